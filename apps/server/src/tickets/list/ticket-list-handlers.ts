import type { ticketListEndpoints } from '@imah/contract/tickets';
import { writeAudit } from '../../access/audit.ts';
import type { ServerContext } from '../../context.ts';
import type { Actor, Handlers } from '../../http/handler.ts';
import { assignTickets } from './assign-tickets.ts';
import { countTickets } from './count-tickets.ts';
import { exportTickets } from './export-tickets.ts';
import { createTicketView, deleteTicketView, readTicketViews, updateTicketView } from './ticket-views.ts';

interface OrgCall {
  readonly actor: Actor;
  readonly params: { readonly orgId: string };
  readonly request: { readonly id: string };
}

const editOf = ({ actor, params, request }: OrgCall) => ({ orgId: params.orgId, actor, requestId: request.id });

export function ticketListHandlers(context: ServerContext): Pick<Handlers, keyof typeof ticketListEndpoints> {
  const { db, now } = context;
  return {
    countTickets: async ({ actor, query }) => ({ data: await countTickets(db, actor, query, now()) }),
    assignTickets: async ({ actor, params, target, body, request }) => {
      const place = { orgId: target.orgId, buildingId: params.buildingId };
      return { data: await assignTickets(context, { ...place, actor, requestId: request.id }, body) };
    },
    exportTickets: async ({ actor, params, target, query, request, reply }) => {
      // Names of people leave the house: it is written down each time.
      const by = { kind: 'user', id: actor.userId } as const;
      const entry = { action: 'export-tickets', entity: 'building', entityId: params.buildingId, after: query };
      await db
        .transaction()
        .execute((trx) => writeAudit(trx, { orgId: target.orgId, actor: by, requestId: request.id, ...entry }, now()));
      await exportTickets(context, { actor, buildingId: params.buildingId, query }, reply);
      return undefined;
    },
    listTicketViews: async ({ actor, params }) => ({ data: await readTicketViews(db, params.orgId, actor) }),
    createTicketView: async (call) => ({ data: await createTicketView(context, editOf(call), call.body) }),
    updateTicketView: async (call) => ({
      data: await updateTicketView(context, { ...editOf(call), version: call.version }, call.params.viewId, call.body),
    }),
    deleteTicketView: async (call) => {
      await deleteTicketView(context, { ...editOf(call), version: call.version }, call.params.viewId);
      return undefined;
    },
  };
}
