import type { Ticket } from '@imah/contract/tickets';
import type { OutboxEntry, OutboxOrder, TicketFields, VersionedOrder } from './outbox-entry.ts';

/** One field that both sides have an answer for. */
export interface ConflictField {
  readonly field: 'state' | 'assignee' | 'executors' | 'answer' | keyof TicketFields;
  /** What the person saw when they decided. */
  readonly before: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
  /** `changed`: the other side changed it too. `untouched`: it stands as the person saw it. */
  readonly other: 'changed' | 'untouched';
}

/** Whether it is known what stands on the server, so that one can choose. */
export const isCurrentKnown = ({ current, currentCheck }: OutboxEntry): boolean =>
  current !== null || (currentCheck ?? null) !== null;

/** The fields a person has to choose about; none when both sides say the same. */
export function conflictFields(entry: OutboxEntry): ConflictField[] {
  return pairsOf(entry).filter(({ mine, theirs }) => mine !== theirs);
}

function pairsOf({ order, current, currentCheck }: OutboxEntry): ConflictField[] {
  if (order.kind === 'answerCheck') {
    const { before, answer } = order.body;
    return currentCheck ? [fieldOf('answer', before, answer, currentCheck.answer)] : [];
  }
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
      return [
        fieldOf('assignee', seen.assigneeId, body.assigneeId, theirs.assigneeId),
        fieldOf('executors', peopleKey(seen.executorIds), peopleKey(body.executorIds), peopleKey(theirs.executorIds)),
      ];
    }
    default:
      return [];
  }
}

function fieldOf(field: ConflictField['field'], before: unknown, mine: unknown, theirs: unknown): ConflictField {
  return { field, before, mine, theirs, other: before === theirs ? 'untouched' : 'changed' };
}

/** Several people as one value, in whatever order they are named. */
const peopleKey = (ids: readonly string[] | undefined) => (ids ?? []).toSorted().join(' ');

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
export function onCurrent({ order, current, currentCheck }: OutboxEntry, mine: readonly string[]): OutboxOrder | null {
  if (order.kind === 'answerCheck') {
    if (!currentCheck) return order;
    return mine.includes('answer') ? { ...order, body: { ...order.body, before: currentCheck.answer } } : null;
  }
  return current !== null && 'seen' in order ? onTicket(order, current, mine) : order;
}

function onTicket(order: VersionedOrder, current: Ticket, mine: readonly string[]): OutboxOrder | null {
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
      const executorIds = mine.includes('executors') ? order.body.executorIds : theirs.executorIds;
      return { ...order, body: { ...order.body, assigneeId, executorIds }, seen: { version, ...theirs } };
    }
  }
}
