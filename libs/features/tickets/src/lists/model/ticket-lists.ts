import type { ApiClient, ApiError } from '@imah/api-client';
import { queryKeys } from '@imah/api-client/react';
import type { TicketCounts, TicketRow, TicketView, TicketWorker } from '@imah/contract/tickets';
import { type InfiniteData, infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { queryOf, stateQueryOf, type TicketFilter } from './ticket-filter.ts';

/** One page of tickets. */
export interface TicketPage {
  readonly data: readonly TicketRow[];
  readonly meta: { readonly nextCursor: string | null };
}
export type TicketPages = InfiniteData<TicketPage, string | undefined>;

/** Everything read about the tickets of a building begins with `all`, below the building: a gap makes all be read anew. */
export const listKeys = {
  all: (buildingId: string) => [...queryKeys.building(buildingId), 'tickets'] as const,
  pages: (buildingId: string) => [...queryKeys.building(buildingId), 'tickets', 'pages'] as const,
  counts: (buildingId: string) => [...queryKeys.building(buildingId), 'tickets', 'counts'] as const,
  views: (orgId: string) => ['organizations', orgId, 'ticket-views'] as const,
};

/** What tells the lists of a building apart: a patch asks each whether a ticket belongs there. */
export type PagesKey = readonly [...ReturnType<typeof listKeys.pages>, TicketFilter];

export const pageSizes = { list: 60, column: 20 } as const;

export function ticketLists(client: ApiClient, buildingId: string) {
  return {
    pages: (filter: TicketFilter, limit: number) =>
      infiniteQueryOptions<TicketPage, ApiError, TicketPages, PagesKey, string | undefined>({
        queryKey: [...listKeys.pages(buildingId), filter],
        initialPageParam: undefined,
        queryFn: ({ pageParam, signal }) => {
          const query = { ...queryOf(filter, buildingId), ...stateQueryOf(filter.state), sort: filter.sort, limit };
          return client.listTickets({ query: { ...query, cursor: pageParam }, signal });
        },
        getNextPageParam: ({ meta }) => meta.nextCursor ?? undefined,
        placeholderData: keepPreviousData,
      }),
    counts: (filter: TicketFilter) =>
      queryOptions<TicketCounts, ApiError>({
        queryKey: [...listKeys.counts(buildingId), queryOf(filter, buildingId)],
        queryFn: async ({ signal }) => (await client.countTickets({ query: queryOf(filter, buildingId), signal })).data,
        placeholderData: keepPreviousData,
      }),
    workers: () =>
      queryOptions<TicketWorker[], ApiError>({
        queryKey: ['tickets', 'workers', buildingId],
        queryFn: async ({ signal }) => (await client.listTicketWorkers({ params: { buildingId }, signal })).data,
      }),
  };
}

/** The views a person may use in an organisation. */
export function viewsQuery(client: ApiClient, orgId: string) {
  return queryOptions<TicketView[], ApiError>({
    queryKey: listKeys.views(orgId),
    queryFn: async ({ signal }) => (await client.listTicketViews({ params: { orgId }, signal })).data,
  });
}
