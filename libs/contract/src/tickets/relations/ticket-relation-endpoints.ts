import * as z from 'zod/mini';
import { defineEndpoints, may, ok } from '../../core/calls.ts';
import { ticketRelation, ticketRelationDraft } from './ticket-relation.ts';
import { ticketRelationRoutes } from './ticket-relation-routes.ts';

const rateLimit = { max: 60, windowSeconds: 60 };
const working = may('ticket.transition', 'ticketWork');

/** Schemas, rights and limits of the calls about tickets that belong together. */
export const ticketRelationEndpoints = defineEndpoints(ticketRelationRoutes, 'tickets', {
  listTicketRelations: ok(
    'The tickets that belong to this one, as far as the person may see them',
    may('ticketComment.view', 'ticketWork'),
    z.array(ticketRelation),
  ),
  relateTicket: ok(
    'Say how another ticket of the building belongs to this one; the last word between the two holds',
    working,
    z.array(ticketRelation),
    { body: ticketRelationDraft, rateLimit },
  ),
  unrelateTicket: ok('Take apart what does not belong together', working, z.array(ticketRelation), { rateLimit }),
});
