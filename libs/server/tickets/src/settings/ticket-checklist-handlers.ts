import type { ticketChecklistEndpoints } from '@imah/contract/tickets';
import type { ServerContext } from '@imah/server-platform';
import type { Handlers } from '@imah/server-platform/http';
import { addCheckPhotos, deleteCheckPhoto, followUpCheck } from '../work/check-photos.ts';
import { readChecklistOffers, useChecklist } from '../work/use-checklist.ts';
import { createTicketChecklist, readTicketChecklists, updateTicketChecklist } from './ticket-checklists.ts';

export function ticketChecklistHandlers(context: ServerContext): Pick<Handlers, keyof typeof ticketChecklistEndpoints> {
  const { db } = context;
  return {
    listTicketChecklists: async ({ target }) => ({ data: await readTicketChecklists(db, target.orgId) }),
    createTicketChecklist: async (call) => ({ data: await createTicketChecklist(context, call.edit, call.body) }),
    updateTicketChecklist: async (call) => {
      return { data: await updateTicketChecklist(context, call.edit, call.body) };
    },
    listChecklistsForTicket: async ({ edit: key }) => ({ data: await readChecklistOffers(db, key) }),
    useTicketChecklist: async (call) => ({ data: await useChecklist(context, call.edit, call.params.checklistId) }),
    addCheckPhotos: async (call) => ({
      data: await addCheckPhotos(context, call.edit, call.body.fileIds),
    }),
    deleteCheckPhoto: async (call) => ({
      data: await deleteCheckPhoto(context, call.edit, call.params.fileId),
    }),
    followUpCheck: async (call) => ({
      data: await followUpCheck(context, call.edit, call.body.ticketId),
    }),
  };
}
