import { watchTopic } from '@imah/contract/mqtt/words';
import type { ticketPresenceEndpoints } from '@imah/contract/tickets';
import { mayReadTicketNotes, worksOnTicket } from '@imah/contract/tickets/words';
import type { ServerContext } from '@imah/server-platform';
import { type Handlers, notFound } from '@imah/server-platform/http';
import { findAccessFacts } from '../ticket-repository.ts';
import { createTicketWatchers, type TicketWatchers } from './ticket-watchers.ts';

export function ticketPresenceHandlers(
  context: ServerContext,
  watchers: TicketWatchers = watchersOf(context),
): Pick<Handlers, keyof typeof ticketPresenceEndpoints> {
  return {
    setTicketPresence: async ({ actor, params: { ticketId, pageId }, body: { doing } }) => {
      const access = await findAccessFacts(context.db, ticketId);
      if (access === null) throw notFound();
      const readsNotes = mayReadTicketNotes(actor, access);
      const watching = {
        ticketId,
        pageId,
        userId: actor.userId,
        name: actor.name,
        side: readsNotes || worksOnTicket(actor, 'ticketComment.create', access) ? 'staff' : 'resident',
        told: readsNotes ? 'names' : 'staff-writes',
      } as const;
      // Whoever reads no notes writes none.
      return { data: watchers.see(watching, doing === 'writing-note' && !readsNotes ? 'looking' : doing) };
    },
  };
}

function watchersOf({ live, log, now }: ServerContext): TicketWatchers {
  return createTicketWatchers({
    now,
    later(run, delayMs) {
      const timer = setTimeout(run, delayMs);
      timer.unref();
      return () => clearTimeout(timer);
    },
    tell: (userId, presence) => {
      live.publish(watchTopic(userId), presence).catch((error: unknown) => {
        log.warn({ err: error }, 'who is before a ticket was not told');
      });
    },
  });
}
