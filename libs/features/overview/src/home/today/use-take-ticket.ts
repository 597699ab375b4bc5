import type { ApiError } from '@imah/api-client';
import { useApiClient } from '@imah/api-client/react';
import type { Ticket, TicketRow } from '@imah/contract/tickets';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApp } from '@imah/app/ports';
import { useFormTexts, whyNot } from '@imah/app/form';
import { useToast } from '@imah/app/shell';
import { useHomeTexts } from '../texts.ts';
import { todayKey } from './use-today.ts';

/** Gives a ticket that nobody has to the person; whoever was faster keeps it. */
export function useTakeTicket() {
  const t = useHomeTexts();
  const tf = useFormTexts();
  const client = useApiClient();
  const queryClient = useQueryClient();
  const toast = useToast();
  const { person } = useApp();
  return useMutation<Ticket, ApiError, TicketRow>({
    mutationFn: async ({ id: ticketId, version }) => {
      const body = { assigneeId: person?.id ?? null, executorIds: [] };
      return (await client.assignTicket({ params: { ticketId }, body, version })).data;
    },
    onSuccess: ({ title }) => toast('success', t('today.ticket.taken', { title })),
    onError: (error) => {
      const otherwise = t(error.code === 'VERSI_BERUBAH' ? 'today.ticket.changed' : 'today.ticket.failed');
      toast('danger', whyNot(tf, error) ?? otherwise);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: todayKey }),
  });
}
