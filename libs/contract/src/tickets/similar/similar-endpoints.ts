import * as z from 'zod/mini';
import { defineEndpoints, may, noContent, ok } from '../../core/calls.ts';
import { similarQuery, similarTicket, ticketFollower } from './similar-ticket.ts';
import { similarTicketRoutes } from './similar-routes.ts';

const reporting = may('ticket.create', 'building', { ownRows: true });

/** Schemas, rights and limits of the calls that keep one thing from being reported many times. */
export const similarTicketEndpoints = defineEndpoints(similarTicketRoutes, 'tickets', {
  listSimilarTickets: ok(
    'Open tickets of a building that may be of what is being typed; at most five',
    reporting,
    z.array(similarTicket),
    { query: similarQuery, rateLimit: { max: 120, windowSeconds: 60 } },
  ),
  joinTicket: ok(
    'Say that one has it too, and be told of every step; only what is on common places',
    reporting,
    similarTicket,
    { rateLimit: { max: 30, windowSeconds: 60 } },
  ),
  leaveTicket: noContent('Take that back', reporting),
  listTicketFollowers: ok(
    'Who has what a ticket is about too; for the staff',
    may('ticketComment.view', 'ticketWork'),
    z.array(ticketFollower),
  ),
});
