import type { RouteTable } from '../core/route.ts';

const one = '/api/v1/tickets/{ticketId}';

/** The calls about tickets. */
export const ticketRoutes = {
  listTickets: { method: 'GET', path: '/api/v1/tickets', retry: true },
  createTicket: {
    method: 'POST',
    path: '/api/v1/buildings/{buildingId}/tickets',
    retry: true,
    idempotencyKey: true,
  },
  getTicket: { method: 'GET', path: one, retry: true },
  updateTicket: { method: 'PATCH', path: one, retry: false, ifMatch: true },
  moveTicket: { method: 'POST', path: `${one}/moves`, retry: false, ifMatch: true },
  assignTicket: { method: 'PUT', path: `${one}/assignment`, retry: false, ifMatch: true },
  listTicketEvents: { method: 'GET', path: `${one}/events`, retry: true },
  listTicketReplies: { method: 'GET', path: `${one}/replies`, retry: true },
  addTicketReply: { method: 'POST', path: `${one}/replies`, retry: true, idempotencyKey: true },
  listTicketNotes: { method: 'GET', path: `${one}/notes`, retry: true },
  addTicketNote: { method: 'POST', path: `${one}/notes`, retry: true, idempotencyKey: true },
  listTicketPeople: { method: 'GET', path: `${one}/people`, retry: true },
  listTicketWorkers: { method: 'GET', path: '/api/v1/buildings/{buildingId}/ticket-workers', retry: true },
  listTicketCategories: { method: 'GET', path: '/api/v1/organizations/{orgId}/ticket-categories', retry: true },
  listSlaPolicies: { method: 'GET', path: '/api/v1/organizations/{orgId}/sla-policies', retry: true },
  updateSlaPolicy: {
    method: 'PATCH',
    path: '/api/v1/organizations/{orgId}/sla-policies/{policyId}',
    retry: false,
    ifMatch: true,
  },
} as const satisfies RouteTable;
