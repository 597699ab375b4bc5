import * as z from 'zod/mini';
import { defineEndpoints } from '../../core/endpoint.ts';
import { id } from '../../core/ids.ts';
import { answer } from '../../core/list.ts';
import { quoteDecision, ticketQuoteDraft, ticketQuotes } from './ticket-quote.ts';
import { ticketQuoteRoutes } from './ticket-quote-routes.ts';

const tag = 'tickets';
const params = z.object({ ticketId: id });
const quote = z.object({ ticketId: id, quoteId: id });
const seeing = { kind: 'permission', permission: 'ticket.view', subject: 'ticket' } as const;
const working = { kind: 'permission', permission: 'ticket.transition', subject: 'ticketWork' } as const;
const response = { status: 200, schema: answer(ticketQuotes) } as const;
const rateLimit = { max: 30, windowSeconds: 60 };

/** Schemas, rights and limits of the calls about quotes. */
export const ticketQuoteEndpoints = defineEndpoints(ticketQuoteRoutes, {
  listTicketQuotes: {
    summary: 'What was asked for the work on a ticket, round by round, and who can approve it',
    tag,
    access: seeing,
    params,
    response,
  },
  askTicketQuote: {
    summary: 'Ask the resident to approve what the work will cost; the ticket waits, and an earlier round is replaced',
    tag,
    access: working,
    params,
    body: ticketQuoteDraft,
    response: { status: 201, schema: answer(ticketQuotes) },
    errors: [409],
    rateLimit,
  },
  withdrawTicketQuote: {
    summary: 'Take a quote back that nobody has answered; the work goes on',
    tag,
    access: working,
    params: quote,
    response,
    errors: [409],
    rateLimit,
  },
  decideTicketQuote: {
    summary: 'Approve or refuse a quote, as the one who pays; the work goes on',
    tag,
    access: seeing,
    params: quote,
    body: quoteDecision,
    response,
    errors: [403, 409],
    rateLimit,
  },
});
