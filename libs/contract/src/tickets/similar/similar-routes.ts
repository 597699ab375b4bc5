import type { RouteTable } from '../../core/route.ts';

const similar = '/api/v1/buildings/{buildingId}/similar-tickets';

/** The calls that keep one thing from being reported many times. */
export const similarTicketRoutes = {
  listSimilarTickets: { method: 'GET', path: similar, retry: true },
  joinTicket: { method: 'PUT', path: `${similar}/{ticketId}/also`, retry: false },
  leaveTicket: { method: 'DELETE', path: `${similar}/{ticketId}/also`, retry: false },
  listTicketFollowers: { method: 'GET', path: '/api/v1/tickets/{ticketId}/followers', retry: true },
} as const satisfies RouteTable;
