import { type ApiClient, type ApiError, isApiError } from '@imah/api-client';
import { useApiClient } from '@imah/api-client/react';
import type { Ticket } from '@imah/contract';
import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { type OutboxDraft, useOutbox } from '../../outbox/index.ts';
import { ticketKeys } from './ticket-queries.ts';

/** A change of one ticket: what is sent, and what the page shows until the answer is there. */
export interface TicketChanging {
  readonly send: (client: ApiClient) => Promise<{ readonly data: Ticket }>;
  readonly expect?: (ticket: Ticket) => Ticket;
  /** How it is kept on this device where the server cannot be reached; left out: it fails there. */
  readonly keep?: OutboxDraft;
  readonly onKept?: () => void;
}

/**
 * Changes a ticket. The page shows the change at once and takes it back where the server refuses it; after a refusal
 * because of somebody else's change the ticket is what stands now.
 */
export function useTicketChange(ticketId: string): UseMutationResult<Ticket, ApiError, TicketChanging> {
  const client = useApiClient();
  const queries = useQueryClient();
  const outbox = useOutbox();
  const key = ticketKeys.detail(ticketId);
  return useMutation<Ticket, ApiError, TicketChanging, { readonly before: Ticket | undefined }>({
    // What can be kept is not held back in memory until there is a network.
    networkMode: 'always',
    mutationFn: async ({ send, keep, expect, onKept }) => {
      const before = queries.getQueryData<Ticket>(key);
      if (keep === undefined || before === undefined) return (await send(client)).data;
      const done = await outbox.sendOrKeep(keep, () => send(client));
      if (done.kind === 'sent') return done.answer.data;
      onKept?.();
      return expect?.(before) ?? before;
    },
    onMutate: async ({ expect }) => {
      await queries.cancelQueries({ queryKey: key });
      const before = queries.getQueryData<Ticket>(key);
      if (before !== undefined && expect !== undefined) queries.setQueryData<Ticket>(key, expect(before));
      return { before };
    },
    onSuccess: (ticket) => queries.setQueryData<Ticket>(key, ticket),
    onError: (error, _change, kept) => queries.setQueryData<Ticket>(key, changedBy(error, ticketId) ?? kept?.before),
    onSettled: () => queries.invalidateQueries({ queryKey: ticketKeys.all }),
  });
}

/** The ticket as it stands now, out of the refusal of a change that was made by an older version; else null. */
export function changedBy(error: unknown, ticketId: string): Ticket | null {
  if (!isApiError(error) || error.code !== 'VERSI_BERUBAH') return null;
  const { data } = error;
  if (typeof data !== 'object' || data === null || !('current' in data)) return null;
  const { current } = data;
  const isTicket = typeof current === 'object' && current !== null && 'id' in current && current.id === ticketId;
  // The contract has it that a 412 carries the record of the call as `current`.
  return isTicket ? (current as Ticket) : null;
}
