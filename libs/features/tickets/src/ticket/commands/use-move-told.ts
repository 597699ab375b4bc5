import type { TicketState } from '@imah/contract/tickets/words';
import type { OutboxDraft } from '@imah/app/outbox';
import type { SentAnswer } from '@imah/app/outbox/orders';
import { useTicketWords } from '../parts/index.ts';
import { useTicketTexts } from '../texts.ts';

/** What is said of a move, wherever it was made. */
export function useMoveTold() {
  const t = useTicketTexts();
  const words = useTicketWords();
  const say = (key: 'step.done' | 'step.kept', { about, order }: OutboxDraft, state?: TicketState) => {
    const to = state ?? (order.kind === 'moveTicket' ? order.body.to : 'new');
    // What it is about begins with its number.
    return t(key, { number: about.split(' ')[0] ?? about, state: words(`states.${to}`) });
  };
  return {
    sent: ({ ticket }: SentAnswer, draft: OutboxDraft) => say('step.done', draft, ticket?.state),
    kept: (draft: OutboxDraft) => say('step.kept', draft),
  };
}
