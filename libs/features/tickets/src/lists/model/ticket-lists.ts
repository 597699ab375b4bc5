import { type PagesOf, useRead, useReadPages } from '@imah/api-client/react';
import type { AnswerOf } from '@imah/contract/endpoints';
import { keepPreviousData } from '@tanstack/react-query';
import { queryOf, stateQueryOf, type TicketFilter } from './ticket-filter.ts';

/** One page of tickets. */
export type TicketPage = AnswerOf<'listTickets'>;
export type TicketPages = PagesOf<'listTickets'>;

export const pageSizes = { list: 60, column: 20 } as const;

/** The tickets of a building, page by page; while others are asked for, the former ones stay. */
export function useTicketPages(buildingId: string, filter: TicketFilter, limit: number) {
  const query = { ...queryOf(filter, buildingId), ...stateQueryOf(filter.state), sort: filter.sort, limit };
  // By the filter a ticket that changed is asked whether it belongs there.
  return useReadPages('listTickets', { query }, { meta: { filter }, placeholderData: keepPreviousData });
}

/** How many there are in each state. */
export function useTicketCounts(buildingId: string, filter: TicketFilter) {
  return useRead('countTickets', { query: queryOf(filter, buildingId) }, { placeholderData: keepPreviousData });
}
