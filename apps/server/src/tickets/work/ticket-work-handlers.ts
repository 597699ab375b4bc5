import type { ticketWorkEndpoints } from '@imah/contract/tickets';
import type { ServerContext } from '../../context.ts';
import type { Actor, Handlers } from '../../http/handler.ts';
import type { Working } from './change-ticket-work.ts';
import { editComment } from './edit-comment.ts';
import { readTicketWork } from './read-ticket-work.ts';
import { addCheck, answerCheck, deleteCheck } from './ticket-checks.ts';
import { addCost, addTime, deleteCost, deleteTime } from './ticket-entries.ts';
import { addPart, deletePart, updatePart } from './ticket-parts.ts';

interface WorkCall {
  readonly actor: Actor;
  readonly target: { readonly orgId: string };
  readonly params: { readonly ticketId: string };
  readonly request: { readonly id: string };
}

export function ticketWorkHandlers(context: ServerContext): Pick<Handlers, keyof typeof ticketWorkEndpoints> {
  const by = ({ actor, target, params, request }: WorkCall): Working => ({
    orgId: target.orgId,
    ticketId: params.ticketId,
    actor,
    requestId: request.id,
    now: context.now(),
  });
  return {
    getTicketWork: async ({ target, params }) => ({
      data: await readTicketWork(context.db, { orgId: target.orgId, ticketId: params.ticketId }),
    }),
    addTicketCheck: async (call) => ({ data: await addCheck(context, by(call), call.body) }),
    answerTicketCheck: async (call) => ({
      data: await answerCheck(context, by(call), call.params.checkId, call.body),
    }),
    deleteTicketCheck: async (call) => ({ data: await deleteCheck(context, by(call), call.params.checkId) }),
    addTicketTime: async (call) => ({ data: await addTime(context, by(call), call.body) }),
    deleteTicketTime: async (call) => ({ data: await deleteTime(context, by(call), call.params.entryId) }),
    addTicketCost: async (call) => ({ data: await addCost(context, by(call), call.body) }),
    deleteTicketCost: async (call) => ({ data: await deleteCost(context, by(call), call.params.entryId) }),
    addTicketPart: async (call) => ({ data: await addPart(context, by(call), call.body) }),
    updateTicketPart: async (call) => ({ data: await updatePart(context, by(call), call.params.partId, call.body) }),
    deleteTicketPart: async (call) => ({ data: await deletePart(context, by(call), call.params.partId) }),
    editTicketReply: async (call) => ({
      data: await editComment(context, by(call), 'ticketReply', { commentId: call.params.commentId, ...call.body }),
    }),
    editTicketNote: async (call) => ({
      data: await editComment(context, by(call), 'ticketNote', { commentId: call.params.commentId, ...call.body }),
    }),
  };
}
