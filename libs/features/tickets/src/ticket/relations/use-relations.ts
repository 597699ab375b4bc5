import type { ApiClient, ApiError } from '@imah/api-client';
import { useApiClient } from '@imah/api-client/react';
import type { TicketRelation } from '@imah/contract/tickets';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ticketKeys } from '../model/ticket-queries.ts';

/** The tickets that belong to one. */
export function useRelations(ticketId: string) {
  const client = useApiClient();
  return useQuery<TicketRelation[], ApiError>({
    queryKey: ticketKeys.relations(ticketId),
    queryFn: async ({ signal }) => (await client.listTicketRelations({ params: { ticketId }, signal })).data,
  });
}

/** A change of what belongs to a ticket; the answer is all of it. */
export function useRelationChange(ticketId: string) {
  const client = useApiClient();
  const queries = useQueryClient();
  return useMutation<TicketRelation[], ApiError, (client: ApiClient) => Promise<{ readonly data: TicketRelation[] }>>({
    mutationFn: async (send) => (await send(client)).data,
    onSuccess: (relations) => queries.setQueryData<TicketRelation[]>(ticketKeys.relations(ticketId), relations),
  });
}
