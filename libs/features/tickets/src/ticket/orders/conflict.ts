import type { Ticket, TicketCheck } from '@imah/contract/tickets';
import type { ConflictField } from '@imah/app/outbox';
import type { TicketFields, TicketOrder, VersionedOrder } from './ticket-order.ts';

type Field = 'state' | 'assignee' | 'executors' | 'answer' | keyof TicketFields;

/** The fields a person has to choose about; none when both sides say the same. */
export function conflictFields(order: TicketOrder, current: unknown): ConflictField[] {
  return pairsOf(order, current).filter(({ mine, theirs }) => mine !== theirs);
}

/** What stands is the record that the server tells of such an order: an item of a checklist, else the ticket. */
const checkOf = (current: unknown) => current as TicketCheck | null;
const ticketOf = (current: unknown) => current as Ticket | null;

function pairsOf(order: TicketOrder, saved: unknown): ConflictField[] {
  if (order.kind === 'answerCheck') {
    const { before, answer } = order.body;
    const check = checkOf(saved);
    return check === null ? [] : [fieldOf('answer', before, answer, check.answer)];
  }
  const current = ticketOf(saved);
  if (current === null) return [];
  switch (order.kind) {
    case 'moveTicket':
      return [fieldOf('state', order.seen.state, order.body.to, current.state)];
    case 'updateTicket':
      return fieldNames(order.body).map((field) =>
        fieldOf(field, order.seen.fields[field], order.body[field], valueIn(current, field)),
      );
    case 'assignTicket': {
      const { seen, body } = order;
      const theirs = workersIn(current);
      const assignee = fieldOf('assignee', seen.assigneeId, body.assigneeId, theirs.assigneeId);
      // Who else works on it was not decided about.
      if (body.executorIds === undefined) return [assignee];
      return [
        assignee,
        fieldOf('executors', peopleKey(seen.executorIds), peopleKey(body.executorIds), peopleKey(theirs.executorIds)),
      ];
    }
    default:
      return [];
  }
}

function fieldOf(field: Field, before: unknown, mine: unknown, theirs: unknown): ConflictField {
  return { field, before, mine, theirs, other: before === theirs ? 'untouched' : 'changed' };
}

/** Several people as one value, in whatever order they are named. */
const peopleKey = (ids: readonly string[]) => ids.toSorted().join(' ');

const workersIn = ({ assignee, executors }: Ticket) => ({
  assigneeId: assignee?.id ?? null,
  executorIds: executors.map(({ id }) => id),
});

/** Object.keys forgets whose keys they are; the id is none of a ticket's fields. */
const fieldNames = (fields: TicketFields) =>
  Object.keys(fields).filter((field) => field !== 'id' && field !== 'fileIds') as (keyof TicketFields)[];

function valueIn(ticket: Ticket, field: keyof TicketFields): unknown {
  return field === 'categoryId' ? (ticket.category?.id ?? null) : ticket[field];
}

/** The same order on the record as it stands, with only the chosen fields of mine; null when nothing of it is left. */
export function onCurrent(order: TicketOrder, saved: unknown, mine: readonly string[]): TicketOrder | null {
  if (order.kind === 'answerCheck') {
    const check = checkOf(saved);
    if (check === null) return order;
    return mine.includes('answer') ? { ...order, body: { ...order.body, before: check.answer } } : null;
  }
  const ticket = ticketOf(saved);
  return ticket !== null && 'seen' in order ? onTicket(order, ticket, mine) : order;
}

function onTicket(order: VersionedOrder, current: Ticket, mine: readonly string[]): TicketOrder | null {
  const { version, state } = current;
  switch (order.kind) {
    case 'moveTicket':
      return mine.includes('state') ? { ...order, seen: { version, state, fields: {} } } : null;
    case 'updateTicket': {
      const { id, fileIds, ...fields } = order.body;
      const body = Object.fromEntries(Object.entries(fields).filter(([field]) => mine.includes(field)));
      const seen = Object.fromEntries(fieldNames(order.body).map((field) => [field, valueIn(current, field)]));
      // The photos of a report are only its reporter's: nobody else has other ones.
      const photos = fileIds === undefined ? {} : { fileIds };
      if (Object.keys({ ...body, ...photos }).length === 0) return null;
      const named = id === undefined ? {} : { id };
      return { ...order, body: { ...body, ...photos, ...named }, seen: { version, state, fields: seen } };
    }
    case 'assignTicket': {
      const theirs = workersIn(current);
      if (!mine.includes('assignee') && !mine.includes('executors')) return null;
      const assigneeId = mine.includes('assignee') ? order.body.assigneeId : theirs.assigneeId;
      const executorIds = mine.includes('executors') ? (order.body.executorIds ?? []) : theirs.executorIds;
      const executors = order.body.executorIds === undefined ? {} : { executorIds };
      return { ...order, body: { ...order.body, assigneeId, ...executors }, seen: { version, ...theirs } };
    }
  }
}
