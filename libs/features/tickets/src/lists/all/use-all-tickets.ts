import { read, useApiClient, useReadPages } from '@imah/api-client/react';
import { useQueries } from '@tanstack/react-query';
import { countOf } from '../parts/state-filter.tsx';
import { tabQueries, type TicketTab } from './ticket-tabs.ts';
import type { TabNarrowing } from './use-tab-look.ts';

const limit = 50;
// What happens in many buildings comes through no one channel: it is asked for again.
const refetchInterval = 30_000;

/** The tickets of a tab, of all buildings, page by page. */
export function useAllTickets(tab: TicketTab, narrowing: TabNarrowing) {
  const query = { limit, ...tabQueries[tab], ...queryOf(narrowing) };
  return useReadPages('listTickets', { query }, { refetchInterval });
}

function queryOf({ q, buildingId, priorities }: TabNarrowing) {
  return {
    ...(q.trim() === '' ? {} : { q: q.trim() }),
    ...(buildingId === null ? {} : { buildingId }),
    ...(priorities.length === 0 ? {} : { priority: priorities.join(',') }),
  };
}

/** How many tickets each tab has; null while that is not known. */
export function useTabCounts(tabs: readonly TicketTab[], narrowing: TabNarrowing): readonly (number | null)[] {
  const client = useApiClient();
  const counts = useQueries({
    queries: tabs.map((tab) => {
      const { state: _state, sort: _sort, ...query }: { state?: string; sort?: string } = tabQueries[tab];
      return { ...read(client, 'countTickets', { query: { ...query, ...queryOf(narrowing) } }), refetchInterval };
    }),
  });
  return counts.map(({ data }, position) => {
    if (data === undefined) return null;
    const tab = tabs[position];
    return countOf(data, tab === 'all' || tab === 'reportedAll' ? 'all' : 'open');
  });
}
