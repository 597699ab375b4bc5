import * as z from 'zod/mini';
import { defineEndpoints } from '../../core/endpoint.ts';
import { id } from '../../core/ids.ts';
import { answer } from '../../core/list.ts';
import { ticketRelation, ticketRelationDraft } from './ticket-relation.ts';
import { ticketRelationRoutes } from './ticket-relation-routes.ts';

const tag = 'tickets';
const params = z.object({ ticketId: id });
const response = { status: 200, schema: answer(z.array(ticketRelation)) } as const;
const rateLimit = { max: 60, windowSeconds: 60 };
const working = { kind: 'permission', permission: 'ticket.transition', subject: 'ticketWork' } as const;

/** Schemas, rights and limits of the calls about tickets that belong together. */
export const ticketRelationEndpoints = defineEndpoints(ticketRelationRoutes, {
  listTicketRelations: {
    summary: 'The tickets that belong to this one, as far as the person may see them',
    tag,
    access: { kind: 'permission', permission: 'ticketComment.view', subject: 'ticketWork' },
    params,
    response,
  },
  relateTicket: {
    summary: 'Say how another ticket of the building belongs to this one; the last word between the two holds',
    tag,
    access: working,
    params,
    body: ticketRelationDraft,
    response,
    rateLimit,
  },
  unrelateTicket: {
    summary: 'Take apart what does not belong together',
    tag,
    access: working,
    params: z.object({ ticketId: id, targetId: id }),
    response,
    rateLimit,
  },
});
