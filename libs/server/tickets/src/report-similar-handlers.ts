import type { similarTicketEndpoints } from '@imah/contract/tickets';
import { mayReadTicketNotes } from '@imah/contract/tickets/words';
import type { ServerContext } from '@imah/server-platform';
import { type Handlers, notFound } from '@imah/server-platform/http';
import { joinTicket, leaveTicket } from './join-ticket.ts';
import { readFollowers } from './report-followers.ts';
import { readJoinedTickets, readSimilarTickets } from './report-similar.ts';
import { findAccessFacts } from './ticket-repository.ts';

export function similarTicketHandlers(context: ServerContext): Pick<Handlers, keyof typeof similarTicketEndpoints> {
  const { db, now } = context;
  return {
    listSimilarTickets: async ({ edit: ask, query }) => ({
      data: query.also === 'yes' ? await readJoinedTickets(db, ask, now()) : await readSimilarTickets(db, ask, query),
    }),
    joinTicket: async ({ edit }) => ({ data: await joinTicket(context, edit) }),
    leaveTicket: ({ edit }) => leaveTicket(context, edit).then(() => undefined),
    listTicketFollowers: async ({ actor, edit: key }) => {
      const facts = await findAccessFacts(db, key.ticketId);
      // The right alone does not say whether it comes from work or from living there.
      if (facts === null || !mayReadTicketNotes(actor, facts)) throw notFound();
      return { data: await readFollowers(db, key) };
    },
  };
}
