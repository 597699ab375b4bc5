import * as z from 'zod/mini';
import { created, defineEndpoints, may, noContent, ok } from '../../core/calls.ts';
import { ticketBulkAnswer, ticketBulkChange } from './ticket-bulk.ts';
import { ticketCountQuery, ticketCounts, ticketFileQuery, ticketView, ticketViewDraft } from './ticket-list.ts';
import { ticketListRoutes } from './ticket-list-routes.ts';

const seen = { kind: 'filtered', permission: 'ticket.view' } as const;
const member = { kind: 'member' } as const;
const seldom = { max: 20, windowSeconds: 60 };
const rateLimit = { max: 60, windowSeconds: 60 };

/** Schemas, rights and limits of the calls about lists of tickets. */
export const ticketListEndpoints = defineEndpoints(ticketListRoutes, 'tickets', {
  countTickets: ok('How many tickets the filters let through, in each state', seen, ticketCounts, {
    query: ticketCountQuery,
  }),
  changeTickets: ok(
    'Assign, change or move several tickets; what cannot be done is told one by one, and what takes back the rest',
    // Of each ticket the handler asks the right that the same change of it alone needs.
    seen,
    ticketBulkAnswer,
    { body: ticketBulkChange, rateLimit: seldom },
  ),
  exportTickets: {
    summary: 'The tickets of a building that the filters let through, as a file for a spreadsheet',
    access: may('ticket.export', 'building'),
    query: ticketFileQuery,
    byteTypes: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    response: { status: 200 },
    rateLimit: seldom,
  },
  listTicketViews: ok(
    'The views of tickets that the person keeps or that others share with the organisation',
    member,
    z.array(ticketView),
  ),
  createTicketView: created('Keep a view of tickets', member, ticketView, {
    body: ticketViewDraft,
    errors: [403, 409],
    rateLimit,
  }),
  updateTicketView: ok('Change a view that the person keeps', member, ticketView, {
    body: ticketViewDraft,
    errors: [403],
    rateLimit,
  }),
  deleteTicketView: noContent('Give up a view; one that is shared also by who sets up the organisation', member, {
    rateLimit,
  }),
});
