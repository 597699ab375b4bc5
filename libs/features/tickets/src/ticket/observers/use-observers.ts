import type { ApiClient, ApiError } from '@imah/api-client';
import { useApiClient } from '@imah/api-client/react';
import type { TicketObserver, TicketObserverCandidate } from '@imah/contract/tickets';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { explainFailure, useFormTexts } from '@imah/app/form';
import { useToast } from '@imah/app/shell';
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

/** A change of who follows a ticket; the answer is all of them, and a refusal is said in a toast. */
export function useObserverChange(ticketId: string) {
  const client = useApiClient();
  const queries = useQueryClient();
  const tf = useFormTexts();
  const toast = useToast();
  return useMutation<TicketObserver[], ApiError, (client: ApiClient) => Promise<{ readonly data: TicketObserver[] }>>({
    mutationFn: async (send) => (await send(client)).data,
    onSuccess: async (observers) => {
      queries.setQueryData<TicketObserver[]>(keyOf(ticketId), observers);
      await queries.invalidateQueries({ queryKey: [...keyOf(ticketId), 'candidates'] });
    },
    onError: (error) => {
      const { message } = explainFailure(tf, error);
      if (message !== null) toast('danger', message);
    },
  });
}
