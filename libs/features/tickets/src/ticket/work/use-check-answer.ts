import type { Ticket, TicketCheck } from '@imah/contract/tickets';
import { type OutboxDraft, useOutbox } from '@imah/app/outbox';
import { withKeptAnswer } from '../model/with-kept.ts';
import { useWorkChange } from './use-work.ts';

/** An item as the person has answered it, whether or not that has arrived, and the way to answer it. */
export function useCheckAnswer(ticket: Ticket, check: TicketCheck) {
  const { entries } = useOutbox();
  const change = useWorkChange(ticket.id);
  const { check: shown, localId } = withKeptAnswer(check, entries);
  const { id: checkId, label } = check;

  function answer(value: string | null): void {
    const body = { answer: value, before: shown.answer };
    change.mutate({
      send: (client) => client.answerTicketCheck({ params: { ticketId: ticket.id, checkId }, body }),
      expect: (work) => ({
        ...work,
        checks: work.checks.map((known) => (known.id === checkId ? { ...known, answer: value } : known)),
      }),
      keep: {
        orgId: ticket.orgId,
        about: `${ticket.number} ${ticket.title}`,
        order: { kind: 'answerCheck', ticketId: ticket.id, checkId, body, label },
      } satisfies OutboxDraft,
    });
  }
  return { shown, localId, answer };
}
