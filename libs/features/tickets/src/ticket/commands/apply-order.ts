import type { TicketCheck, TicketRow } from '@imah/contract/tickets';
import type { OutboxEntry } from '@imah/app/outbox';
import { isTicketOrder, type TicketOrder } from '../orders/ticket-order.ts';

/** What was decided about a ticket, and where that stands. */
export type Given = Pick<OutboxEntry, 'order' | 'state'>;
type AnswerOrder = Extract<TicketOrder, { readonly kind: 'answerCheck' }>;
type Names = Readonly<Record<string, string>>;

/**
 * A ticket, or its row of a list, as it will be once what was decided about it has arrived. What needs a decision first is
 * not counted in; what has only just arrived is, until the ticket is read again.
 */
export function withOrders<R extends TicketRow>(ticket: R, given: readonly Given[]): R {
  return given.reduce((known, { order, state }) => {
    if (!isTicketOrder(order)) return known;
    const isOfIt = order.kind !== 'createTicket' && order.ticketId === ticket.id;
    // Of a row only the fields that it has are shown.
    return isOfIt && isCounted(order, state, ticket.version) ? { ...known, ...changeBy(order, known) } : known;
  }, ticket);
}

function isCounted(order: TicketOrder, state: Given['state'], version: number): boolean {
  if (state === 'sent') return 'seen' in order && order.seen.version >= version;
  return state === 'waiting' || state === 'sending';
}

/** The fields of a ticket that an order changes; the same object where it changes none. */
function changeBy(order: TicketOrder, ticket: TicketRow): object {
  switch (order.kind) {
    case 'moveTicket': {
      const { to, waitingReason, until } = order.body;
      const deferredUntil = to === 'deferred' ? (until ?? null) : null;
      return { state: to, waitingReason: waitingReason ?? null, deferredUntil };
    }
    case 'updateTicket':
      return fieldsOf(order.body, order.names ?? {});
    case 'assignTicket': {
      const { assigneeId, executorIds } = order.body;
      const assignee = named(assigneeId, order.names);
      // Who else works on it stays where nobody is named.
      if (executorIds === undefined || !('executors' in ticket)) return { assignee };
      return { assignee, executors: executorIds.flatMap((id) => named(id, order.names) ?? []) };
    }
    default:
      return ticket;
  }
}

function fieldsOf(body: Extract<TicketOrder, { readonly kind: 'updateTicket' }>['body'], names: Names): object {
  const { id: _id, fileIds: _fileIds, categoryId, unitId, floorId, sectionId, ...fields } = body;
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  return {
    ...given,
    ...(categoryId === undefined ? {} : { category: named(categoryId, names) }),
    ...([unitId, floorId, sectionId].every((id) => id === undefined)
      ? {}
      : placeOf({ unitId, floorId, sectionId }, names)),
  };
}

type Spot = Readonly<Record<'unitId' | 'floorId' | 'sectionId', string | null | undefined>>;

function placeOf({ unitId = null, floorId = null, sectionId = null }: Spot, names: Names) {
  const common = floorId ?? sectionId;
  const unitCode = unitId === null ? null : (names[unitId] ?? '');
  return { unitId, floorId, sectionId, unitCode, place: common === null ? null : (names[common] ?? '') };
}

const named = (id: string | null, names: Names = {}) => (id === null ? null : { id, name: names[id] ?? '' });

/** An item of a checklist as one answer leaves it. */
export function answered<C extends Pick<TicketCheck, 'id' | 'answer'>>(check: C, { checkId, body }: AnswerOrder): C {
  return check.id === checkId ? { ...check, answer: body.answer } : check;
}

/** An item as it will be answered once what waits on this device has arrived, and what of it is only here. */
export function withAnswers<C extends Pick<TicketCheck, 'id' | 'answer'>>(
  check: C,
  entries: readonly Pick<OutboxEntry, 'id' | 'order' | 'state'>[],
): { readonly check: C; readonly localId: string | null } {
  const kept = entries.findLast(
    ({ order, state }) =>
      isTicketOrder(order) && order.kind === 'answerCheck' && order.checkId === check.id && state !== 'sent',
  );
  if (kept === undefined || !isTicketOrder(kept.order) || kept.order.kind !== 'answerCheck')
    return { check, localId: null };
  const isCounted = kept.state === 'waiting' || kept.state === 'sending';
  return { check: isCounted ? answered(check, kept.order) : check, localId: kept.id };
}
