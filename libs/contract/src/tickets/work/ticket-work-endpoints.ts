import * as z from 'zod/mini';
import type { Permission } from '../../access/permissions.ts';
import { defineEndpoints } from '../../core/endpoint.ts';
import { id } from '../../core/ids.ts';
import { answer } from '../../core/list.ts';
import { ticketComment } from '../ticket.ts';
import {
  ticketCheckAnswer,
  ticketCheckDraft,
  ticketCommentEdit,
  ticketCostDraft,
  ticketTimeDraft,
  ticketWork,
} from './ticket-work.ts';
import { ticketPartChange, ticketPartDraft } from './ticket-part.ts';
import { ticketWorkRoutes } from './ticket-work-routes.ts';

const tag = 'tickets';
const params = z.object({ ticketId: id });
const check = z.object({ ticketId: id, checkId: id });
const entry = z.object({ ticketId: id, entryId: id });
const part = z.object({ ticketId: id, partId: id });
const comment = z.object({ ticketId: id, commentId: id });
const response = { status: 200, schema: answer(ticketWork) } as const;
const created = { status: 201, schema: answer(ticketWork) } as const;
const rateLimit = { max: 120, windowSeconds: 60 };

/** As one who works on it: living in its unit is not enough. */
const mayAsStaff = <const P extends Permission>(permission: P) =>
  ({ kind: 'permission', permission, subject: 'ticketWork' }) as const;
const working = { tag, access: mayAsStaff('ticket.transition'), errors: [409], rateLimit } as const;

/** Schemas, rights and limits of the calls about the work done for a ticket. */
export const ticketWorkEndpoints = defineEndpoints(ticketWorkRoutes, {
  getTicketWork: {
    summary: 'What was checked, how long was worked and what it cost; no resident reads it',
    tag,
    access: mayAsStaff('ticketComment.view'),
    params,
    response,
  },
  addTicketCheck: {
    summary: 'Put something on the checklist; a ticket is not resolved before what is required on it',
    ...working,
    params,
    body: ticketCheckDraft,
    response: created,
  },
  answerTicketCheck: {
    summary: 'Tick an item off or answer it; null takes the answer back',
    ...working,
    params: check,
    body: ticketCheckAnswer,
    response,
    errors: [409, 412],
  },
  deleteTicketCheck: { summary: 'Take an item off the checklist', ...working, params: check, response },
  addTicketTime: {
    summary: 'Say how long one has worked',
    ...working,
    params,
    body: ticketTimeDraft,
    response: created,
  },
  deleteTicketTime: { summary: 'Take a time back', ...working, params: entry, response },
  addTicketCost: {
    summary: 'Say what something cost, in whole rupiah',
    ...working,
    params,
    body: ticketCostDraft,
    response: created,
  },
  deleteTicketCost: { summary: 'Take a cost back', ...working, params: entry, response },
  addTicketPart: {
    summary: 'Write down a part that was used, in thousandths of its unit and whole rupiah',
    ...working,
    params,
    body: ticketPartDraft,
    response: created,
  },
  updateTicketPart: { summary: 'Mend a part', ...working, params: part, body: ticketPartChange, response },
  deleteTicketPart: { summary: 'Take a part back', ...working, params: part, response },
  editTicketReply: {
    summary: 'Mend what one wrote to the other side, within 15 minutes',
    tag,
    access: { kind: 'permission', permission: 'ticketComment.create', subject: 'ticket' },
    params: comment,
    body: ticketCommentEdit,
    response: { status: 200, schema: answer(ticketComment) },
    errors: [409],
    rateLimit,
  },
  editTicketNote: {
    summary: 'Mend what one wrote for the staff, within 15 minutes',
    tag,
    access: mayAsStaff('ticketComment.create'),
    params: comment,
    body: ticketCommentEdit,
    response: { status: 200, schema: answer(ticketComment) },
    errors: [409],
    rateLimit,
  },
});
