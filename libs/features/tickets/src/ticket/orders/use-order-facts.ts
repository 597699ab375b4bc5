import { useTicketOrderTexts } from './texts.ts';
import type { TicketOrder } from './ticket-order.ts';
import { useValueWords } from './use-value-words.ts';

/** What was chosen, line by line: who is to work on it, which answer was given, which fields get which value. */
export function useOrderFacts(order: TicketOrder, current: unknown): string[] {
  const t = useTicketOrderTexts();
  const wordsOf = useValueWords(order, current);
  const fact = (label: string, value: unknown) => t('fact', { label, value: wordsOf(value) });
  switch (order.kind) {
    case 'assignTicket': {
      const { assigneeId, executorIds = [] } = order.body;
      const helpers = executorIds.length === 0 ? [] : [fact(t('fields.executors'), executorIds.join(' '))];
      return [fact(t('fields.assignee'), assigneeId), ...helpers];
    }
    case 'addCheck':
      return [order.body.label];
    case 'answerCheck':
      return [fact(order.label, order.body.answer)];
    case 'updateTicket': {
      const { id: _, title: __, details: ___, fileIds: ____, ...choices } = order.body;
      // Object.entries forgets whose keys they are.
      return (Object.entries(choices) as [keyof typeof choices, unknown][])
        .filter(([, value]) => value !== undefined)
        .map(([field, value]) => fact(t(`fields.${field}`), value));
    }
    default:
      return [];
  }
}
