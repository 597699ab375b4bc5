import type { ApiError } from '@imah/api-client';
import { useApiClient } from '@imah/api-client/react';
import type { TicketRelation } from '@imah/contract/tickets';
import { useQuery } from '@tanstack/react-query';
import { callAnsweringAll } from '@imah/app/command';
import { ticketKeys } from '../model/ticket-queries.ts';

/** The tickets that belong to one. */
export function useRelations(ticketId: string) {
  const client = useApiClient();
  return useQuery<TicketRelation[], ApiError>({
    queryKey: ticketKeys.relations(ticketId),
    queryFn: async ({ signal }) => (await client.listTicketRelations({ params: { ticketId }, signal })).data,
  });
}

/** Any change of what belongs to a ticket; the answer is all of it. */
export const changeRelations = (ticketId: string) => callAnsweringAll<TicketRelation[]>(ticketKeys.relations(ticketId));
