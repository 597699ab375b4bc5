import type { RouteTable } from '../../core/route.ts';

const lists = '/api/v1/organizations/{orgId}/ticket-checklists';
const ticket = '/api/v1/tickets/{ticketId}';
const check = `${ticket}/checks/{checkId}`;

/** The calls about checklists that are made once and used on many tickets, and about what an item of one is shown by. */
export const ticketChecklistRoutes = {
  listTicketChecklists: { method: 'GET', path: lists, retry: true },
  createTicketChecklist: { method: 'POST', path: lists, retry: true, idempotencyKey: true },
  updateTicketChecklist: { method: 'PUT', path: `${lists}/{checklistId}`, retry: false, ifMatch: true },
  listChecklistsForTicket: { method: 'GET', path: `${ticket}/checklists`, retry: true },
  useTicketChecklist: { method: 'PUT', path: `${ticket}/checklists/{checklistId}`, retry: false },
  addCheckPhotos: { method: 'POST', path: `${check}/photos`, retry: true, idempotencyKey: true },
  deleteCheckPhoto: { method: 'DELETE', path: `${check}/photos/{fileId}`, retry: false },
  followUpCheck: { method: 'PUT', path: `${check}/follow-up`, retry: false },
} as const satisfies RouteTable;
