import type { ApiError } from '@imah/api-client';
import { useApiClient } from '@imah/api-client/react';
import type { TicketCategory } from '@imah/contract/tickets';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';

/** What tickets of an organisation are sorted by. */
export function useTicketCategories(orgId: string): UseQueryResult<TicketCategory[], ApiError> {
  const client = useApiClient();
  return useQuery<TicketCategory[], ApiError>({
    queryKey: ['organizations', orgId, 'ticket-categories'],
    queryFn: async ({ signal }) => (await client.listTicketCategories({ params: { orgId }, signal })).data,
  });
}
