import * as z from 'zod/mini';
import { created, defineEndpoints, may, ok } from '../../core/calls.ts';
import { id } from '../../core/ids.ts';
import { ticketWork } from '../work/ticket-work.ts';
import { ticketChecklistRoutes } from './ticket-checklist-routes.ts';
import { ticketChecklist, ticketChecklistDraft, ticketChecklistOffer } from './ticket-checklist.ts';

const changing = may('settings.update', 'organization', { reach: 'everywhere' });
const working = may('ticket.transition', 'ticketWork');
const rateLimit = { max: 120, windowSeconds: 60 };

/** Schemas, rights and limits of the calls about checklists. */
export const ticketChecklistEndpoints = defineEndpoints(ticketChecklistRoutes, 'tickets', {
  listTicketChecklists: ok(
    'The checklists of an organisation with the archived ones',
    may('settings.view', 'organization'),
    z.array(ticketChecklist),
  ),
  createTicketChecklist: created('Make a checklist', changing, ticketChecklist, {
    body: ticketChecklistDraft,
    errors: [409],
  }),
  updateTicketChecklist: ok(
    'Change or archive a checklist; tickets that have it keep it as it was',
    changing,
    ticketChecklist,
    { body: ticketChecklistDraft, errors: [409] },
  ),
  listChecklistsForTicket: ok(
    'The checklists that can still be put on a ticket',
    working,
    z.array(ticketChecklistOffer),
  ),
  useTicketChecklist: ok(
    'Put the items of a checklist on a ticket, as they are now; one that is there already stays as it is',
    working,
    ticketWork,
    { errors: [409], rateLimit },
  ),
  addCheckPhotos: created('Show an item of the checklist by photos', working, ticketWork, {
    errors: [409],
    rateLimit,
    body: z.object({ fileIds: z.array(id).check(z.minLength(1), z.maxLength(10)) }),
  }),
  deleteCheckPhoto: ok('Take a photo off an item; one that was answered by it is open again', working, ticketWork, {
    errors: [409],
    rateLimit,
  }),
  followUpCheck: ok(
    'Say which ticket was made from what an inspection found; it is split off this one',
    working,
    ticketWork,
    { errors: [409], rateLimit, body: z.object({ ticketId: id }) },
  ),
});
