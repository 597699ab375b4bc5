import type { ticketListEndpoints } from '@imah/contract/tickets';
import { recordAct } from '@imah/server-platform/command';
import type { ServerContext } from '@imah/server-platform';
import type { Handlers } from '@imah/server-platform/http';
import { changeTickets } from './change-tickets.ts';
import { countTickets } from './count-tickets.ts';
import { exportTickets } from './export-tickets.ts';
import { createTicketView, deleteTicketView, readTicketViews, updateTicketView } from './ticket-views.ts';

export function ticketListHandlers(context: ServerContext): Pick<Handlers, keyof typeof ticketListEndpoints> {
  const { db, now } = context;
  return {
    countTickets: async ({ actor, query }) => ({ data: await countTickets(db, actor, query, now()) }),
    changeTickets: async ({ actor, body, request }) => ({
      data: await changeTickets(context, { actor, requestId: request.id }, body),
    }),
    exportTickets: async ({ actor, edit, query, reply }) => {
      const { buildingId } = edit;
      // Names of people leave the house: it is written down each time.
      const audit = { action: 'export-tickets', entity: 'building', entityId: buildingId, after: query };
      await recordAct(context, edit, audit);
      await exportTickets(context, { actor, buildingId, query }, reply);
      return undefined;
    },
    listTicketViews: async ({ actor, params }) => ({ data: await readTicketViews(db, params.orgId, actor) }),
    createTicketView: async ({ edit, body }) => ({ data: await createTicketView(context, edit, body) }),
    updateTicketView: async ({ edit, body }) => ({ data: await updateTicketView(context, edit, body) }),
    deleteTicketView: ({ edit }) => deleteTicketView(context, edit).then(() => undefined),
  };
}
