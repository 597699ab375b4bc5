import { created, defineEndpoints, may, ok } from '../../core/calls.ts';
import { quoteDecision, ticketQuoteDraft, ticketQuotes } from './ticket-quote.ts';
import { ticketQuoteRoutes } from './ticket-quote-routes.ts';

const seeing = may('ticket.view', 'ticket');
const working = may('ticket.transition', 'ticketWork');
const rateLimit = { max: 30, windowSeconds: 60 };

/** Schemas, rights and limits of the calls about quotes. */
export const ticketQuoteEndpoints = defineEndpoints(ticketQuoteRoutes, 'tickets', {
  listTicketQuotes: ok(
    'What was asked for the work on a ticket, round by round, and who can approve it',
    seeing,
    ticketQuotes,
  ),
  askTicketQuote: created(
    'Ask the resident to approve what the work will cost; the ticket waits, and an earlier round is replaced',
    working,
    ticketQuotes,
    { body: ticketQuoteDraft, errors: [409], rateLimit },
  ),
  withdrawTicketQuote: ok('Take a quote back that nobody has answered; the work goes on', working, ticketQuotes, {
    errors: [409],
    rateLimit,
  }),
  decideTicketQuote: ok('Approve or refuse a quote, as the one who pays; the work goes on', seeing, ticketQuotes, {
    body: quoteDecision,
    errors: [403, 409],
    rateLimit,
  }),
});
