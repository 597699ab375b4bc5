import type { ApiClient, ApiError } from '@imah/api-client';
import { useApiClient } from '@imah/api-client/react';
import type { TicketQuotes } from '@imah/contract/tickets';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ticketKeys } from '../model/ticket-queries.ts';

const keyOf = (ticketId: string) => [...ticketKeys.one(ticketId), 'quotes'];

/** What was asked for the work on a ticket; read again whenever the ticket changes. */
export function useQuotes(ticketId: string) {
  const client = useApiClient();
  return useQuery<TicketQuotes, ApiError>({
    queryKey: keyOf(ticketId),
    queryFn: async ({ signal }) => (await client.listTicketQuotes({ params: { ticketId }, signal })).data,
  });
}

/** A change of the quotes; the answer is all of them, and the ticket stands elsewhere then. */
export function useQuoteChange(ticketId: string) {
  const client = useApiClient();
  const queries = useQueryClient();
  return useMutation<TicketQuotes, ApiError, (client: ApiClient) => Promise<{ readonly data: TicketQuotes }>>({
    mutationFn: async (send) => (await send(client)).data,
    onSuccess: (quotes) => queries.setQueryData<TicketQuotes>(keyOf(ticketId), quotes),
    onSettled: () => queries.invalidateQueries({ queryKey: ticketKeys.one(ticketId) }),
  });
}
