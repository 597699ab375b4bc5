import type { OutboxEntry } from '../engine/index.ts';
import { outboxTextsId } from '../messages/id.ts';
import { useOutboxTexts } from '../texts.ts';

type Word = keyof typeof outboxTextsId.words;

const isWord = (value: string): value is Word => value in outboxTextsId.words;
const isResult = (value: string): value is keyof typeof outboxTextsId.results => value in outboxTextsId.results;
const isId = (value: string) => /^[\da-f]{8}-[\da-f]{4}-/.test(value);

/** Says a value of a ticket's field as people read it: words of states, names of what an id stands for, texts as they are. */
export function useValueWords({ order, current }: OutboxEntry): (value: unknown, field?: string) => string {
  const t = useOutboxTexts();
  const names: Record<string, string> = 'names' in order ? { ...order.names } : {};
  for (const person of [current?.assignee, ...(current?.executors ?? [])]) if (person) names[person.id] = person.name;
  const nameOf = (id: string) => names[id] ?? t('conflict.other');
  return (value, field) => {
    if (typeof value !== 'string' || value === '') return t('conflict.nothing');
    // What somebody wrote may be the very name of a state.
    if (field === 'title' || field === 'details') return value;
    if (order.kind === 'answerCheck') return isResult(value) ? t(`results.${value}`) : value;
    if (order.kind === 'assignTicket') return value.split(' ').map(nameOf).join(', ');
    if (value === current?.category?.id) return current.category.name;
    if (value === current?.unitId) return current.unitCode ?? t('conflict.other');
    if (value === current?.floorId || value === current?.sectionId) return current.place ?? t('conflict.other');
    if (isWord(value)) return t(`words.${value}`);
    return isId(value) ? nameOf(value) : value;
  };
}
