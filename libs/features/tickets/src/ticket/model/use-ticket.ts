import type { ApiError } from '@imah/api-client';
import { useRead } from '@imah/api-client/react';
import type { Ticket } from '@imah/contract/tickets';
import type { UseQueryResult } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useLiveReads } from '@imah/app/live';
import { useOutbox } from '@imah/app/outbox';
import { withOrders } from '../commands/apply-order.ts';

/** One ticket, read again whenever it has changed for anybody, with what waits for it on this device. */
export function useTicket(ticketId: string): UseQueryResult<Ticket, ApiError> {
  const { entries } = useOutbox();
  const select = useCallback((ticket: Ticket) => withOrders(ticket, entries), [entries]);
  // What is changed has to be what stands: the version goes with the change.
  const query = useRead('getTicket', { params: { ticketId } }, { select, staleTime: 0 });
  const { data } = query;
  const orgId = data?.orgId;
  const buildingId = data?.buildingId;
  const building = useMemo(
    () => (orgId === undefined || buildingId === undefined ? null : { orgId, buildingId }),
    [orgId, buildingId],
  );
  useLiveReads(building);
  return query;
}
