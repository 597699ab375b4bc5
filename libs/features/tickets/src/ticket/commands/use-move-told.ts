import type { TicketState } from '@imah/contract/tickets/words';
import type { SentAnswer } from '../orders/send-order.ts';
import type { TicketDraft } from '../orders/ticket-order.ts';
import { useTicketWords } from '../parts/index.ts';
import { useTicketTexts } from '../texts.ts';

/** What is said of a move, wherever it was made. */
export function useMoveTold() {
  const t = useTicketTexts();
  const words = useTicketWords();
  const say = (key: 'step.done' | 'step.kept', { about, order }: TicketDraft, state?: TicketState) => {
    const to = state ?? (order.kind === 'moveTicket' ? order.body.to : 'new');
    // What it is about begins with its number.
    return t(key, { number: about.split(' ')[0] ?? about, state: words(`states.${to}`) });
  };
  return {
    sent: ({ ticket }: SentAnswer, draft: TicketDraft) => say('step.done', draft, ticket?.state),
    kept: (draft: TicketDraft) => say('step.kept', draft),
  };
}
