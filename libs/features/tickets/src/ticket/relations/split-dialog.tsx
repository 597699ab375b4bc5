import type { ApiClient } from '@imah/api-client';
import type { Ticket } from '@imah/contract/tickets';
import { Button, Dialog, Form, FormActions, Stack, TextArea, TextField } from '@imah/ui';
import { useRef, useState } from 'react';
import { anyCall, useSubmit } from '@imah/app/command';
import { newId } from '@imah/api-client';
import { useClock } from '@imah/app/i18n';
import { useToast } from '@imah/app/shell';
import { renewedBy } from '@imah/app/read';
import { useRelationTexts } from './texts.ts';

interface SplitDialogProps {
  readonly ticket: Ticket;
  /** What stands in the form at first. */
  readonly begin?: { readonly title: string; readonly details: string };
  /** What else is said of the new ticket, once it is related; again when it is tried again. */
  readonly andThen?: (client: ApiClient, made: Ticket) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Makes a ticket of its own from a part of this one. Tried again after a cut it is still one new ticket. */
export function SplitDialog({ ticket, begin, andThen, onClose }: SplitDialogProps) {
  const t = useRelationTexts();
  const clock = useClock();
  const toast = useToast();
  const id = useRef<string | null>(null);
  const [title, setTitle] = useState(begin?.title ?? '');
  const [details, setDetails] = useState(begin?.details ?? '');
  const { answer, isSending, submit, refuse } = useSubmit(anyCall(renewedBy.partsOfTicket(ticket.id)), {
    onDone: onClose,
  });

  async function split(): Promise<void> {
    if (title.trim().length < 3) return refuse({ title: [t('short')] });
    id.current ??= newId(clock.now());
    const { kind, priority, audience, unitId, floorId, sectionId, deviceId, category, buildingId } = ticket;
    const about = {
      ...(unitId === null ? {} : { unitId }),
      ...(floorId === null ? {} : { floorId }),
      ...(sectionId === null ? {} : { sectionId }),
      ...(deviceId === null ? {} : { deviceId }),
      ...(category === null ? {} : { categoryId: category.id }),
    };
    const body = { id: id.current, title: title.trim(), details: details.trim(), kind, priority, audience, ...about };
    const made = await submit(async (client) => {
      const { data } = await client.createTicket({ params: { buildingId }, body });
      const relation = { kind: 'split', targetId: data.id } as const;
      await client.relateTicket({ params: { ticketId: ticket.id }, body: relation });
      await andThen?.(client, data);
      return data;
    });
    if (made !== null) toast('success', t('splitDone', { number: made.number }));
  }

  return (
    <Dialog open onClose={onClose} title={t('splitTitle')} description={t('splitText')}>
      <Form answer={answer} onSubmit={() => void split()}>
        {({ errorOf }) => (
          <Stack gap="lg">
            <TextField
              name="title"
              label={t('splitName')}
              required
              value={title}
              onChange={(event) => setTitle(event.currentTarget.value)}
              error={errorOf('title')}
            />
            <TextArea
              name="details"
              label={t('splitDetails')}
              limit={5000}
              value={details}
              onChange={(event) => setDetails(event.currentTarget.value)}
              error={errorOf('details')}
            />
            <FormActions>
              <Button type="submit" tone="primary" size="lg" width="full" loading={isSending}>
                {t('splitSave')}
              </Button>
            </FormActions>
          </Stack>
        )}
      </Form>
    </Dialog>
  );
}
