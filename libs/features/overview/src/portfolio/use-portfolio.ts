import type { ApiError } from '@imah/api-client';
import { useApiClient } from '@imah/api-client/react';
import type { AnswerOf } from '@imah/contract/endpoints';
import type { Portfolio, PortfolioMeter } from '@imah/contract/portfolio';
import type { PortfolioPeriod } from '@imah/contract/portfolio/words';
import { keepPreviousData, useInfiniteQuery, useQuery, type UseQueryResult } from '@tanstack/react-query';

const limit = 50;

/** Keys of the query cache. */
export const portfolioKeys = { all: ['portfolio'] } as const;

/** All buildings in numbers. While another span loads, the former one stays. */
export function usePortfolio(period: PortfolioPeriod): UseQueryResult<Portfolio, ApiError> {
  const client = useApiClient();
  return useQuery<Portfolio, ApiError>({
    queryKey: [...portfolioKeys.all, 'numbers', period],
    queryFn: async ({ signal }) => (await client.getPortfolio({ query: { period }, signal })).data,
    placeholderData: keepPreviousData,
    // Energy is counted by the minute; alarms and devices come through the live channel.
    refetchInterval: 60_000,
  });
}

/** The meters behind the energy. */
export function useMeters(period: PortfolioPeriod): UseQueryResult<PortfolioMeter[], ApiError> {
  const client = useApiClient();
  return useQuery<PortfolioMeter[], ApiError>({
    queryKey: [...portfolioKeys.all, 'meters', period],
    queryFn: async ({ signal }) => (await client.listPortfolioMeters({ query: { period }, signal })).data,
  });
}

/** The devices of one status, page by page. */
export function usePortfolioDevices(status: 'online' | 'offline') {
  const client = useApiClient();
  return useInfiniteQuery({
    queryKey: [...portfolioKeys.all, 'devices', status],
    queryFn: ({ pageParam: cursor, signal }) =>
      client.listPortfolioDevices({ query: { limit, cursor, status }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page: AnswerOf<'listPortfolioDevices'>) => page.meta.nextCursor ?? undefined,
  });
}

/** Which open tickets: all, those whose time is up, or those that nobody has. */
export type TicketsBehind = 'tickets' | 'overdue' | 'unassigned';

const ticketQueries = {
  tickets: {},
  overdue: { due: 'overdue', sort: 'due' },
  unassigned: { assignee: 'none' },
} as const satisfies Record<TicketsBehind, object>;

/** The open tickets of all buildings, page by page. */
export function usePortfolioTickets(which: TicketsBehind) {
  const client = useApiClient();
  return useInfiniteQuery({
    queryKey: [...portfolioKeys.all, 'tickets', which],
    queryFn: ({ pageParam: cursor, signal }) =>
      client.listTickets({ query: { limit, cursor, ...ticketQueries[which] }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page: AnswerOf<'listTickets'>) => page.meta.nextCursor ?? undefined,
  });
}

/** The active alarms, page by page. */
export function usePortfolioAlarms() {
  const client = useApiClient();
  return useInfiniteQuery({
    queryKey: [...portfolioKeys.all, 'alarms'],
    queryFn: ({ pageParam: cursor, signal }) => client.listMyAlarms({ query: { limit, cursor }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page: AnswerOf<'listMyAlarms'>) => page.meta.nextCursor ?? undefined,
  });
}
