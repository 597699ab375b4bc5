import type { ticketWorkEndpoints } from '@imah/contract/tickets';
import type { ServerContext } from '@imah/server-platform';
import type { Handlers } from '@imah/server-platform/http';
import { editComment } from './edit-comment.ts';
import { readTicketWork } from './read-ticket-work.ts';
import { addCheck, answerCheck, deleteCheck } from './ticket-checks.ts';
import { addCost, addTime, deleteCost, deleteTime } from './ticket-entries.ts';
import { addPart, deletePart, updatePart } from './ticket-parts.ts';

export function ticketWorkHandlers(context: ServerContext): Pick<Handlers, keyof typeof ticketWorkEndpoints> {
  return {
    getTicketWork: async ({ edit: key }) => ({ data: await readTicketWork(context.db, key) }),
    addTicketCheck: async (call) => ({ data: await addCheck(context, call.edit, call.body) }),
    answerTicketCheck: async (call) => ({
      data: await answerCheck(context, call.edit, call.body),
    }),
    deleteTicketCheck: async (call) => ({ data: await deleteCheck(context, call.edit) }),
    addTicketTime: async (call) => ({ data: await addTime(context, call.edit, call.body) }),
    deleteTicketTime: async (call) => ({ data: await deleteTime(context, call.edit) }),
    addTicketCost: async (call) => ({ data: await addCost(context, call.edit, call.body) }),
    deleteTicketCost: async (call) => ({ data: await deleteCost(context, call.edit) }),
    addTicketPart: async (call) => ({ data: await addPart(context, call.edit, call.body) }),
    updateTicketPart: async (call) => ({ data: await updatePart(context, call.edit, call.body) }),
    deleteTicketPart: async (call) => ({ data: await deletePart(context, call.edit) }),
    editTicketReply: async (call) => ({
      data: await editComment(context, call.edit, 'ticketReply', call.body.body),
    }),
    editTicketNote: async (call) => ({
      data: await editComment(context, call.edit, 'ticketNote', call.body.body),
    }),
  };
}
