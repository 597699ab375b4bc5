import type { ApiClient, ApiError } from '@imah/api-client';
import type { TicketCategory } from '@imah/contract/tickets';
import { queryOptions } from '@tanstack/react-query';

/** The kinds of problems that an organisation takes reports of. */
export function reportCategories(client: ApiClient, orgId: string) {
  return queryOptions<TicketCategory[], ApiError>({
    queryKey: ['ticket-categories', orgId],
    queryFn: async ({ signal }) => (await client.listTicketCategories({ params: { orgId }, signal })).data,
  });
}
