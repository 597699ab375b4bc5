import { useApiClient, useNotices } from '@imah/api-client/react';
import type { Building } from '@imah/contract/buildings';
import type { Notice } from '@imah/contract/notices';
import { Button, ConfirmDialog, Heading, IconButton, Inline, Menu, Stack, Text } from '@imah/ui';
import { ellipsisVerticalIcon, megaphoneIcon } from '@imah/ui/icons';
import { type ReactNode, useState } from 'react';
import { useSubmit } from '@imah/app/command';
import { useCan } from '@imah/app/ports';
import { Read, readState } from '@imah/app/read';
import { useToast } from '@imah/app/shell';
import { changeBuilding } from '../parts/building-commands.ts';
import { NoticeCard } from './card/index.ts';
import { NoticeForm } from './notice-form.tsx';
import { useNoticesTexts } from './texts.ts';

interface NoticeBoardProps {
  readonly building: Building;
  /** What presses more than any notice and is told beside them: outages, for who does not run the building. */
  readonly lead?: ReactNode;
}

/** What the people of the building are told at the moment. */
export function NoticeBoard({ building, lead }: NoticeBoardProps) {
  const t = useNoticesTexts();
  const can = useCan();
  const state = readState(useNotices(building.id));
  const [isWriting, setWriting] = useState(false);
  const mayWrite = can('announcement.create', { orgId: building.orgId, buildingId: building.id }) === 'allowed';
  // Who can only read has no use for an empty board.
  if (state.kind === 'ready' && state.data.length === 0 && !mayWrite) return lead ?? null;

  return (
    <Stack gap="md" as="section" aria-labelledby="pengumuman">
      <Inline justify="between" align="baseline">
        <Heading level={2} id="pengumuman">
          {t('title')}
        </Heading>
        {mayWrite ? (
          <Button icon={megaphoneIcon} onClick={() => setWriting(true)}>
            {t('add')}
          </Button>
        ) : null}
      </Inline>
      {lead}
      <Read of={state} level={3} failed={t('failed')} forbidden={null} empty={<Text tone="muted">{t('empty')}</Text>}>
        {(notices) => notices.map((notice) => <NoticeItem key={notice.id} building={building} notice={notice} />)}
      </Read>
      {isWriting ? <NoticeForm building={building} notice={null} onClose={() => setWriting(false)} /> : null}
    </Stack>
  );
}

function NoticeItem({ building, notice }: { readonly building: Building; readonly notice: Notice }) {
  const t = useNoticesTexts();
  const can = useCan();
  const client = useApiClient();
  const toast = useToast();
  const { isSending, answer, submit } = useSubmit(changeBuilding(building.id));
  const [dialog, setDialog] = useState<'none' | 'edit' | 'remove'>('none');
  const target = { orgId: building.orgId, buildingId: building.id };
  const items = [
    ...(can('announcement.update', target) === 'allowed'
      ? [{ kind: 'action' as const, label: t('edit'), onSelect: () => setDialog('edit') }]
      : []),
    ...(can('announcement.delete', target) === 'allowed'
      ? [{ kind: 'action' as const, label: t('remove'), tone: 'danger' as const, onSelect: () => setDialog('remove') }]
      : []),
  ];

  async function remove(): Promise<void> {
    const params = { buildingId: building.id, noticeId: notice.id };
    const done = await submit(() => client.deleteNotice({ params, version: notice.version }));
    setDialog('none');
    if (done !== null) toast('success', t('removeConfirm.done'));
  }

  return (
    <>
      <NoticeCard
        notice={notice}
        timeZone={building.timeZone}
        corner={
          items.length === 0 ? null : (
            <Menu
              trigger={
                <IconButton icon={ellipsisVerticalIcon} size="sm" label={t('actions', { title: notice.title })} />
              }
              items={items}
            />
          )
        }
      >
        {answer?.message === undefined ? null : (
          <Text size="sm" tone="danger" role="alert">
            {answer.message}
          </Text>
        )}
      </NoticeCard>
      {dialog === 'edit' ? <NoticeForm building={building} notice={notice} onClose={() => setDialog('none')} /> : null}
      <ConfirmDialog
        open={dialog === 'remove'}
        title={t('removeConfirm.title')}
        text={t('removeConfirm.text', { title: notice.title })}
        confirmLabel={t('remove')}
        tone="danger"
        loading={isSending}
        onConfirm={() => void remove()}
        onClose={() => setDialog('none')}
      />
    </>
  );
}
