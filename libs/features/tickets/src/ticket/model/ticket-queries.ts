import type { ApiClient, ApiError } from '@imah/api-client';
import type { Ticket, TicketComment, TicketEvent, TicketFollower, TicketWorker } from '@imah/contract/tickets';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

/** One page of something that a ticket has many of, newest first. */
export interface StoryPage<T> {
  readonly data: readonly T[];
  readonly meta: { readonly nextCursor: string | null };
}

/** Everything read about a ticket begins with `one`: a change makes all of it be read anew. */
export const ticketKeys = {
  all: ['tickets'] as const,
  one: (ticketId: string) => ['tickets', 'one', ticketId] as const,
  detail: (ticketId: string) => ['tickets', 'one', ticketId, 'detail'] as const,
  work: (ticketId: string) => ['tickets', 'one', ticketId, 'work'] as const,
  relations: (ticketId: string) => ['tickets', 'one', ticketId, 'relations'] as const,
  workers: (buildingId: string) => ['tickets', 'workers', buildingId] as const,
};

const pageSize = 50;

/** Query options of what the page of a ticket reads. */
export function ticketQueries(client: ApiClient, ticketId: string) {
  const params = { ticketId };
  const story = <T>(name: string, read: (query: PageQuery, signal: AbortSignal) => Promise<StoryPage<T>>) =>
    infiniteQueryOptions<StoryPage<T>, ApiError, readonly T[], readonly unknown[], string | undefined>({
      queryKey: [...ticketKeys.one(ticketId), name],
      initialPageParam: undefined,
      queryFn: ({ pageParam, signal }) => read({ limit: pageSize, cursor: pageParam }, signal),
      getNextPageParam: ({ meta }) => meta.nextCursor ?? undefined,
      select: ({ pages }) => pages.flatMap(({ data }) => data),
    });
  return {
    detail: () =>
      queryOptions<Ticket, ApiError>({
        queryKey: ticketKeys.detail(ticketId),
        queryFn: async ({ signal }) => (await client.getTicket({ params, signal })).data,
        // What is changed has to be what stands: the version goes with the change.
        staleTime: 0,
      }),
    events: () => story<TicketEvent>('events', (query, signal) => client.listTicketEvents({ params, query, signal })),
    replies: () =>
      story<TicketComment>('replies', (query, signal) => client.listTicketReplies({ params, query, signal })),
    notes: () => story<TicketComment>('notes', (query, signal) => client.listTicketNotes({ params, query, signal })),
    followers: () =>
      queryOptions<TicketFollower[], ApiError>({
        queryKey: [...ticketKeys.one(ticketId), 'followers'],
        queryFn: async ({ signal }) => (await client.listTicketFollowers({ params, signal })).data,
      }),
    workers: (buildingId: string) =>
      queryOptions<TicketWorker[], ApiError>({
        queryKey: ticketKeys.workers(buildingId),
        queryFn: async ({ signal }) => (await client.listTicketWorkers({ params: { buildingId }, signal })).data,
        staleTime: 0,
      }),
  };
}

interface PageQuery {
  readonly limit: number;
  readonly cursor: string | undefined;
}
