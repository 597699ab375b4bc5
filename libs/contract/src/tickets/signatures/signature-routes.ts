import type { RouteTable } from '../../core/route.ts';

const path = '/api/v1/tickets/{ticketId}/signatures';

/** The calls about what people on site signed. */
export const ticketSignatureRoutes = {
  listTicketSignatures: { method: 'GET', path, retry: true },
  addTicketSignature: { method: 'POST', path, retry: true, idempotencyKey: true },
} as const satisfies RouteTable;
