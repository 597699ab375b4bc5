import type { OutboxEntry } from '../engine/index.ts';
import { useOutboxTexts } from '../texts.ts';
import { useValueWords } from './use-value-words.ts';

/** What was chosen, line by line: who is to work on it, which answer was given, which fields get which value. */
export function useEntryFacts(entry: OutboxEntry): string[] {
  const t = useOutboxTexts();
  const wordsOf = useValueWords(entry);
  const { order } = entry;
  const fact = (label: string, value: unknown) => t('fact', { label, value: wordsOf(value) });
  switch (order.kind) {
    case 'assignTicket': {
      const { assigneeId, executorIds = [] } = order.body;
      const helpers = executorIds.length === 0 ? [] : [fact(t('conflict.fields.executors'), executorIds.join(' '))];
      return [fact(t('conflict.fields.assignee'), assigneeId), ...helpers];
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
        .map(([field, value]) => fact(t(`conflict.fields.${field}`), value));
    }
    default:
      return [];
  }
}
