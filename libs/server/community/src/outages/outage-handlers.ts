import type { outageEndpoints } from '@imah/contract/outages';
import type { ServerContext } from '@imah/server-platform';
import type { Handlers } from '@imah/server-platform/http';
import { ticketAsSeenBy } from '@imah/server-tickets';
import { endOutage, reopenOutage, updateOutage } from './change-outage.ts';
import { createOutage } from './create-outage.ts';
import { setAlso } from './join-outage.ts';
import { listOutages } from './list-outages.ts';
import { getOutage } from './outage-row.ts';
import { bindTicket, ticketOfOutage, unbindTicket } from './outage-tickets.ts';

export function outageHandlers(context: ServerContext): Pick<Handlers, keyof typeof outageEndpoints> {
  const { db } = context;
  return {
    listOutages: ({ actor, params, query, target }) =>
      listOutages(db, actor, { orgId: target.orgId, buildingId: params.buildingId }, query),
    createOutage: async ({ edit, body }) => ({ data: await createOutage(context, edit, body) }),
    getOutage: async ({ edit, actor }) => ({ data: await getOutage(db, actor, edit) }),
    updateOutage: async ({ edit, body }) => ({ data: await updateOutage(context, edit, body) }),
    endOutage: async ({ edit, body }) => ({ data: await endOutage(context, edit, body.as) }),
    reopenOutage: async ({ edit }) => ({ data: await reopenOutage(context, edit) }),
    createOutageTicket: async ({ edit, actor }) => ({
      data: ticketAsSeenBy(actor, await ticketOfOutage(context, edit)),
    }),
    bindOutageTicket: async ({ edit }) => ({ data: await bindTicket(context, edit) }),
    unbindOutageTicket: async ({ edit }) => ({ data: await unbindTicket(context, edit) }),
    joinOutage: async ({ edit }) => ({ data: await setAlso(context, edit, 'yes') }),
    leaveOutage: async ({ edit }) => ({ data: await setAlso(context, edit, 'no') }),
  };
}
