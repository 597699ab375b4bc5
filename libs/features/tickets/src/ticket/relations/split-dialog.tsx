import { useApiClient } from '@imah/api-client/react';
import type { Ticket } from '@imah/contract/tickets';
import { Button, Dialog, Form, FormActions, type FormAnswer, Stack, TextArea, TextField } from '@imah/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { newId } from '@imah/api-client';
import { failureAnswer, useFormTexts } from '@imah/app/form';
import { useClock } from '@imah/app/i18n';
import { useToast } from '@imah/app/shell';
import { ticketKeys } from '../model/ticket-queries.ts';
import { useRelationTexts } from './texts.ts';

interface SplitDialogProps {
  readonly ticket: Ticket;
  /** What stands in the form at first. */
  readonly begin?: { readonly title: string; readonly details: string };
  /** What else is said of the new ticket, once it is related; again when it is tried again. */
  readonly onMade?: (made: Ticket) => Promise<void>;
  readonly onClose: () => void;
}

/** Makes a ticket of its own from a part of this one. Tried again after a cut it is still one new ticket. */
export function SplitDialog({ ticket, begin, onMade, onClose }: SplitDialogProps) {
  const t = useRelationTexts();
  const tf = useFormTexts();
  const client = useApiClient();
  const queries = useQueryClient();
  const clock = useClock();
  const toast = useToast();
  const id = useRef<string | null>(null);
  const [title, setTitle] = useState(begin?.title ?? '');
  const [details, setDetails] = useState(begin?.details ?? '');
  const [answer, setAnswer] = useState<FormAnswer | null>(null);
  const splitting = useMutation({
    mutationFn: async () => {
      id.current ??= newId(clock.now());
      const { kind, priority, audience, unitId, deviceId, category, buildingId } = ticket;
      const place = {
        ...(unitId === null ? {} : { unitId }),
        ...(deviceId === null ? {} : { deviceId }),
        ...(category === null ? {} : { categoryId: category.id }),
      };
      const body = { id: id.current, title: title.trim(), details: details.trim(), kind, priority, audience, ...place };
      const { data } = await client.createTicket({ params: { buildingId }, body });
      const relation = { kind: 'split', targetId: data.id } as const;
      const relations = await client.relateTicket({ params: { ticketId: ticket.id }, body: relation });
      queries.setQueryData(ticketKeys.relations(ticket.id), relations.data);
      await onMade?.(data);
      return data;
    },
    onSuccess: ({ number }) => {
      toast('success', t('splitDone', { number }));
      onClose();
    },
    onError: (error) => {
      setAnswer(failureAnswer(tf, error));
    },
  });

  function submit(): void {
    if (splitting.isPending) return;
    if (title.trim().length < 3) return setAnswer({ errors: { title: [t('short')] } });
    setAnswer(null);
    splitting.mutate();
  }

  return (
    <Dialog open onClose={onClose} title={t('splitTitle')} description={t('splitText')}>
      <Form answer={answer} onSubmit={submit}>
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
              <Button type="submit" tone="primary" size="lg" width="full" loading={splitting.isPending}>
                {t('splitSave')}
              </Button>
            </FormActions>
          </Stack>
        )}
      </Form>
    </Dialog>
  );
}
