import type { RouteTable } from '../../core/route.ts';

const one = '/api/v1/tickets/{ticketId}';

/** The calls about the work done for a ticket, and about mending what one wrote. */
export const ticketWorkRoutes = {
  getTicketWork: { method: 'GET', path: `${one}/work`, retry: true },
  addTicketCheck: { method: 'POST', path: `${one}/checks`, retry: true, idempotencyKey: true },
  answerTicketCheck: { method: 'PUT', path: `${one}/checks/{checkId}`, retry: false },
  deleteTicketCheck: { method: 'DELETE', path: `${one}/checks/{checkId}`, retry: false },
  addTicketTime: { method: 'POST', path: `${one}/times`, retry: true, idempotencyKey: true },
  deleteTicketTime: { method: 'DELETE', path: `${one}/times/{entryId}`, retry: false },
  addTicketCost: { method: 'POST', path: `${one}/costs`, retry: true, idempotencyKey: true },
  deleteTicketCost: { method: 'DELETE', path: `${one}/costs/{entryId}`, retry: false },
  addTicketPart: { method: 'POST', path: `${one}/parts`, retry: true, idempotencyKey: true },
  updateTicketPart: { method: 'PUT', path: `${one}/parts/{partId}`, retry: false },
  deleteTicketPart: { method: 'DELETE', path: `${one}/parts/{partId}`, retry: false },
  editTicketReply: { method: 'PUT', path: `${one}/replies/{commentId}`, retry: false },
  editTicketNote: { method: 'PUT', path: `${one}/notes/{commentId}`, retry: false },
} as const satisfies RouteTable;
