import type { Ticket, TicketCheck, TicketChange, TicketRow, TicketStep } from '@imah/contract/tickets';
import type { TicketPriority } from '@imah/contract/tickets/words';
import { newId } from '@imah/api-client';
import { idOf, type TicketDraft, type TicketOrder } from '../orders/ticket-order.ts';

interface Named {
  readonly id: string;
  readonly name: string;
}

/** Something that is to be done with a ticket, as it is sent or waits on this device. */
export function about(
  ticket: Pick<TicketRow, 'orgId' | 'number' | 'title'>,
  order: Exclude<TicketOrder, { readonly kind: 'createTicket' }>,
): TicketDraft {
  const { orgId, number, title } = ticket;
  return { orgId, about: `${number} ${title}`, lane: order.ticketId, id: idOf(order), order };
}

/** A step, at what the person saw. However often it is sent: one move. `now` in milliseconds since 1970. */
export function moveOf(ticket: TicketRow, step: TicketStep, now: number): TicketDraft {
  const { id: ticketId, version, state } = ticket;
  const body = { ...step, id: newId(now) };
  return about(ticket, { kind: 'moveTicket', ticketId, body, seen: { version, state, fields: {} } });
}

/** A ticket given to those named. However often it is sent: one assignment. `now` in milliseconds since 1970. */
export function assignmentOf(
  ticket: TicketRow & Partial<Pick<Ticket, 'executors'>>,
  assignee: Named | null,
  executors: readonly Named[],
  now: number,
): TicketDraft {
  const { id: ticketId, version, executors: before = [] } = ticket;
  const body = { id: newId(now), assigneeId: assignee?.id ?? null, executorIds: idsOf(executors) };
  const known = [ticket.assignee, ...before, assignee, ...executors].filter((person) => person !== null);
  const seen = { version, assigneeId: ticket.assignee?.id ?? null, executorIds: idsOf(before) };
  return about(ticket, { kind: 'assignTicket', ticketId, body, seen, names: namesOf(known) });
}

/** A row of a list given to somebody: who else works on it is not known there, and stays. `now` in milliseconds since 1970. */
export function assigneeOf(row: TicketRow, assignee: Named | null, now: number): TicketDraft {
  const { id: ticketId, version } = row;
  const known = [row.assignee, assignee].filter((person) => person !== null);
  const body = { id: newId(now), assigneeId: assignee?.id ?? null };
  const seen = { version, assigneeId: row.assignee?.id ?? null, executorIds: [] };
  return about(row, { kind: 'assignTicket', ticketId, body, seen, names: namesOf(known) });
}

/** Another priority for a row of a list, at what the person saw. `now` in milliseconds since 1970. */
export function priorityOf(row: TicketRow, priority: TicketPriority, now: number): TicketDraft {
  const { id: ticketId, version, state } = row;
  const seen = { version, state, fields: { priority: row.priority } };
  return about(row, { kind: 'updateTicket', ticketId, body: { id: newId(now), priority }, seen });
}

/** Other fields than `base` has, which is what the person saw; `names` says what ids in it are called. */
export function editOf(base: Ticket, change: TicketChange, names: readonly Named[], now: number): TicketDraft {
  const { id: ticketId, version, state } = base;
  const place = base.unitId ?? base.floorId ?? base.sectionId;
  const known = [
    ...names,
    ...(base.category === null ? [] : [base.category]),
    ...(place === null ? [] : [{ id: place, name: base.unitCode ?? base.place ?? '' }]),
  ];
  const { title, details, kind, priority, category, unitId, floorId, sectionId, audience } = base;
  const current = { title, details, kind, priority, unitId, floorId, sectionId, audience };
  const before: TicketChange = { ...current, categoryId: category?.id ?? null };
  const fields = Object.fromEntries(Object.entries(before).filter(([field]) => field in change));
  const body = { ...change, id: newId(now) };
  const seen = { version, state, fields };
  return about(base, { kind: 'updateTicket', ticketId, body, seen, names: namesOf(known) });
}

/** Another answer to an item of the checklist, which the person saw as it is. */
export function checkAnswerOf(
  ticket: Ticket,
  { id: checkId, answer: before, label }: TicketCheck,
  answer: string | null,
) {
  return about(ticket, { kind: 'answerCheck', ticketId: ticket.id, checkId, body: { answer, before }, label });
}

const idsOf = (people: readonly Named[]) => people.map(({ id }) => id);
const namesOf = (known: readonly Named[]) => Object.fromEntries(known.map(({ id, name }) => [id, name]));
