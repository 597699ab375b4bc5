import type { RouteTable } from '../../core/route.ts';

const one = '/api/v1/tickets/{ticketId}';

/** The calls about who follows a ticket without working on it. */
export const ticketObserverRoutes = {
  listTicketObservers: { method: 'GET', path: `${one}/observers`, retry: true },
  listTicketObserverCandidates: { method: 'GET', path: `${one}/observer-candidates`, retry: true },
  followTicket: { method: 'PUT', path: `${one}/following`, retry: false },
  unfollowTicket: { method: 'DELETE', path: `${one}/following`, retry: false },
  addTicketObserver: { method: 'PUT', path: `${one}/observers/{userId}`, retry: false },
  removeTicketObserver: { method: 'DELETE', path: `${one}/observers/{userId}`, retry: false },
} as const satisfies RouteTable;
