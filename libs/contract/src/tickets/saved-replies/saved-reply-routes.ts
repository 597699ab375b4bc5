import type { RouteTable } from '../../core/route.ts';

const replies = '/api/v1/organizations/{orgId}/saved-replies';

/** The calls about texts that are written once and sent often. */
export const savedReplyRoutes = {
  listSavedReplies: { method: 'GET', path: replies, retry: true },
  createSavedReply: { method: 'POST', path: replies, retry: true, idempotencyKey: true },
  updateSavedReply: { method: 'PUT', path: `${replies}/{replyId}`, retry: false, ifMatch: true },
  deleteSavedReply: { method: 'DELETE', path: `${replies}/{replyId}`, retry: false, ifMatch: true },
  listRepliesForTicket: { method: 'GET', path: '/api/v1/tickets/{ticketId}/saved-replies', retry: true },
} as const satisfies RouteTable;
