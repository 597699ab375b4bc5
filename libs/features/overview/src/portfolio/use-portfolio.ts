import { useRead, useReadPages } from '@imah/api-client/react';
import type { PortfolioPeriod } from '@imah/contract/portfolio/words';
import { keepPreviousData } from '@tanstack/react-query';

const limit = 50;

/** All buildings in numbers. While another span loads, the former one stays. */
export function usePortfolio(period: PortfolioPeriod) {
  // Energy is counted by the minute; alarms and devices come through the live channel.
  const options = { placeholderData: keepPreviousData, refetchInterval: 60_000 };
  return useRead('getPortfolio', { query: { period } }, options);
}

/** The meters behind the energy. */
export function useMeters(period: PortfolioPeriod) {
  return useRead('listPortfolioMeters', { query: { period } });
}

/** The devices of one status, page by page. */
export function usePortfolioDevices(status: 'online' | 'offline') {
  return useReadPages('listPortfolioDevices', { query: { limit, status } });
}

/** Which open tickets: all, those whose time is up, or those that nobody has. */
export type TicketsBehind = 'tickets' | 'overdue' | 'unassigned';

const ticketQueries = {
  tickets: {},
  overdue: { due: 'overdue', sort: 'due' },
  unassigned: { assignee: 'none' },
} as const satisfies Record<TicketsBehind, object>;

/** The open tickets of all buildings, page by page. */
export function usePortfolioTickets(which: TicketsBehind) {
  return useReadPages('listTickets', { query: { limit, ...ticketQueries[which] } });
}

/** The active alarms, page by page. */
export function usePortfolioAlarms() {
  return useReadPages('listMyAlarms', { query: { limit } });
}
