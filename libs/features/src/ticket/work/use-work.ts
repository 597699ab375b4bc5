import { type ApiClient, type ApiError, isApiError } from '@imah/api-client';
import { useApiClient } from '@imah/api-client/react';
import type { TicketWork } from '@imah/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { explainFailure } from '../../form/explain.ts';
import { useFormTexts } from '../../form/texts.ts';
import { useToast } from '../../shell/index.ts';
import { ticketKeys } from '../model/ticket-queries.ts';

/** What was done for a ticket. */
export function useWork(ticketId: string) {
  const client = useApiClient();
  return useQuery<TicketWork, ApiError>({
    queryKey: ticketKeys.work(ticketId),
    queryFn: async ({ signal }) => (await client.getTicketWork({ params: { ticketId }, signal })).data,
  });
}

interface WorkChange {
  readonly send: (client: ApiClient) => Promise<{ readonly data: TicketWork }>;
  /** What the page shows until the answer is there. */
  readonly expect?: (work: TicketWork) => TicketWork;
}

/** Changes what is written down of the work; every answer carries all of it. */
export function useWorkChange(ticketId: string) {
  const client = useApiClient();
  const queries = useQueryClient();
  const tf = useFormTexts();
  const toast = useToast();
  const key = ticketKeys.work(ticketId);
  return useMutation<TicketWork, ApiError, WorkChange, { readonly before: TicketWork | undefined }>({
    mutationFn: async ({ send }) => (await send(client)).data,
    onMutate: async ({ expect }) => {
      await queries.cancelQueries({ queryKey: key });
      const before = queries.getQueryData<TicketWork>(key);
      if (before !== undefined && expect !== undefined) queries.setQueryData<TicketWork>(key, expect(before));
      return { before };
    },
    onSuccess: (work) => queries.setQueryData<TicketWork>(key, work),
    onError: (error, _change, kept) => {
      queries.setQueryData<TicketWork>(key, kept?.before);
      const [field] = isApiError(error) ? Object.values(error.fieldErrors) : [];
      const message = field?.[0] ?? explainFailure(tf, error).message;
      if (message !== null) toast('danger', message);
    },
  });
}
