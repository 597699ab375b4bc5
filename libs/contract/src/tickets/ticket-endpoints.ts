import * as z from 'zod/mini';
import type { Permission } from '../access/permissions.ts';
import { defineEndpoints } from '../core/endpoint.ts';
import { buildingParams, id, orgParams } from '../core/ids.ts';
import { answer, listAnswer, listQuery } from '../core/list.ts';
import { slaPolicy, slaPromise } from './sla/sla-policy.ts';
import {
  ticket,
  ticketAssignment,
  ticketCategory,
  ticketChange,
  ticketComment,
  ticketCommentDraft,
  ticketDraft,
  ticketEvent,
  ticketRow,
  ticketStep,
  ticketWorker,
} from './ticket.ts';
import { ticketNoteDraft, ticketPerson } from './ticket-note.ts';
import { ticketQuery } from './ticket-query.ts';
import { ticketRoutes } from './ticket-routes.ts';

const tag = 'tickets';
/** Path parameters of a call about a ticket. */
export const ticketParams = z.object({ ticketId: id });

const may = <const P extends Permission>(permission: P) =>
  ({ kind: 'permission', permission, subject: 'ticket' }) as const;
/** As one who works on it: living in its unit is not enough. */
const mayAsStaff = <const P extends Permission>(permission: P) =>
  ({ kind: 'permission', permission, subject: 'ticketWork' }) as const;
const writing = { max: 30, windowSeconds: 60 };

/** Schemas, rights and limits of the calls about tickets. */
export const ticketEndpoints = defineEndpoints(ticketRoutes, {
  listTickets: {
    summary: 'The tickets the person may see, open ones unless asked otherwise',
    tag,
    access: { kind: 'filtered', permission: 'ticket.view' },
    query: ticketQuery,
    response: { status: 200, schema: listAnswer(ticketRow) },
  },
  createTicket: {
    summary: 'Report something; a resident may report ten things a day, and the same one twice',
    tag,
    access: { kind: 'permission', permission: 'ticket.create', subject: 'building', ownRows: true },
    params: buildingParams,
    body: ticketDraft,
    response: { status: 201, schema: answer(ticket) },
    rateLimit: writing,
  },
  getTicket: {
    summary: 'One ticket',
    tag,
    access: may('ticket.view'),
    params: ticketParams,
    response: { status: 200, schema: answer(ticket) },
  },
  updateTicket: {
    summary:
      'Change what was reported; its reporter may mend title, details, place and files while nobody has begun with it',
    tag,
    // Whose right it is the handler asks of the ticket: the staff's, or that of who reported it.
    access: may('ticket.view'),
    params: ticketParams,
    body: ticketChange,
    response: { status: 200, schema: answer(ticket) },
    // The id of a change that is somebody else's already; a report that somebody has begun with.
    errors: [403, 409],
  },
  moveTicket: {
    summary: 'Bring a ticket into another state, as the chart and the right of the person allow',
    tag,
    access: may('ticket.view'),
    params: ticketParams,
    body: ticketStep,
    response: { status: 200, schema: answer(ticket) },
    errors: [403, 409],
  },
  assignTicket: {
    summary: 'Say who works on a ticket',
    tag,
    access: may('ticket.assign'),
    params: ticketParams,
    body: ticketAssignment,
    response: { status: 200, schema: answer(ticket) },
    errors: [409],
  },
  listTicketEvents: {
    summary: 'What happened to a ticket, newest first',
    tag,
    access: may('ticket.view'),
    params: ticketParams,
    query: listQuery,
    response: { status: 200, schema: listAnswer(ticketEvent) },
  },
  listTicketReplies: {
    summary: 'What staff and resident wrote to each other about a ticket, newest first',
    tag,
    access: may('ticketComment.view'),
    params: ticketParams,
    query: listQuery,
    response: { status: 200, schema: listAnswer(ticketComment) },
  },
  addTicketReply: {
    summary: 'Write to the other side of a ticket',
    tag,
    access: may('ticketComment.create'),
    params: ticketParams,
    body: ticketCommentDraft,
    response: { status: 201, schema: answer(ticketComment) },
    errors: [409],
    rateLimit: writing,
  },
  listTicketNotes: {
    summary: 'What the staff tell each other about a ticket, newest first; no resident reads it',
    tag,
    access: mayAsStaff('ticketComment.view'),
    params: ticketParams,
    query: listQuery,
    response: { status: 200, schema: listAnswer(ticketComment) },
  },
  addTicketNote: {
    summary: 'Write something that only the staff of a ticket read',
    tag,
    access: mayAsStaff('ticketComment.create'),
    params: ticketParams,
    body: ticketNoteDraft,
    response: { status: 201, schema: answer(ticketComment) },
    errors: [409],
    rateLimit: writing,
  },
  listTicketPeople: {
    summary: 'Who can be named in a note: everyone who may read it',
    tag,
    access: mayAsStaff('ticketComment.view'),
    params: ticketParams,
    response: { status: 200, schema: answer(z.array(ticketPerson)) },
  },
  listTicketWorkers: {
    summary: 'Who can be given tickets of a building, those with the least to do first',
    tag,
    access: { kind: 'permission', permission: 'ticket.assign', subject: 'building' },
    params: buildingParams,
    response: { status: 200, schema: answer(z.array(ticketWorker)) },
  },
  listTicketCategories: {
    summary: 'What tickets of an organisation are sorted by',
    tag,
    access: { kind: 'permission', permission: 'ticket.view', subject: 'organization', ownRows: true },
    params: orgParams,
    response: { status: 200, schema: answer(z.array(ticketCategory)) },
  },
  listSlaPolicies: {
    summary: 'How fast an organisation promises to answer and resolve',
    tag,
    access: { kind: 'permission', permission: 'slaPolicy.view', subject: 'organization' },
    params: orgParams,
    response: { status: 200, schema: answer(z.array(slaPolicy)) },
  },
  updateSlaPolicy: {
    summary: 'Promise another time; what has run on open tickets stays used',
    tag,
    access: {
      kind: 'permission',
      permission: 'slaPolicy.update',
      subject: 'organization',
      reach: { record: 'slaPolicy' },
    },
    params: z.extend(orgParams, { policyId: id }),
    body: slaPromise,
    response: { status: 200, schema: answer(slaPolicy) },
  },
});
