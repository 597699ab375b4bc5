import type { ApiError } from '@imah/api-client';
import { useApiClient } from '@imah/api-client/react';
import type { BuildingAddress } from '@imah/contract/mqtt/words';
import type { Ticket } from '@imah/contract/tickets';
import { useLiveEvents, useRealtime } from '@imah/realtime/react';
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useOutbox } from '@imah/app/outbox';
import { withOrders } from '../commands/apply-order.ts';
import { ticketKeys, ticketQueries } from './ticket-queries.ts';

const settleMs = 300;

/** The reads of one ticket. */
export function useTicketQueries(ticketId: string) {
  const client = useApiClient();
  return useMemo(() => ticketQueries(client, ticketId), [client, ticketId]);
}

/** One ticket, read again whenever it has changed for anybody, with what waits for it on this device. */
export function useTicket(ticketId: string): UseQueryResult<Ticket, ApiError> {
  const { entries } = useOutbox();
  const options = useTicketQueries(ticketId).detail();
  const query = useQuery({
    ...options,
    select: useCallback((ticket: Ticket) => withOrders(ticket, entries), [entries]),
  });
  const { data } = query;
  const orgId = data?.orgId;
  const buildingId = data?.buildingId;
  const building = useMemo(
    () => (orgId === undefined || buildingId === undefined ? null : { orgId, buildingId }),
    [orgId, buildingId],
  );
  useLiveTicket(ticketId, building);
  return query;
}

function useLiveTicket(ticketId: string, building: BuildingAddress | null): void {
  const queryClient = useQueryClient();
  const { later } = useRealtime();
  const stop = useRef<(() => void) | null>(null);
  useEffect(
    () => () => {
      stop.current?.();
      stop.current = null;
    },
    [],
  );
  useLiveEvents(building, (event) => {
    if (event.kind === 'alarm') return;
    if (event.kind === 'changed' && (event.packet.entity !== 'ticket' || event.packet.id !== ticketId)) return;
    stop.current ??= later(() => {
      stop.current = null;
      void queryClient.invalidateQueries({ queryKey: ticketKeys.one(ticketId) });
    }, settleMs);
  });
}
