import type { ApiError } from '@imah/api-client';
import { useApiClient } from '@imah/api-client/react';
import type { TicketObserver, TicketObserverCandidate } from '@imah/contract/tickets';
import { useQuery } from '@tanstack/react-query';
import { callAnsweringAll } from '@imah/app/command';
import { ticketKeys } from '../model/ticket-queries.ts';

const keyOf = (ticketId: string) => [...ticketKeys.one(ticketId), 'observers'] as const;

/** Who follows a ticket. */
export function useObservers(ticketId: string) {
  const client = useApiClient();
  return useQuery<TicketObserver[], ApiError>({
    queryKey: keyOf(ticketId),
    queryFn: async ({ signal }) => (await client.listTicketObservers({ params: { ticketId }, signal })).data,
  });
}

/** Who could follow it. */
export function useObserverCandidates(ticketId: string) {
  const client = useApiClient();
  return useQuery<TicketObserverCandidate[], ApiError>({
    queryKey: [...keyOf(ticketId), 'candidates'],
    queryFn: async ({ signal }) => (await client.listTicketObserverCandidates({ params: { ticketId }, signal })).data,
  });
}

/** Any change of who follows a ticket; the answer is all of them. */
export const changeObservers = (ticketId: string) =>
  callAnsweringAll<TicketObserver[]>(keyOf(ticketId), [...keyOf(ticketId), 'candidates']);
