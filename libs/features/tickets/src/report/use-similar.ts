import { useRead } from '@imah/api-client/react';
import type { SimilarTicket } from '@imah/contract/tickets';
import { keepPreviousData } from '@tanstack/react-query';
import type { Command } from '@imah/app/command';
import { renewedBy, useSettled } from '@imah/app/read';
import { spotOf } from '@imah/features-buildings/place-choice';
import { commonPlace } from './place-field.tsx';
import type { ReportValues } from './report-draft.ts';

/** Long enough that a sentence typed in one go is asked for once. */
const pauseMs = 500;

/** Open tickets that may be of what is being typed; none until there is something to go by. */
export function useSimilar(buildingId: string, values: ReportValues): readonly SimilarTicket[] {
  const { title = '', categoryId, place } = values;
  const { unitId } = place === undefined || place === commonPlace ? {} : spotOf(place);
  const q = useSettled(title.trim(), pauseMs);
  const query = {
    ...(q.length < 3 ? {} : { q }),
    ...(categoryId === undefined ? {} : { categoryId }),
    ...(unitId === undefined ? {} : { unitId }),
  };
  const { data } = useRead(
    'listSimilarTickets',
    { params: { buildingId }, query },
    { enabled: 'q' in query || 'categoryId' in query, placeholderData: keepPreviousData },
  );
  return data ?? [];
}

/** What the person has joined. */
export function useJoined(buildingId: string): readonly SimilarTicket[] {
  const { data } = useRead('listSimilarTickets', { params: { buildingId }, query: { also: 'yes' } });
  return data ?? [];
}

/** Joins a ticket, or takes that back. */
export const joinOrLeave = (buildingId: string): Command<SimilarTicket, unknown> => ({
  call: (client, { id, also }) => {
    const params = { buildingId, ticketId: id };
    return also === 'yes' ? client.leaveTicket({ params }) : client.joinTicket({ params });
  },
  renews: () => renewedBy.similarTickets(buildingId),
});
