import type { ticketQuoteEndpoints } from '@imah/contract/tickets';
import type { ServerContext } from '@imah/server-platform';
import type { Handlers } from '@imah/server-platform/http';
import { getTicket } from '../ticket-repository.ts';
import { readQuotes } from './read-quotes.ts';
import { askQuote, decideQuote, withdrawQuote } from './ticket-quotes.ts';

export function ticketQuoteHandlers(context: ServerContext): Pick<Handlers, keyof typeof ticketQuoteEndpoints> {
  const { db, now } = context;
  return {
    listTicketQuotes: async ({ edit: key }) => {
      const at = now();
      return { data: await readQuotes(db, await getTicket(db, key, at), at) };
    },
    askTicketQuote: async ({ edit, body }) => ({ data: await askQuote(context, edit, body) }),
    withdrawTicketQuote: async ({ edit }) => ({ data: await withdrawQuote(context, edit) }),
    decideTicketQuote: async ({ edit, body }) => ({ data: await decideQuote(context, edit, body) }),
  };
}
