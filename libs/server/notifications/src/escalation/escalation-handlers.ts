import type { escalationEndpoints } from '@imah/contract/notifications';
import type { ServerContext } from '@imah/server-platform';
import type { Handlers } from '@imah/server-platform/http';
import { readEscalationPlan, updateEscalationPlan } from './escalation-plan.ts';
import { readAlarmEscalations, readTicketEscalations } from './read-escalations.ts';

export function escalationHandlers(context: ServerContext): Pick<Handlers, keyof typeof escalationEndpoints> {
  const { db } = context;
  return {
    getEscalationPlan: async ({ target }) => ({ data: await readEscalationPlan(db, target.orgId) }),
    updateEscalationPlan: async ({ edit, body }) => ({ data: await updateEscalationPlan(context, edit, body) }),
    listTicketEscalations: async ({ edit: { orgId }, params }) => ({
      data: await readTicketEscalations(context, orgId, params.ticketId),
    }),
    listAlarmEscalations: async ({ edit: { orgId }, params }) => ({
      data: await readAlarmEscalations(context, orgId, params.buildingId),
    }),
  };
}
