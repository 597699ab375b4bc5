import { useApiClient, useRead } from '@imah/api-client/react';
import type { Building } from '@imah/contract/buildings';
import { Button, ConfirmDialog, Heading, Inline, Stack, Text } from '@imah/ui';
import { plusIcon, trashIcon } from '@imah/ui/icons';
import { useState } from 'react';
import { useSubmit } from '@imah/app/command';
import { useCan } from '@imah/app/ports';
import { Read, readState } from '@imah/app/read';
import { useToast } from '@imah/app/shell';
import { changeBuilding } from '@imah/features-buildings';
import { AttachedFiles } from '@imah/features-files';
import { AddDocuments } from './add-documents.tsx';
import { useDocumentsTexts } from './texts.ts';

/** What everybody of the building may read: house rules, forms, plans. */
export function DocumentsSection({ building }: { readonly building: Building }) {
  const t = useDocumentsTexts();
  const can = useCan();
  const client = useApiClient();
  const toast = useToast();
  const { isSending, answer, submit } = useSubmit(changeBuilding(building.id));
  const [dialog, setDialog] = useState<{ kind: 'none' | 'add' } | { kind: 'remove'; id: string; name: string }>({
    kind: 'none',
  });
  const close = () => setDialog({ kind: 'none' });
  const state = readState(useRead('listBuildingFiles', { params: { buildingId: building.id } }));
  const mayChange = can('building.update', { orgId: building.orgId, buildingId: building.id }) === 'allowed';
  // Who can only read has no use for an empty shelf.
  if (state.kind === 'ready' && state.data.length === 0 && !mayChange) return null;

  async function remove(fileId: string): Promise<void> {
    const params = { buildingId: building.id, fileId };
    const done = await submit(() => client.removeBuildingFile({ params }));
    close();
    if (done !== null) toast('success', t('removeConfirm.done'));
  }

  return (
    <Stack gap="md" as="section" aria-labelledby="dokumen">
      <Inline justify="between" align="baseline">
        <Heading level={2} id="dokumen">
          {t('title')}
        </Heading>
        {mayChange ? (
          <Button size="sm" icon={plusIcon} onClick={() => setDialog({ kind: 'add' })}>
            {t('add')}
          </Button>
        ) : null}
      </Inline>
      {answer?.message === undefined ? null : (
        <Text size="sm" tone="danger" role="alert">
          {answer.message}
        </Text>
      )}
      <Read of={state} level={3} failed={t('failed')} forbidden={null} empty={<Text tone="muted">{t('empty')}</Text>}>
        {(files) => (
          <AttachedFiles
            files={files}
            zone={building.timeZone}
            actions={({ id, name }) =>
              mayChange
                ? [
                    {
                      kind: 'action',
                      label: t('remove'),
                      icon: trashIcon,
                      tone: 'danger',
                      onSelect: () => setDialog({ kind: 'remove', id, name }),
                    },
                  ]
                : []
            }
          />
        )}
      </Read>
      {dialog.kind === 'add' ? <AddDocuments building={building} onClose={close} /> : null}
      <ConfirmDialog
        open={dialog.kind === 'remove'}
        title={t('removeConfirm.title')}
        text={t('removeConfirm.text', { name: dialog.kind === 'remove' ? dialog.name : '' })}
        confirmLabel={t('remove')}
        tone="danger"
        loading={isSending}
        onConfirm={() => (dialog.kind === 'remove' ? void remove(dialog.id) : undefined)}
        onClose={close}
      />
    </Stack>
  );
}
