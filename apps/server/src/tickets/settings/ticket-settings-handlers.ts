import type { ticketSettingsEndpoints } from '@imah/contract/tickets';
import type { ServerContext } from '../../context.ts';
import type { Actor, Handlers } from '../../http/handler.ts';
import { readOrgHours } from '../ticket-times.ts';
import { createSlaPolicy, deleteSlaPolicy, trySla, updateBusinessHours } from './change-sla.ts';
import { createTicketCategory, readCategorySettings, showCategory, updateTicketCategory } from './ticket-categories.ts';
import {
  createTicketRule,
  deleteTicketRule,
  readTicketRules,
  tryTicketRule,
  updateTicketRule,
} from './ticket-rules.ts';

interface OrgCall {
  readonly actor: Actor;
  readonly target: { readonly orgId: string };
  readonly request: { readonly id: string };
}

const editOf = ({ actor, target, request }: OrgCall) => ({
  orgId: target.orgId,
  userId: actor.userId,
  requestId: request.id,
});
const versionedOf = (call: OrgCall & { readonly version: number }) => ({ ...editOf(call), version: call.version });

export function ticketSettingsHandlers(context: ServerContext): Pick<Handlers, keyof typeof ticketSettingsEndpoints> {
  const { db } = context;
  return {
    createSlaPolicy: async (call) => ({ data: await createSlaPolicy(context, editOf(call), call.body) }),
    deleteSlaPolicy: async (call) => {
      await deleteSlaPolicy(context, versionedOf(call), call.params.policyId);
      return undefined;
    },
    trySla: async ({ actor, target, body }) => ({ data: await trySla(context, actor, target.orgId, body) }),
    getBusinessHours: async ({ target }) => {
      const { hours, version } = await readOrgHours(db, target.orgId);
      return { data: { ...hours, version } };
    },
    updateBusinessHours: async (call) => ({ data: await updateBusinessHours(context, versionedOf(call), call.body) }),
    listTicketCategorySettings: async ({ target }) => ({
      data: (await readCategorySettings(db, target.orgId)).map(showCategory),
    }),
    createTicketCategory: async (call) => ({
      data: showCategory(await createTicketCategory(context, editOf(call), call.body)),
    }),
    updateTicketCategory: async (call) => ({
      data: showCategory(await updateTicketCategory(context, versionedOf(call), call.params.categoryId, call.body)),
    }),
    listTicketRules: async ({ target }) => ({ data: await readTicketRules(db, target.orgId) }),
    createTicketRule: async (call) => ({ data: await createTicketRule(context, editOf(call), call.body) }),
    updateTicketRule: async (call) => ({
      data: await updateTicketRule(context, versionedOf(call), call.params.ruleId, call.body),
    }),
    deleteTicketRule: async (call) => {
      await deleteTicketRule(context, versionedOf(call), call.params.ruleId);
      return undefined;
    },
    tryTicketRule: async ({ actor, target, body }) => ({
      data: await tryTicketRule(db, actor, target.orgId, body),
    }),
  };
}
