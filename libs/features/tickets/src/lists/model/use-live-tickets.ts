import { isApiError } from '@imah/api-client';
import { useApiClient } from '@imah/api-client/react';
import type { BuildingAddress } from '@imah/contract/mqtt/words';
import type { Ticket } from '@imah/contract/tickets';
import { useLiveEvents, useRealtime } from '@imah/realtime/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { reads, useRenew } from '@imah/app/read';
import { useLiveReads } from '@imah/app/live';

/** A burst within this time is read once. */
const gatherMs = 80;
/** More than these at once are cheaper read as lists. */
const readOneByOne = 12;
const counts = ['countTickets'] as const;

/** What became of a ticket; null: it is gone, or the person does not see it any more. */
export type TicketNews = { readonly id: string; readonly ticket: Ticket | null };

/**
 * Reads each ticket of the building that changes and tells of it, whoever changed it. After a gap, and when very much
 * changes at once, all lists are read anew.
 */
export function useLiveTickets(building: BuildingAddress, onNews: (news: readonly TicketNews[]) => void): void {
  const client = useApiClient();
  const renew = useRenew();
  const { later } = useRealtime();
  const waiting = useRef(new Set<string>());
  const stop = useRef<(() => void) | null>(null);
  const tell = useEffectEvent(onNews);
  const allLists = reads('listTickets', { buildingId: building.buildingId }, 'pages');

  useLiveReads(building, counts);
  useEffect(
    () => () => {
      stop.current?.();
      stop.current = null;
    },
    [],
  );

  async function read(ids: readonly string[]): Promise<void> {
    const news = await Promise.all(
      ids.map(async (id): Promise<TicketNews | null> => {
        try {
          return { id, ticket: (await client.getTicket({ params: { ticketId: id } })).data };
        } catch (error) {
          const isGone = isApiError(error) && (error.kind === 'not-found' || error.kind === 'forbidden');
          return isGone ? { id, ticket: null } : null;
        }
      }),
    );
    tell(news.filter((one) => one !== null));
  }

  useLiveEvents(building, (event) => {
    if (event.kind === 'missed') renew([allLists]);
    if (event.kind !== 'changed' || event.packet.entity !== 'ticket') return;
    waiting.current.add(event.packet.id);
    stop.current ??= later(() => {
      stop.current = null;
      const ids = [...waiting.current];
      waiting.current.clear();
      if (ids.length > readOneByOne) renew([allLists]);
      else void read(ids);
    }, gatherMs);
  });
}
