import type { ticketChecklistEndpoints } from '@imah/contract/tickets';
import type { ServerContext } from '../../context.ts';
import type { Actor, Handlers } from '../../http/handler.ts';
import type { Working } from '../work/change-ticket-work.ts';
import { addCheckPhotos, deleteCheckPhoto, followUpCheck } from '../work/check-photos.ts';
import { readChecklistOffers, useChecklist } from '../work/use-checklist.ts';
import { createTicketChecklist, readTicketChecklists, updateTicketChecklist } from './ticket-checklists.ts';

interface Call {
  readonly actor: Actor;
  readonly target: { readonly orgId: string };
  readonly request: { readonly id: string };
}
type TicketCall = Call & { readonly params: { readonly ticketId: string } };

const editOf = ({ actor, target, request }: Call) => ({
  orgId: target.orgId,
  userId: actor.userId,
  requestId: request.id,
});

export function ticketChecklistHandlers(context: ServerContext): Pick<Handlers, keyof typeof ticketChecklistEndpoints> {
  const { db } = context;
  const by = ({ actor, target, params, request }: TicketCall): Working => ({
    orgId: target.orgId,
    ticketId: params.ticketId,
    actor,
    requestId: request.id,
    now: context.now(),
  });
  return {
    listTicketChecklists: async ({ target }) => ({ data: await readTicketChecklists(db, target.orgId) }),
    createTicketChecklist: async (call) => ({ data: await createTicketChecklist(context, editOf(call), call.body) }),
    updateTicketChecklist: async (call) => {
      const edit = { ...editOf(call), version: call.version };
      return { data: await updateTicketChecklist(context, edit, call.params.checklistId, call.body) };
    },
    listChecklistsForTicket: async ({ target, params }) => ({
      data: await readChecklistOffers(db, { orgId: target.orgId, ticketId: params.ticketId }),
    }),
    useTicketChecklist: async (call) => ({ data: await useChecklist(context, by(call), call.params.checklistId) }),
    addCheckPhotos: async (call) => ({
      data: await addCheckPhotos(context, by(call), call.params.checkId, call.body.fileIds),
    }),
    deleteCheckPhoto: async (call) => ({
      data: await deleteCheckPhoto(context, by(call), call.params.checkId, call.params.fileId),
    }),
    followUpCheck: async (call) => ({
      data: await followUpCheck(context, by(call), call.params.checkId, call.body.ticketId),
    }),
  };
}
