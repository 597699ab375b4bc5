import type { ApiError } from '@imah/api-client';
import { useApiClient } from '@imah/api-client/react';
import type { TicketQuotes } from '@imah/contract/tickets';
import { useQuery } from '@tanstack/react-query';
import { callAnsweringAll } from '@imah/app/command';
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

/** Any change of the quotes; the answer is all of them, and the ticket stands elsewhere then. */
export const changeQuotes = (ticketId: string) =>
  callAnsweringAll<TicketQuotes>(keyOf(ticketId), ticketKeys.one(ticketId));
