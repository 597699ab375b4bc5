import * as z from 'zod/mini';
import { defineEndpoints } from '../../core/endpoint.ts';
import { buildingParams, id, orgParams } from '../../core/ids.ts';
import { answer } from '../../core/list.ts';
import { ticketBulkAnswer, ticketBulkChange } from './ticket-bulk.ts';
import { ticketCountQuery, ticketCounts, ticketFileQuery, ticketView, ticketViewDraft } from './ticket-list.ts';
import { ticketListRoutes } from './ticket-list-routes.ts';

const tag = 'tickets';
const viewParams = z.extend(orgParams, { viewId: id });
const writing = { max: 60, windowSeconds: 60 };

/** Schemas, rights and limits of the calls about lists of tickets. */
export const ticketListEndpoints = defineEndpoints(ticketListRoutes, {
  countTickets: {
    summary: 'How many tickets the filters let through, in each state',
    tag,
    access: { kind: 'filtered', permission: 'ticket.view' },
    query: ticketCountQuery,
    response: { status: 200, schema: answer(ticketCounts) },
  },
  changeTickets: {
    summary:
      'Assign, change or move several tickets; what cannot be done is told one by one, and what takes back the rest',
    tag,
    // Of each ticket the handler asks the right that the same change of it alone needs.
    access: { kind: 'filtered', permission: 'ticket.view' },
    body: ticketBulkChange,
    response: { status: 200, schema: answer(ticketBulkAnswer) },
    rateLimit: { max: 20, windowSeconds: 60 },
  },
  exportTickets: {
    summary: 'The tickets of a building that the filters let through, as a file for a spreadsheet',
    tag,
    access: { kind: 'permission', permission: 'ticket.export', subject: 'building' },
    params: buildingParams,
    query: ticketFileQuery,
    byteTypes: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    response: { status: 200 },
    rateLimit: { max: 20, windowSeconds: 60 },
  },
  listTicketViews: {
    summary: 'The views of tickets that the person keeps or that others share with the organisation',
    tag,
    access: { kind: 'member' },
    params: orgParams,
    response: { status: 200, schema: answer(z.array(ticketView)) },
  },
  createTicketView: {
    summary: 'Keep a view of tickets',
    tag,
    access: { kind: 'member' },
    params: orgParams,
    body: ticketViewDraft,
    response: { status: 201, schema: answer(ticketView) },
    errors: [403, 409],
    rateLimit: writing,
  },
  updateTicketView: {
    summary: 'Change a view that the person keeps',
    tag,
    access: { kind: 'member' },
    params: viewParams,
    body: ticketViewDraft,
    response: { status: 200, schema: answer(ticketView) },
    errors: [403],
    rateLimit: writing,
  },
  deleteTicketView: {
    summary: 'Give up a view; one that is shared also by who sets up the organisation',
    tag,
    access: { kind: 'member' },
    params: viewParams,
    response: { status: 204 },
    rateLimit: writing,
  },
});
