import type { ticketQuoteEndpoints } from '@imah/contract/tickets';
import type { ServerContext } from '../../context.ts';
import { notFound } from '../../http/errors.ts';
import type { Actor, Handlers } from '../../http/handler.ts';
import { readLockedTicket } from '../read-tickets.ts';
import type { Quoting } from './change-quote.ts';
import { readQuotes } from './read-quotes.ts';
import { askQuote, decideQuote, withdrawQuote } from './ticket-quotes.ts';

interface QuoteCall {
  readonly actor: Actor;
  readonly target: { readonly orgId: string };
  readonly params: { readonly ticketId: string };
  readonly request: { readonly id: string };
}

export function ticketQuoteHandlers(context: ServerContext): Pick<Handlers, keyof typeof ticketQuoteEndpoints> {
  const by = ({ actor, target, params, request }: QuoteCall): Quoting => ({
    orgId: target.orgId,
    ticketId: params.ticketId,
    actor,
    requestId: request.id,
    now: context.now(),
  });
  return {
    listTicketQuotes: async (call) => {
      const now = context.now();
      const held = await readLockedTicket(context.db, by(call), now);
      if (held === null) throw notFound();
      return { data: await readQuotes(context.db, held, now) };
    },
    askTicketQuote: async (call) => ({ data: await askQuote(context, by(call), call.body) }),
    withdrawTicketQuote: async (call) => ({ data: await withdrawQuote(context, by(call), call.params.quoteId) }),
    decideTicketQuote: async (call) => ({ data: await decideQuote(context, by(call), call.params.quoteId, call.body) }),
  };
}
