import * as z from 'zod/mini';
import { defineEndpoints } from '../../core/endpoint.ts';
import { buildingParams, id } from '../../core/ids.ts';
import { answer } from '../../core/list.ts';
import { similarQuery, similarTicket, ticketFollower } from './similar-ticket.ts';
import { similarTicketRoutes } from './similar-routes.ts';

const tag = 'tickets';
const reporting = { kind: 'permission', permission: 'ticket.create', subject: 'building', ownRows: true } as const;
const one = z.extend(buildingParams, { ticketId: id });

/** Schemas, rights and limits of the calls that keep one thing from being reported many times. */
export const similarTicketEndpoints = defineEndpoints(similarTicketRoutes, {
  listSimilarTickets: {
    summary: 'Open tickets of a building that may be of what is being typed; at most five',
    tag,
    access: reporting,
    params: buildingParams,
    query: similarQuery,
    response: { status: 200, schema: answer(z.array(similarTicket)) },
    rateLimit: { max: 120, windowSeconds: 60 },
  },
  joinTicket: {
    summary: 'Say that one has it too, and be told of every step; only what is on common places',
    tag,
    access: reporting,
    params: one,
    response: { status: 200, schema: answer(similarTicket) },
    rateLimit: { max: 30, windowSeconds: 60 },
  },
  leaveTicket: {
    summary: 'Take that back',
    tag,
    access: reporting,
    params: one,
    response: { status: 204 },
  },
  listTicketFollowers: {
    summary: 'Who has what a ticket is about too; for the staff',
    tag,
    access: { kind: 'permission', permission: 'ticketComment.view', subject: 'ticketWork' },
    params: z.object({ ticketId: id }),
    response: { status: 200, schema: answer(z.array(ticketFollower)) },
  },
});
