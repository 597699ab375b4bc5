import type { Ticket } from '@imah/contract/tickets';
import { ticketOrderTextsId } from './messages/id.ts';
import { useTicketOrderTexts } from './texts.ts';
import type { TicketOrder } from './ticket-order.ts';

type Word = keyof typeof ticketOrderTextsId.words;

const isWord = (value: string): value is Word => value in ticketOrderTextsId.words;
const isResult = (value: string): value is keyof typeof ticketOrderTextsId.results =>
  value in ticketOrderTextsId.results;
const isId = (value: string) => /^[\da-f]{8}-[\da-f]{4}-/.test(value);

/** Says a value of a ticket's field as people read it: words of states, names of what an id stands for, texts as they are. */
export function useValueWords(order: TicketOrder, saved: unknown): (value: unknown, field?: string) => string {
  const t = useTicketOrderTexts();
  // What stands is the ticket, but for an answer: an item of its checklist names nobody.
  const current = order.kind === 'answerCheck' ? null : (saved as Ticket | null);
  const names: Record<string, string> = 'names' in order ? { ...order.names } : {};
  for (const person of [current?.assignee, ...(current?.executors ?? [])]) if (person) names[person.id] = person.name;
  const nameOf = (id: string) => names[id] ?? t('other');
  return (value, field) => {
    if (typeof value !== 'string' || value === '') return t('nothing');
    // What somebody wrote may be the very name of a state.
    if (field === 'title' || field === 'details') return value;
    if (order.kind === 'answerCheck') return isResult(value) ? t(`results.${value}`) : value;
    if (order.kind === 'assignTicket') return value.split(' ').map(nameOf).join(', ');
    if (value === current?.category?.id) return current.category.name;
    if (value === current?.unitId) return current.unitCode ?? t('other');
    if (value === current?.floorId || value === current?.sectionId) return current.place ?? t('other');
    if (isWord(value)) return t(`words.${value}`);
    return isId(value) ? nameOf(value) : value;
  };
}
