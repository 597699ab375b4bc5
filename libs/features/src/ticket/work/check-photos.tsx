import type { Ticket, TicketCheck } from '@imah/contract';
import { Button, Inline, Stack } from '@imah/ui';
import { trashIcon } from '@imah/ui/icons';
import { AttachedFiles, FileField, useUploads } from '../../files/index.ts';
import { useWorkTexts } from './texts.ts';
import { useWorkChange } from './use-work.ts';

interface CheckPhotosProps {
  readonly ticket: Ticket;
  readonly check: TicketCheck;
  readonly mode: 'read' | 'write';
  readonly form: 'shown' | 'adding';
  readonly onClose: () => void;
}

/** The photos of an item, and a place for more. */
export function CheckPhotos({ ticket, check, mode, form, onClose }: CheckPhotosProps) {
  const t = useWorkTexts();
  const change = useWorkChange(ticket.id);
  const params = { ticketId: ticket.id, checkId: check.id };
  const remove = (fileId: string) =>
    change.mutate({ send: (client) => client.deleteCheckPhoto({ params: { ...params, fileId } }) });
  return (
    <>
      <AttachedFiles
        files={check.photos}
        zone={ticket.timeZone}
        actions={({ id }) =>
          mode === 'read'
            ? []
            : [
                {
                  kind: 'action',
                  label: t('checks.removePhoto'),
                  icon: trashIcon,
                  tone: 'danger',
                  onSelect: () => remove(id),
                },
              ]
        }
      />
      {form === 'adding' ? <PhotoForm ticket={ticket} check={check} onClose={onClose} /> : null}
    </>
  );
}

function PhotoForm({ ticket, check, onClose }: Pick<CheckPhotosProps, 'ticket' | 'check' | 'onClose'>) {
  const t = useWorkTexts();
  const change = useWorkChange(ticket.id);
  const uploads = useUploads({ orgId: ticket.orgId, scope: `ticket-check:${ticket.id}:${check.id}` });
  const fileIds = uploads.files.flatMap((file) => (file.state === 'done' ? [file.file.id] : []));
  const isWhole = fileIds.length > 0 && fileIds.length === uploads.files.length;
  const params = { ticketId: ticket.id, checkId: check.id };

  async function attach(): Promise<void> {
    await change.mutateAsync({ send: (client) => client.addCheckPhotos({ params, body: { fileIds } }) }).then(
      async () => {
        await uploads.queue.clear();
        onClose();
      },
      // The failure is told by the toast; the photos stay.
      () => undefined,
    );
  }
  return (
    <Stack gap="sm">
      <FileField label={t('checks.photos')} uploads={uploads} kinds="photos" />
      <Inline gap="sm">
        <Button tone="primary" loading={change.isPending} disabled={!isWhole} onClick={() => void attach()}>
          {t('checks.attach')}
        </Button>
        <Button tone="ghost" onClick={onClose}>
          {t('cancel')}
        </Button>
      </Inline>
    </Stack>
  );
}
