import type { Ticket } from '@imah/contract';
import type { OutboxEntry, OutboxOrder, TicketFields } from './outbox-entry.ts';

/** One field that both sides have an answer for. */
export interface ConflictField {
  readonly field: 'state' | keyof TicketFields;
  /** What the person saw when they decided. */
  readonly before: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
  /** `changed`: the other side changed it too. `untouched`: it stands as the person saw it. */
  readonly other: 'changed' | 'untouched';
}

/** The fields a person has to choose about; none when both sides say the same. */
export function conflictFields({ order, current }: OutboxEntry): ConflictField[] {
  if (current === null || (order.kind !== 'moveTicket' && order.kind !== 'updateTicket')) return [];
  const { seen } = order;
  const pairs: ConflictField[] =
    order.kind === 'moveTicket'
      ? [fieldOf('state', seen.state, order.body.to, current.state)]
      : fieldNames(order.body).map((field) =>
          fieldOf(field, seen.fields[field], order.body[field], valueIn(current, field)),
        );
  return pairs.filter(({ mine, theirs }) => mine !== theirs);
}

function fieldOf(field: ConflictField['field'], before: unknown, mine: unknown, theirs: unknown): ConflictField {
  return { field, before, mine, theirs, other: before === theirs ? 'untouched' : 'changed' };
}

/** Object.keys forgets whose keys they are. */
const fieldNames = (fields: TicketFields) => Object.keys(fields) as (keyof TicketFields)[];

function valueIn(ticket: Ticket, field: keyof TicketFields): unknown {
  return field === 'categoryId' ? (ticket.category?.id ?? null) : ticket[field];
}

/** The same order on the ticket as it stands, with only the chosen fields of mine; null when nothing of it is left. */
export function onCurrent({ order, current }: OutboxEntry, mine: readonly string[]): OutboxOrder | null {
  if (current === null || (order.kind !== 'moveTicket' && order.kind !== 'updateTicket')) return order;
  const seen = { version: current.version, state: current.state, fields: seenIn(current, order) };
  if (order.kind === 'moveTicket') return mine.includes('state') ? { ...order, seen } : null;
  const body = Object.fromEntries(Object.entries(order.body).filter(([field]) => mine.includes(field)));
  return Object.keys(body).length === 0 ? null : { ...order, body, seen };
}

function seenIn(ticket: Ticket, order: Extract<OutboxOrder, { kind: 'moveTicket' | 'updateTicket' }>): TicketFields {
  if (order.kind === 'moveTicket') return {};
  return Object.fromEntries(fieldNames(order.body).map((field) => [field, valueIn(ticket, field)]));
}
