import { isApiError } from '@imah/api-client';
import type { TicketRow } from '@imah/contract/tickets';
import { useApp } from '@imah/app/ports';
import { useCommand } from '@imah/app/command';
import { useFormTexts, whyNot } from '@imah/app/form';
import { useClock } from '@imah/app/i18n';
import { assignmentOf, giveOrder } from '@imah/features-tickets/ticket/commands';
import { useHomeTexts } from '../texts.ts';

/** Gives a ticket that nobody has to the person; whoever was faster keeps it. */
export function useTakeTicket() {
  const t = useHomeTexts();
  const tf = useFormTexts();
  const clock = useClock();
  const { person } = useApp();
  const { run, isPending } = useCommand(giveOrder, {
    told: {
      sent: ({ ticket }) => t('today.ticket.taken', { title: ticket?.title ?? '' }),
      kept: () => t('today.ticket.kept'),
    },
    explain: (error) => {
      const isChanged = isApiError(error) && error.code === 'VERSI_BERUBAH';
      return whyNot(tf, error) ?? t(isChanged ? 'today.ticket.changed' : 'today.ticket.failed');
    },
  });
  const me = person === null ? null : { id: person.id, name: person.name };
  return { take: (ticket: TicketRow) => void run(assignmentOf(ticket, me, [], clock.now())), isPending };
}
