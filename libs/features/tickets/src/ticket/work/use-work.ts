import { type ApiClient, type ApiError, isApiError } from '@imah/api-client';
import { useApiClient } from '@imah/api-client/react';
import type { TicketWork } from '@imah/contract/tickets';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { explainFailure, useFormTexts } from '@imah/app/form';
import { type OutboxDraft, useOutbox } from '@imah/app/outbox';
import { useToast } from '@imah/app/shell';
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
  /** How it is kept on this device where the server cannot be reached; left out: it fails there. */
  readonly keep?: OutboxDraft;
}

/** The work as the server told it, and when. */
interface KnownWork {
  readonly work: TicketWork | undefined;
  readonly at: number;
}

/**
 * Changes what is written down of the work; every answer carries all of it. Resolves with null where the change is only
 * on this device: it is then shown from the outbox. `tell` says where a refusal is shown: in the form that sent it, or
 * where there is none in a toast.
 */
export function useWorkChange(ticketId: string, tell: 'form' | 'toast' = 'toast') {
  const client = useApiClient();
  const queries = useQueryClient();
  const outbox = useOutbox();
  const tf = useFormTexts();
  const toast = useToast();
  const key = ticketKeys.work(ticketId);
  const show = (work: TicketWork | undefined, at: number) =>
    queries.setQueryData<TicketWork>(key, work, at === 0 ? {} : { updatedAt: at });
  return useMutation<TicketWork | null, ApiError, WorkChange, KnownWork>({
    // Nothing waits in memory alone for a network.
    networkMode: 'always',
    mutationFn: async ({ send, keep }) => {
      if (keep === undefined) return (await send(client)).data;
      const done = await outbox.sendOrKeep(keep, () => send(client));
      return done.kind === 'sent' ? done.answer.data : null;
    },
    onMutate: async ({ expect }) => {
      await queries.cancelQueries({ queryKey: key });
      const work = queries.getQueryData<TicketWork>(key);
      const at = queries.getQueryState(key)?.dataUpdatedAt ?? 0;
      if (work !== undefined && expect !== undefined) show(expect(work), at);
      return { work, at };
    },
    onSuccess: (work, _change, known) => {
      if (work === null) show(known.work, known.at);
      else queries.setQueryData<TicketWork>(key, work);
    },
    onError: (error, _change, known) => {
      show(known?.work, known?.at ?? 0);
      void queries.invalidateQueries({ queryKey: key });
      // A form says it itself, beside what was typed.
      if (tell === 'form') return;
      const [field] = isApiError(error) ? Object.values(error.fieldErrors) : [];
      const message = field?.[0] ?? explainFailure(tf, error).message;
      if (message !== null) toast('danger', message);
    },
  });
}
