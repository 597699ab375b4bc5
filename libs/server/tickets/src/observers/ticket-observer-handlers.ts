import type { ticketObserverEndpoints } from '@imah/contract/tickets';
import type { ServerContext } from '@imah/server-platform';
import type { Handlers } from '@imah/server-platform/http';
import { addObserver, removeObserver } from './change-observers.ts';
import { readObserverCandidates, readObservers } from './read-observers.ts';

export function ticketObserverHandlers(context: ServerContext): Pick<Handlers, keyof typeof ticketObserverEndpoints> {
  const { db, now } = context;
  return {
    listTicketObservers: async ({ edit: key }) => ({ data: await readObservers(db, key) }),
    listTicketObserverCandidates: async ({ edit: key }) => ({ data: await readObserverCandidates(db, key, now()) }),
    followTicket: async ({ edit, actor }) => ({ data: await addObserver(context, { ...edit, userId: actor.userId }) }),
    unfollowTicket: async ({ edit, actor }) => ({
      data: await removeObserver(context, { ...edit, userId: actor.userId }),
    }),
    addTicketObserver: async ({ edit }) => ({ data: await addObserver(context, edit) }),
    removeTicketObserver: async ({ edit }) => ({ data: await removeObserver(context, edit) }),
  };
}
