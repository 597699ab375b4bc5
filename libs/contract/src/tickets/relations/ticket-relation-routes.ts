import type { RouteTable } from '../../core/route.ts';

const relations = '/api/v1/tickets/{ticketId}/relations';

/** The calls about tickets that belong together. */
export const ticketRelationRoutes = {
  listTicketRelations: { method: 'GET', path: relations, retry: true },
  relateTicket: { method: 'PUT', path: relations, retry: false },
  unrelateTicket: { method: 'DELETE', path: `${relations}/{targetId}`, retry: false },
} as const satisfies RouteTable;
