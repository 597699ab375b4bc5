import type { ticketRelationEndpoints } from '@imah/contract/tickets';
import type { ServerContext } from '../../context.ts';
import type { Actor, Handlers } from '../../http/handler.ts';
import type { Working } from '../work/change-ticket-work.ts';
import { readRelations, relateTicket, unrelateTicket } from './ticket-relations.ts';

interface RelationCall {
  readonly actor: Actor;
  readonly target: { readonly orgId: string };
  readonly params: { readonly ticketId: string };
  readonly request: { readonly id: string };
}

export function ticketRelationHandlers(context: ServerContext): Pick<Handlers, keyof typeof ticketRelationEndpoints> {
  const by = ({ actor, target, params, request }: RelationCall): Working => ({
    orgId: target.orgId,
    ticketId: params.ticketId,
    actor,
    requestId: request.id,
    now: context.now(),
  });
  return {
    listTicketRelations: async (call) => ({ data: await readRelations(context.db, by(call), call.actor) }),
    relateTicket: async (call) => ({ data: await relateTicket(context, by(call), call.body) }),
    unrelateTicket: async (call) => ({ data: await unrelateTicket(context, by(call), call.params.targetId) }),
  };
}
