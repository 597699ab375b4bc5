import { created, defineEndpoints, may, ok } from '../../core/calls.ts';
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

const working = may('ticket.transition', 'ticketWork');
const rateLimit = { max: 120, windowSeconds: 60 };

/** Schemas, rights and limits of the calls about the work done for a ticket. */
export const ticketWorkEndpoints = defineEndpoints(ticketWorkRoutes, 'tickets', {
  getTicketWork: ok(
    'What was checked, how long was worked and what it cost; no resident reads it',
    may('ticketComment.view', 'ticketWork'),
    ticketWork,
  ),
  addTicketCheck: created(
    'Put something on the checklist; a ticket is not resolved before what is required on it',
    working,
    ticketWork,
    { errors: [409], rateLimit, body: ticketCheckDraft },
  ),
  answerTicketCheck: ok('Tick an item off or answer it; null takes the answer back', working, ticketWork, {
    rateLimit,
    body: ticketCheckAnswer,
    errors: [409, 412],
  }),
  deleteTicketCheck: ok('Take an item off the checklist', working, ticketWork, {
    errors: [409],
    rateLimit,
  }),
  addTicketTime: created('Say how long one has worked', working, ticketWork, {
    errors: [409],
    rateLimit,
    body: ticketTimeDraft,
  }),
  deleteTicketTime: ok('Take a time back', working, ticketWork, {
    errors: [409],
    rateLimit,
  }),
  addTicketCost: created('Say what something cost, in whole rupiah', working, ticketWork, {
    errors: [409],
    rateLimit,
    body: ticketCostDraft,
  }),
  deleteTicketCost: ok('Take a cost back', working, ticketWork, {
    errors: [409],
    rateLimit,
  }),
  addTicketPart: created(
    'Write down a part that was used, in thousandths of its unit and whole rupiah',
    working,
    ticketWork,
    { errors: [409], rateLimit, body: ticketPartDraft },
  ),
  updateTicketPart: ok('Mend a part', working, ticketWork, {
    errors: [409],
    rateLimit,
    body: ticketPartChange,
  }),
  deleteTicketPart: ok('Take a part back', working, ticketWork, {
    errors: [409],
    rateLimit,
  }),
  editTicketReply: ok(
    'Mend what one wrote to the other side, within 15 minutes',
    may('ticketComment.create', 'ticket'),
    ticketComment,
    { body: ticketCommentEdit, errors: [409], rateLimit },
  ),
  editTicketNote: ok(
    'Mend what one wrote for the staff, within 15 minutes',
    may('ticketComment.create', 'ticketWork'),
    ticketComment,
    { body: ticketCommentEdit, errors: [409], rateLimit },
  ),
});
