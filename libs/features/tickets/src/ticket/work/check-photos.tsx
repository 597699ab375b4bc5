import type { Ticket, TicketCheck } from '@imah/contract/tickets';
import { Button, Inline, Stack } from '@imah/ui';
import { trashIcon } from '@imah/ui/icons';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useCommand } from '@imah/app/command';
import { AttachedFiles, FileField, useUploads } from '@imah/features-files';
import { useWorkTexts } from './texts.ts';
import { changeWork } from './use-work.ts';

interface CheckPhotosProps {
  readonly ticket: Ticket;
  readonly check: TicketCheck;
  readonly mode: 'read' | 'write';
  readonly form: 'shown' | 'adding';
  /** What the camera has just taken: it goes at once. */
  readonly taken: readonly File[];
  readonly onClose: () => void;
}

/** The photos of an item, and a place for more. */
export function CheckPhotos({ ticket, check, mode, form, taken, onClose }: CheckPhotosProps) {
  const t = useWorkTexts();
  const { run } = useCommand(changeWork(ticket.id));
  const params = { ticketId: ticket.id, checkId: check.id };
  const remove = (fileId: string) => void run((client) => client.deleteCheckPhoto({ params: { ...params, fileId } }));
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
      {form === 'adding' ? <PhotoForm ticket={ticket} check={check} taken={taken} onClose={onClose} /> : null}
    </>
  );
}

function PhotoForm({ ticket, check, taken, onClose }: Omit<CheckPhotosProps, 'mode' | 'form'>) {
  const t = useWorkTexts();
  const { run, isPending, error } = useCommand(changeWork(ticket.id));
  const uploads = useUploads({ orgId: ticket.orgId, scope: `ticket-check:${ticket.id}:${check.id}` });
  const { files, queue } = uploads;
  const attaching = useRef(new Set<string>());
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void queue.add(taken);
  }, [queue, taken]);

  // What has arrived is the item's at once: a photo that looks attached is.
  const attach = useEffectEvent(async (arrived: readonly { readonly id: string; readonly fileId: string }[]) => {
    const due = arrived.filter(({ id }) => !attaching.current.has(id));
    if (due.length === 0) return;
    for (const { id } of due) attaching.current.add(id);
    const params = { ticketId: ticket.id, checkId: check.id };
    const fileIds = due.map(({ fileId }) => fileId);
    const { kind } = await run((client) => client.addCheckPhotos({ params, body: { fileIds } }));
    if (kind !== 'sent') {
      // The failure is told by the toast; the photos stay, to be attached by hand.
      for (const { id } of due) attaching.current.delete(id);
      return;
    }
    await queue.release(due.map(({ id }) => id));
    if (queue.getSnapshot().length === 0) onClose();
  });
  const arrived = files.flatMap((file) => (file.state === 'done' ? [{ id: file.id, fileId: file.file.id }] : []));
  const which = arrived.map(({ id }) => id).join();
  useEffect(() => {
    if (which !== '') void attach(arrived);
    // The same ones are not attached again because the page was drawn again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [which]);
  return (
    <Stack gap="sm">
      <FileField label={t('checks.photos')} uploads={uploads} kinds="photos" />
      <Inline gap="sm">
        {error !== null && arrived.length > 0 ? (
          <Button tone="primary" loading={isPending} onClick={() => void attach(arrived)}>
            {t('checks.attach')}
          </Button>
        ) : null}
        <Button tone="ghost" onClick={onClose}>
          {t('checks.enough')}
        </Button>
      </Inline>
    </Stack>
  );
}
