import type { ticketSettingsEndpoints } from '@imah/contract/tickets';
import type { ServerContext } from '@imah/server-platform';
import type { Handlers } from '@imah/server-platform/http';
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

export function ticketSettingsHandlers(context: ServerContext): Pick<Handlers, keyof typeof ticketSettingsEndpoints> {
  const { db } = context;
  return {
    createSlaPolicy: async ({ edit, body }) => ({ data: await createSlaPolicy(context, edit, body) }),
    deleteSlaPolicy: ({ edit }) => deleteSlaPolicy(context, edit).then(() => undefined),
    trySla: async ({ actor, target, body }) => ({ data: await trySla(context, actor, target.orgId, body) }),
    getBusinessHours: async ({ target }) => {
      const { hours, version } = await readOrgHours(db, target.orgId);
      return { data: { ...hours, version } };
    },
    updateBusinessHours: async ({ edit, body }) => ({ data: await updateBusinessHours(context, edit, body) }),
    listTicketCategorySettings: async ({ target }) => ({
      data: (await readCategorySettings(db, target.orgId)).map(showCategory),
    }),
    createTicketCategory: async ({ edit, body }) => ({
      data: showCategory(await createTicketCategory(context, edit, body)),
    }),
    updateTicketCategory: async ({ edit, body }) => ({
      data: showCategory(await updateTicketCategory(context, edit, body)),
    }),
    listTicketRules: async ({ target }) => ({ data: await readTicketRules(db, target.orgId) }),
    createTicketRule: async ({ edit, body }) => ({ data: await createTicketRule(context, edit, body) }),
    updateTicketRule: async ({ edit, body }) => ({ data: await updateTicketRule(context, edit, body) }),
    deleteTicketRule: ({ edit }) => deleteTicketRule(context, edit).then(() => undefined),
    tryTicketRule: async ({ actor, target, body }) => ({
      data: await tryTicketRule(db, actor, target.orgId, body),
    }),
  };
}
