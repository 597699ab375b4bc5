import type { Ticket, TicketCheck } from '@imah/contract/tickets';
import type { OutboxEntry, OutboxOrder } from '@imah/app/outbox';

type Kept = Pick<OutboxEntry, 'lane' | 'order' | 'state'>;

/**
 * A ticket as it will be once what waits on this device has arrived. What needs a decision first is not counted in; what
 * has only just arrived is, until the ticket is read again.
 */
export function withKept(ticket: Ticket, entries: readonly Kept[]): Ticket {
  return entries.reduce((known, { lane, order, state }) => {
    if (lane !== ticket.id || !isCounted(order, state, ticket.version)) return known;
    return withOrder(known, order);
  }, ticket);
}

function isCounted(order: OutboxOrder, state: Kept['state'], version: number): boolean {
  if (state === 'sent') return 'seen' in order && order.seen.version >= version;
  return state === 'waiting' || state === 'sending';
}

function withOrder(ticket: Ticket, order: OutboxOrder): Ticket {
  switch (order.kind) {
    case 'moveTicket': {
      const { to, waitingReason, until } = order.body;
      return {
        ...ticket,
        state: to,
        waitingReason: waitingReason ?? null,
        deferredUntil: to === 'deferred' ? (until ?? null) : null,
      };
    }
    case 'updateTicket': {
      const { title, details, kind, priority, audience, categoryId } = order.body;
      return {
        ...ticket,
        title: title ?? ticket.title,
        details: details ?? ticket.details,
        kind: kind ?? ticket.kind,
        priority: priority ?? ticket.priority,
        audience: audience ?? ticket.audience,
        category: categoryId === undefined ? ticket.category : named(categoryId, order.names),
      };
    }
    case 'assignTicket': {
      const { assigneeId, executorIds = [] } = order.body;
      const executors = executorIds.flatMap((id) => named(id, order.names) ?? []);
      return { ...ticket, assignee: named(assigneeId, order.names), executors };
    }
    default:
      return ticket;
  }
}

const named = (id: string | null, names: Readonly<Record<string, string>> = {}) =>
  id === null ? null : { id, name: names[id] ?? '' };

/** An item as it will be answered once what waits on this device has arrived, and what of it is only here. */
export function withKeptAnswer<C extends Pick<TicketCheck, 'id' | 'answer'>>(
  check: C,
  entries: readonly Pick<OutboxEntry, 'id' | 'order' | 'state'>[],
): { readonly check: C; readonly localId: string | null } {
  const kept = entries.findLast(
    ({ order, state }) => order.kind === 'answerCheck' && order.checkId === check.id && state !== 'sent',
  );
  if (kept?.order.kind !== 'answerCheck') return { check, localId: null };
  const isCounted = kept.state === 'waiting' || kept.state === 'sending';
  return { check: isCounted ? { ...check, answer: kept.order.body.answer } : check, localId: kept.id };
}
