import { useApiClient } from '@imah/api-client/react';
import type { AnswerOf } from '@imah/contract/endpoints';
import { useInfiniteQuery, useQueries } from '@tanstack/react-query';
import { countOf } from '../parts/state-filter.tsx';
import { tabQueries, type TicketTab } from './ticket-tabs.ts';

const limit = 50;
// What happens in many buildings comes through no one channel: it is asked for again.
const refetchInterval = 30_000;

/** The tickets of a tab, of all buildings, page by page. */
export function useAllTickets(tab: TicketTab) {
  const client = useApiClient();
  return useInfiniteQuery({
    queryKey: ['tickets', 'everywhere', tab, 'pages'],
    queryFn: ({ pageParam: cursor, signal }) =>
      client.listTickets({ query: { limit, cursor, ...tabQueries[tab] }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page: AnswerOf<'listTickets'>) => page.meta.nextCursor ?? undefined,
    refetchInterval,
  });
}

/** How many tickets each tab has; null while that is not known. */
export function useTabCounts(tabs: readonly TicketTab[]): readonly (number | null)[] {
  const client = useApiClient();
  const counts = useQueries({
    queries: tabs.map((tab) => ({
      queryKey: ['tickets', 'everywhere', tab, 'counts'],
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        const { state: _state, sort: _sort, ...query }: { state?: string; sort?: string } = tabQueries[tab];
        return (await client.countTickets({ query, signal })).data;
      },
      refetchInterval,
    })),
  });
  return counts.map(({ data }, position) => {
    if (data === undefined) return null;
    const tab = tabs[position];
    return countOf(data, tab === 'all' || tab === 'reportedAll' ? 'all' : 'open');
  });
}
