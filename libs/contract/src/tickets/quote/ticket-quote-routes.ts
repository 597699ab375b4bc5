import type { RouteTable } from '../../core/route.ts';

const quotes = '/api/v1/tickets/{ticketId}/quotes';

/** The calls about what a resident is asked to pay for a ticket. */
export const ticketQuoteRoutes = {
  listTicketQuotes: { method: 'GET', path: quotes, retry: true },
  askTicketQuote: { method: 'POST', path: quotes, retry: true, idempotencyKey: true },
  withdrawTicketQuote: { method: 'DELETE', path: `${quotes}/{quoteId}`, retry: false },
  decideTicketQuote: { method: 'PUT', path: `${quotes}/{quoteId}/decision`, retry: false },
} as const satisfies RouteTable;
