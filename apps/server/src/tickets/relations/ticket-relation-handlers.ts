import type { ticketRelationEndpoints } from '@imah/contract/tickets';
import type { ServerContext } from '../../context.ts';
import type { Handlers } from '../../http/handler.ts';
import { readRelations, relateTicket, unrelateTicket } from './ticket-relations.ts';

export function ticketRelationHandlers(context: ServerContext): Pick<Handlers, keyof typeof ticketRelationEndpoints> {
  return {
    listTicketRelations: async ({ edit: key, actor }) => ({ data: await readRelations(context.db, key, actor) }),
    relateTicket: async ({ edit, body }) => ({ data: await relateTicket(context, edit, body) }),
    unrelateTicket: async ({ edit }) => ({ data: await unrelateTicket(context, edit) }),
  };
}
