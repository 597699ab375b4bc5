import { isApiError } from '@imah/api-client';
import type { Ticket, TicketRow, TicketWork } from '@imah/contract/tickets';
import { type Command, type Patch, patch } from '@imah/app/command';
import { reads, renewedBy } from '@imah/app/read';
import { sendOrder, type SentAnswer } from '../orders/send-order.ts';
import type { TicketDraft, TicketOrder } from '../orders/ticket-order.ts';
import { answered, withOrders } from './apply-order.ts';
import { inRows, listsOfTickets, type TicketRows, writeSent } from './write-sent.ts';

/** Everything that is decided or written about a ticket and can wait on this device: sent, shown and kept in one way. */
export const giveOrder: Command<TicketDraft, SentAnswer> = {
  call: (client, { order }) => sendOrder(client, order),
  apply: ({ order }) => patchesOf(order),
  keep: (draft) => draft,
  write: (queries, answer, { order }) => {
    if (order.kind !== 'createTicket') writeSent(queries, order.ticketId, answer);
  },
  renews: ({ order }, became) => {
    if (order.kind === 'createTicket') return renewedBy.ticketCreated();
    if (order.kind !== 'answerCheck' && order.kind !== 'addCheck') return renewedBy.ticket(order.ticketId);
    // The answer is all of the work; of a refusal one learns that something stands otherwise.
    return became === 'sent' ? [] : renewedBy.work(order.ticketId);
  },
  conflict: (error, { order }) => {
    const ticket = order.kind === 'createTicket' ? null : changedBy(error, order.ticketId);
    return ticket === null ? null : { ticket };
  },
};

/** What cached reads show of an order until it has an answer. */
function patchesOf(order: TicketOrder): readonly Patch[] {
  switch (order.kind) {
    case 'moveTicket':
    case 'updateTicket':
    case 'assignTicket': {
      const show = <R extends TicketRow>(row: R): R => withOrders(row, [{ order, state: 'sending' }]);
      return [
        patch<Ticket>(reads('getTicket', { ticketId: order.ticketId }), show),
        patch<TicketRows>(listsOfTickets, (rows) => inRows(rows, show)),
      ];
    }
    case 'answerCheck': {
      const show = (known: TicketWork): TicketWork => ({
        ...known,
        checks: known.checks.map((check) => answered(check, order)),
      });
      return [patch<TicketWork>(reads('getTicketWork', { ticketId: order.ticketId }), show)];
    }
    default:
      return [];
  }
}

/** The ticket as it stands now, out of the refusal of a change that was made by an older version; else null. */
function changedBy(error: unknown, ticketId: string): Ticket | null {
  if (!isApiError(error) || error.code !== 'VERSI_BERUBAH') return null;
  const { data } = error;
  if (typeof data !== 'object' || data === null || !('current' in data)) return null;
  const { current } = data;
  const isTicket = typeof current === 'object' && current !== null && 'id' in current && current.id === ticketId;
  // The contract has it that a 412 carries the record of the call as `current`.
  return isTicket ? (current as Ticket) : null;
}
