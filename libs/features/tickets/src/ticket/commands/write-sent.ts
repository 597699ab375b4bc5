import type { TicketRow } from '@imah/contract/tickets';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { covers, reads } from '@imah/app/read';
import { readKey } from '@imah/api-client/react';
import type { SentAnswer } from '../orders/send-order.ts';

/** A list of tickets as it has been read. */
export type TicketRows = InfiniteData<{ readonly data: readonly TicketRow[] }>;

/** The lists of one building, and those of all. */
export const listsOfTickets = reads('listTickets', {}, 'pages');

export function inRows(rows: TicketRows, to: (row: TicketRow) => TicketRow): TicketRows {
  return { ...rows, pages: rows.pages.map((page) => ({ ...page, data: page.data.map(to) })) };
}

/** Shows what the server says of a ticket as it then stands: on its page, and where it is listed. */
export function writeSent(queries: QueryClient, ticketId: string, { ticket, work }: SentAnswer): void {
  if (work !== undefined) queries.setQueryData(readKey('getTicketWork', { params: { ticketId } }), work);
  if (ticket === undefined) return;
  queries.setQueryData(readKey('getTicket', { params: { ticketId } }), ticket);
  const stands = (row: TicketRow) => (row.id === ticketId && row.version <= ticket.version ? ticket : row);
  queries.setQueriesData<TicketRows>(
    { predicate: ({ queryKey }) => covers(listsOfTickets, queryKey) },
    (rows) => rows && inRows(rows, stands),
  );
}
