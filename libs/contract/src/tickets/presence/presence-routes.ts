import type { RouteTable } from '../../core/route.ts';

/** The call by which a page says that somebody looks at a ticket. */
export const ticketPresenceRoutes = {
  setTicketPresence: { method: 'PUT', path: '/api/v1/tickets/{ticketId}/presence/{pageId}', retry: false },
} as const satisfies RouteTable;
