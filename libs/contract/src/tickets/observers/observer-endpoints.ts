import * as z from 'zod/mini';
import type { Permission } from '../../access/permissions.ts';
import { defineEndpoints } from '../../core/endpoint.ts';
import { id } from '../../core/ids.ts';
import { answer } from '../../core/list.ts';
import { ticketObserverRoutes } from './observer-routes.ts';
import { ticketObserver, ticketObserverCandidate } from './ticket-observer.ts';

const tag = 'tickets';
const params = z.object({ ticketId: id });
const ofOne = z.object({ ticketId: id, userId: id });
const observers = { status: 200, schema: answer(z.array(ticketObserver)) } as const;
const rateLimit = { max: 60, windowSeconds: 60 };

/** As one who works on it or oversees it: living in its unit is not enough. */
const mayAsStaff = <const P extends Permission>(permission: P) =>
  ({ kind: 'permission', permission, subject: 'ticketWork' }) as const;

/** Schemas, rights and limits of the calls about who follows a ticket. */
export const ticketObserverEndpoints = defineEndpoints(ticketObserverRoutes, {
  listTicketObservers: {
    summary: 'Who of the staff follows a ticket without working on it; no resident reads it',
    tag,
    access: mayAsStaff('ticket.view'),
    params,
    response: observers,
  },
  listTicketObserverCandidates: {
    summary: 'Who sees a ticket as staff, does not follow it and has not said that they do not want to',
    tag,
    access: mayAsStaff('ticket.assign'),
    params,
    response: { status: 200, schema: answer(z.array(ticketObserverCandidate)) },
  },
  followTicket: {
    summary: 'Be told of every public step of a ticket; at most 30 people are',
    tag,
    access: mayAsStaff('ticket.view'),
    params,
    response: observers,
    errors: [409],
    rateLimit,
  },
  unfollowTicket: {
    summary: 'Be told of it no more; nobody else can take that back',
    tag,
    access: mayAsStaff('ticket.view'),
    params,
    response: observers,
    rateLimit,
  },
  addTicketObserver: {
    summary: 'Have somebody told of every public step of a ticket, unless they have stopped following it themselves',
    tag,
    access: mayAsStaff('ticket.assign'),
    params: ofOne,
    response: observers,
    errors: [409, 422],
    rateLimit,
  },
  removeTicketObserver: {
    summary: 'Have somebody told of it no more',
    tag,
    access: mayAsStaff('ticket.assign'),
    params: ofOne,
    response: observers,
    rateLimit,
  },
});
