import type { ApiError } from '@imah/api-client';
import { useApiClient } from '@imah/api-client/react';
import type { TicketWork } from '@imah/contract/tickets';
import { useQuery } from '@tanstack/react-query';
import { callAnsweringAll } from '@imah/app/command';
import { ticketKeys } from '../model/ticket-queries.ts';

/** What was done for a ticket. */
export function useWork(ticketId: string) {
  const client = useApiClient();
  return useQuery<TicketWork, ApiError>({
    queryKey: ticketKeys.work(ticketId),
    queryFn: async ({ signal }) => (await client.getTicketWork({ params: { ticketId }, signal })).data,
  });
}

/** Any change of what is written down of the work; every answer carries all of it. */
export const changeWork = (ticketId: string) => callAnsweringAll<TicketWork>(ticketKeys.work(ticketId));
