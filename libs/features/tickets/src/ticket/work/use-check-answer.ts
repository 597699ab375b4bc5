import type { Ticket, TicketCheck } from '@imah/contract/tickets';
import { useCommand } from '@imah/app/command';
import { useOutbox } from '@imah/app/outbox';
import { checkAnswerOf, giveOrder, withAnswers } from '../commands/index.ts';

/** An item as the person has answered it, whether or not that has arrived, and the way to answer it. */
export function useCheckAnswer(ticket: Ticket, check: TicketCheck) {
  const { entries } = useOutbox();
  const { run } = useCommand(giveOrder);
  const { check: shown, localId } = withAnswers(check, entries);
  return { shown, localId, answer: (value: string | null) => void run(checkAnswerOf(ticket, shown, value)) };
}
