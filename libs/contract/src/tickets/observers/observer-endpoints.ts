import * as z from 'zod/mini';
import { defineEndpoints, may, ok } from '../../core/calls.ts';
import { ticketObserverRoutes } from './observer-routes.ts';
import { ticketObserver, ticketObserverCandidate } from './ticket-observer.ts';

const rateLimit = { max: 60, windowSeconds: 60 };

/** Schemas, rights and limits of the calls about who follows a ticket. */
export const ticketObserverEndpoints = defineEndpoints(ticketObserverRoutes, 'tickets', {
  listTicketObservers: ok(
    'Who of the staff follows a ticket without working on it; no resident reads it',
    may('ticket.view', 'ticketWork'),
    z.array(ticketObserver),
  ),
  listTicketObserverCandidates: ok(
    'Who sees a ticket as staff, does not follow it and has not said that they do not want to',
    may('ticket.assign', 'ticketWork'),
    z.array(ticketObserverCandidate),
  ),
  followTicket: ok(
    'Be told of every public step of a ticket; at most 30 people are',
    may('ticket.view', 'ticketWork'),
    z.array(ticketObserver),
    { errors: [409], rateLimit },
  ),
  unfollowTicket: ok(
    'Be told of it no more; nobody else can take that back',
    may('ticket.view', 'ticketWork'),
    z.array(ticketObserver),
    { rateLimit },
  ),
  addTicketObserver: ok(
    'Have somebody told of every public step of a ticket, unless they have stopped following it themselves',
    may('ticket.assign', 'ticketWork'),
    z.array(ticketObserver),
    { errors: [409, 422], rateLimit },
  ),
  removeTicketObserver: ok(
    'Have somebody told of it no more',
    may('ticket.assign', 'ticketWork'),
    z.array(ticketObserver),
    { rateLimit },
  ),
});
