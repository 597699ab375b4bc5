import * as z from 'zod/mini';
import { created, defineEndpoints, list, may, ok } from '../core/calls.ts';
import { listQuery } from '../core/list.ts';
import { slaPolicy, slaPromise } from './sla/sla-policy.ts';
import {
  ticket,
  ticketAssignment,
  ticketChange,
  ticketComment,
  ticketCommentDraft,
  ticketDraft,
  ticketEvent,
  ticketRow,
  ticketStep,
} from './ticket.ts';
import { ticketCategory, ticketWorker, ticketWorkerQuery } from './ticket-choices.ts';
import { ticketNoteDraft, ticketPerson } from './ticket-note.ts';
import { ticketQuery } from './ticket-query.ts';
import { ticketRoutes } from './ticket-routes.ts';

const seeing = may('ticket.view', 'ticket');
const reading = may('ticketComment.view', 'ticket');
/** As one who works on it: living in its unit is not enough. */
const readingAsStaff = may('ticketComment.view', 'ticketWork');
const rateLimit = { max: 30, windowSeconds: 60 };

/** Schemas, rights and limits of the calls about tickets. */
export const ticketEndpoints = defineEndpoints(ticketRoutes, 'tickets', {
  listTickets: list(
    'The tickets the person may see, open ones unless asked otherwise',
    { kind: 'filtered', permission: 'ticket.view' },
    ticketRow,
    { query: ticketQuery },
  ),
  createTicket: created(
    'Report something; a resident ten things a day, the same one twice; what an alarm has already is answered',
    may('ticket.create', 'building', { ownRows: true }),
    ticket,
    { body: ticketDraft, errors: [409], rateLimit },
  ),
  getTicket: ok('One ticket', seeing, ticket),
  updateTicket: ok(
    'Change what was reported; its reporter may mend title, details, place and files while nobody has begun with it',
    // Whose right it is the handler asks of the ticket: the staff's, or that of who reported it.
    seeing,
    ticket,
    // The id of a change that is somebody else's already; a report that somebody has begun with.
    { body: ticketChange, errors: [403, 409] },
  ),
  moveTicket: ok('Bring a ticket into another state, as the chart and the right of the person allow', seeing, ticket, {
    body: ticketStep,
    errors: [403, 409],
  }),
  assignTicket: ok('Say who works on a ticket', may('ticket.assign', 'ticket'), ticket, {
    body: ticketAssignment,
    errors: [409],
  }),
  listTicketEvents: list('What happened to a ticket, newest first', seeing, ticketEvent, { query: listQuery }),
  listTicketReplies: list(
    'What staff and resident wrote to each other about a ticket, newest first',
    reading,
    ticketComment,
    { query: listQuery },
  ),
  addTicketReply: created('Write to the other side of a ticket', may('ticketComment.create', 'ticket'), ticketComment, {
    body: ticketCommentDraft,
    errors: [409],
    rateLimit,
  }),
  listTicketNotes: list(
    'What the staff tell each other about a ticket, newest first; no resident reads it',
    readingAsStaff,
    ticketComment,
    { query: listQuery },
  ),
  addTicketNote: created(
    'Write something that only the staff of a ticket read',
    may('ticketComment.create', 'ticketWork'),
    ticketComment,
    { body: ticketNoteDraft, errors: [409], rateLimit },
  ),
  listTicketPeople: ok('Who can be named in a note: everyone who may read it', readingAsStaff, z.array(ticketPerson)),
  listTicketWorkers: ok(
    'Who can be given tickets of a building: those of the trade first, of these who is on duty, then by what they have',
    may('ticket.assign', 'building'),
    z.array(ticketWorker),
    { query: ticketWorkerQuery },
  ),
  listTicketCategories: ok(
    'What tickets of an organisation are sorted by',
    may('ticket.view', 'organization', { ownRows: true }),
    z.array(ticketCategory),
  ),
  listSlaPolicies: ok(
    'How fast an organisation promises to answer and resolve',
    may('slaPolicy.view', 'organization'),
    z.array(slaPolicy),
  ),
  updateSlaPolicy: ok(
    'Promise another time; what has run on open tickets stays used',
    may('slaPolicy.update', 'organization', { reach: { record: 'slaPolicy' } }),
    slaPolicy,
    { body: slaPromise },
  ),
});
