import { type ApiClient, type ApiError, isApiError } from '@imah/api-client';
import { useApiClient } from '@imah/api-client/react';
import type { Ticket } from '@imah/contract/tickets';
import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { type OutboxDraft, useOutbox } from '@imah/app/outbox';
import { ticketKeys } from './ticket-queries.ts';

/** A change of one ticket: what is sent, and what the page shows until the answer is there. */
export interface TicketChanging {
  readonly send: (client: ApiClient) => Promise<{ readonly data: Ticket }>;
  readonly expect?: (ticket: Ticket) => Ticket;
  /** How it is kept on this device where the server cannot be reached; left out: it fails there. */
  readonly keep?: OutboxDraft;
}

/** Whether it is on the server or only on this device, and the ticket as it then is. */
export interface TicketChanged {
  readonly way: 'sent' | 'kept';
  readonly ticket: Ticket;
}

/** The ticket as the server told it, and when. */
interface Known {
  readonly ticket: Ticket | undefined;
  readonly at: number;
}

/**
 * Changes a ticket. The page shows the change at once and takes it back where the server refuses it; after a refusal
 * because of somebody else's change the ticket is what stands now. What is only kept is no news of the server: it is
 * shown from the outbox.
 */
export function useTicketChange(ticketId: string): UseMutationResult<TicketChanged, ApiError, TicketChanging> {
  const client = useApiClient();
  const queries = useQueryClient();
  const outbox = useOutbox();
  const key = ticketKeys.detail(ticketId);
  const known = (): Known => ({
    ticket: queries.getQueryData<Ticket>(key),
    at: queries.getQueryState(key)?.dataUpdatedAt ?? 0,
  });
  const show = (ticket: Ticket | undefined, at: number) =>
    queries.setQueryData<Ticket>(key, ticket, at === 0 ? {} : { updatedAt: at });
  return useMutation<TicketChanged, ApiError, TicketChanging, Known>({
    // What can be kept is not held back in memory until there is a network.
    networkMode: 'always',
    mutationFn: async ({ send, keep, expect }) => {
      const { ticket } = known();
      if (keep === undefined || ticket === undefined) return { way: 'sent', ticket: (await send(client)).data };
      const done = await outbox.sendOrKeep(keep, () => send(client));
      if (done.kind === 'sent') return { way: 'sent', ticket: done.answer.data };
      return { way: 'kept', ticket: expect?.(ticket) ?? ticket };
    },
    onMutate: async ({ expect }) => {
      await queries.cancelQueries({ queryKey: key });
      const before = known();
      if (before.ticket !== undefined && expect !== undefined) show(expect(before.ticket), before.at);
      return before;
    },
    onSuccess: ({ way, ticket }, _change, before) => {
      if (way === 'sent') queries.setQueryData<Ticket>(key, ticket);
      else show(before.ticket, before.at);
    },
    onError: (error, _change, before) => {
      const current = changedBy(error, ticketId);
      if (current !== null) queries.setQueryData<Ticket>(key, current);
      else show(before?.ticket, before?.at ?? 0);
    },
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
