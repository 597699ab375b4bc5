import type { TicketRow } from '@imah/contract/tickets';
import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query';
import type { SentAnswer } from '@imah/app/outbox/orders';
import { ticketKeys } from '../model/ticket-queries.ts';

/** A list of tickets as it has been read. */
export type TicketRows = InfiniteData<{ readonly data: readonly TicketRow[] }>;

/** The lists of one building, and those of all. */
export const isListOfTickets = (key: QueryKey) => key.includes('tickets') && key.includes('pages');

export function inRows(rows: TicketRows, to: (row: TicketRow) => TicketRow): TicketRows {
  return { ...rows, pages: rows.pages.map((page) => ({ ...page, data: page.data.map(to) })) };
}

/** Shows what the server says of a ticket as it then stands: on its page, and where it is listed. */
export function writeSent(queries: QueryClient, ticketId: string, { ticket, work }: SentAnswer): void {
  if (work !== undefined) queries.setQueryData(ticketKeys.work(ticketId), work);
  if (ticket === undefined) return;
  queries.setQueryData(ticketKeys.detail(ticketId), ticket);
  const stands = (row: TicketRow) => (row.id === ticketId && row.version <= ticket.version ? ticket : row);
  queries.setQueriesData<TicketRows>(
    { predicate: ({ queryKey }) => isListOfTickets(queryKey) },
    (rows) => rows && inRows(rows, stands),
  );
}
