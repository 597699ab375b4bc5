import type { RouteTable } from '../../core/route.ts';

const relations = '/api/v1/tickets/{ticketId}/relations';

/** The calls about tickets that belong together. */
export const ticketRelationRoutes = {
  listTicketRelations: { method: 'GET', path: relations, retry: true },
  relateTicket: { method: 'PUT', path: relations, retry: true },
  unrelateTicket: { method: 'DELETE', path: `${relations}/{targetId}`, retry: true },
} as const satisfies RouteTable;
