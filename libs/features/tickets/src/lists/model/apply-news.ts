import { covers, reads } from '@imah/app/read';
import type { QueryClient } from '@tanstack/react-query';
import { matchesFilter, type TicketFilter } from './ticket-filter.ts';
import { placeRow, removeRow, replaceRow } from './patch-pages.ts';
import type { TicketPages } from './ticket-lists.ts';
import type { TicketNews } from './use-live-tickets.ts';

/** `move`: a ticket goes where it belongs now. `stay`: it is only written anew where it stands. */
export type NewsWay = 'move' | 'stay';

/**
 * Writes what became of a ticket into every list of the building that is read. Answers `waits` where a ticket would
 * have moved, come or gone and was not to.
 */
export function applyNews(
  queryClient: QueryClient,
  { buildingId, userId, now }: { readonly buildingId: string; readonly userId: string; readonly now: number },
  { id, ticket }: TicketNews,
  way: NewsWay,
): 'done' | 'waits' {
  let outcome: 'done' | 'waits' = 'done';
  const lists = reads('listTickets', { buildingId }, 'pages');
  const queries = queryClient.getQueryCache().findAll({ predicate: ({ queryKey }) => covers(lists, queryKey) });
  for (const query of queries) {
    const key = query.queryKey;
    // A list is read with the filter that it shows.
    const filter = query.meta?.['filter'] as TicketFilter | undefined;
    const pages = query.state.data as TicketPages | undefined;
    if (pages === undefined || filter === undefined) continue;
    const replaced = ticket === null ? null : replaceRow(pages, ticket);
    const isThere = pages.pages.some(({ data }) => data.some((row) => row.id === id));
    const belongs = ticket !== null && matchesFilter(filter, ticket, userId, now);
    if (way === 'stay') {
      if (replaced !== null) queryClient.setQueryData(key, replaced);
      if (isThere !== belongs) outcome = 'waits';
      continue;
    }
    if (ticket === null || !belongs) {
      if (isThere) queryClient.setQueryData(key, removeRow(pages, id));
    } else queryClient.setQueryData(key, placeRow(pages, ticket, filter.sort));
  }
  return outcome;
}
