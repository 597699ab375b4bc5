import type { RouteTable } from '../../core/route.ts';

const views = '/api/v1/organizations/{orgId}/ticket-views';

/** The calls about lists of tickets. */
export const ticketListRoutes = {
  countTickets: { method: 'GET', path: '/api/v1/ticket-counts', retry: true },
  changeTickets: { method: 'POST', path: '/api/v1/ticket-changes', retry: false },
  exportTickets: { method: 'GET', path: '/api/v1/buildings/{buildingId}/ticket-file', retry: true, bytes: 'answered' },
  listTicketViews: { method: 'GET', path: views, retry: true },
  createTicketView: { method: 'POST', path: views, retry: true, idempotencyKey: true },
  updateTicketView: { method: 'PUT', path: `${views}/{viewId}`, retry: false, ifMatch: true },
  deleteTicketView: { method: 'DELETE', path: `${views}/{viewId}`, retry: false, ifMatch: true },
} as const satisfies RouteTable;
