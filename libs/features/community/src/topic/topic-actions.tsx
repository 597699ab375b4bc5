import type { CommunityTopic } from '@imah/contract/community';
import { type TopicAct, topicVisibilities } from '@imah/contract/community/words';
import { useApiClient } from '@imah/api-client/react';
import { ConfirmDialog, IconButton, Inline, Menu, type MenuItem } from '@imah/ui';
import {
  bellIcon,
  bellOffIcon,
  bellRingIcon,
  checkIcon,
  ellipsisVerticalIcon,
  eyeIcon,
  lockIcon,
  lockOpenIcon,
  notebookTextIcon,
  pencilIcon,
  pinIcon,
  rotateCcwIcon,
  ticketIcon,
  trashIcon,
} from '@imah/ui/icons';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCommand } from '@imah/app/command';
import { useToast } from '@imah/app/shell';
import { useCommunityTexts } from '../texts.ts';
import { CorrectionDialog } from './correction-dialog.tsx';
import { ReceiptsSheet } from './receipts-sheet.tsx';
import { SummaryDialog } from './summary-dialog.tsx';
import { changeTopic } from './topic-commands.ts';

/** How much one wants to hear of a topic, and what else can be done with it. */
export function TopicActions({ topic }: { readonly topic: CommunityTopic }) {
  const t = useCommunityTexts();
  const client = useApiClient();
  const navigate = useNavigate();
  const toast = useToast();
  const { isPending, run } = useCommand(changeTopic(topic.id));
  const [open, setOpen] = useState<'none' | 'receipts' | 'correction' | 'summary' | 'remove'>('none');
  const { id: topicId, locked, pinned, resolvedAt, version, visibility } = topic;
  const params = { topicId };
  const may = (wanted: TopicAct) => topic.abilities.acts.includes(wanted);

  async function resolve(): Promise<void> {
    const done = await run(() => client.resolveTopic({ params, body: { resolved: resolvedAt === null }, version }));
    if (done.kind === 'sent' && resolvedAt === null) toast('success', t('act.resolved'));
  }
  async function makeTicket(): Promise<void> {
    const done = await run(() => client.ticketFromTopic({ params, body: { postId: null } }));
    if (done.kind === 'sent') toast('success', t('act.ticketMade', { number: done.answer.data.number }));
  }
  async function remove(): Promise<void> {
    const done = await run(async () => {
      await client.deleteTopic({ params, version });
      return true;
    });
    if (done.kind !== 'sent') return;
    toast('success', t('act.removed'));
    void navigate('/imah', { replace: true });
  }
  const moderate = (body: { pinned?: boolean; locked?: boolean }) =>
    void run(() => client.moderateTopic({ params, body, version }));
  const follow = (value: string) => {
    const wish = topicVisibilities.find((each) => each === value);
    if (wish !== undefined) void run(() => client.followTopic({ params, body: { visibility: wish } }));
  };

  const act = (label: string, icon: typeof pinIcon, onSelect: () => void, tone?: 'danger'): MenuItem => ({
    kind: 'action',
    label,
    icon,
    onSelect,
    ...(tone === undefined ? {} : { tone }),
  });
  const items: MenuItem[] = [
    ...(may('resolve')
      ? [
          act(
            t(resolvedAt === null ? 'act.resolve' : 'act.reopen'),
            resolvedAt === null ? checkIcon : rotateCcwIcon,
            () => void resolve(),
          ),
        ]
      : []),
    ...(may('moderate')
      ? [
          act(t(pinned ? 'act.unpin' : 'act.pin'), pinIcon, () => moderate({ pinned: !pinned })),
          act(t(locked ? 'act.unlock' : 'act.lock'), locked ? lockOpenIcon : lockIcon, () =>
            moderate({ locked: !locked }),
          ),
          act(t(topic.summary === null ? 'act.summarize' : 'act.resummarize'), notebookTextIcon, () =>
            setOpen('summary'),
          ),
        ]
      : []),
    ...(may('correct') ? [act(t('act.correct'), pencilIcon, () => setOpen('correction'))] : []),
    ...(may('list-receipts') ? [act(t('act.receipts'), eyeIcon, () => setOpen('receipts'))] : []),
    ...(may('make-ticket') ? [act(t('act.ticket'), ticketIcon, () => void makeTicket())] : []),
    ...(may('delete') ? [act(t('act.remove'), trashIcon, () => setOpen('remove'), 'danger')] : []),
  ];
  const bells = { inherit: bellIcon, normal: bellIcon, following: bellRingIcon, muted: bellOffIcon } as const;

  return (
    <Inline gap="xs" wrap="nowrap">
      <Menu
        align="end"
        trigger={<IconButton icon={bells[visibility]} label={t('follow.label')} loading={isPending} />}
        items={[
          {
            kind: 'choice',
            id: 'follow',
            label: t('follow.label'),
            value: visibility,
            options: topicVisibilities.map((value) => ({ value, label: t(`follow.${value}`) })),
            onChange: ({ value }) => follow(value),
          },
        ]}
      />
      {items.length === 0 ? null : (
        <Menu
          align="end"
          trigger={<IconButton icon={ellipsisVerticalIcon} label={t('page.actions')} />}
          items={items}
        />
      )}
      {open === 'receipts' ? <ReceiptsSheet topic={topic} onClose={() => setOpen('none')} /> : null}
      {open === 'summary' ? <SummaryDialog topic={topic} onClose={() => setOpen('none')} /> : null}
      {open === 'correction' ? <CorrectionDialog topic={topic} onClose={() => setOpen('none')} /> : null}
      <ConfirmDialog
        open={open === 'remove'}
        title={t('act.removeTitle')}
        text={t('act.removeText')}
        confirmLabel={t('act.remove')}
        tone="danger"
        loading={isPending}
        onConfirm={() => void remove()}
        onClose={() => setOpen('none')}
      />
    </Inline>
  );
}
