import type { ticketRelationEndpoints } from '@imah/contract/tickets';
import type { ServerContext } from '@imah/server-platform';
import type { Handlers } from '@imah/server-platform/http';
import { readRelations, relateTicket, unrelateTicket } from './ticket-relations.ts';

export function ticketRelationHandlers(context: ServerContext): Pick<Handlers, keyof typeof ticketRelationEndpoints> {
  return {
    listTicketRelations: async ({ edit: key, actor }) => ({ data: await readRelations(context.db, key, actor) }),
    relateTicket: async ({ edit, body }) => ({ data: await relateTicket(context, edit, body) }),
    unrelateTicket: async ({ edit }) => ({ data: await unrelateTicket(context, edit) }),
  };
}
