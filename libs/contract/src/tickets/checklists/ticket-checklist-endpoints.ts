import * as z from 'zod/mini';
import type { Permission } from '../../access/permissions.ts';
import { defineEndpoints } from '../../core/endpoint.ts';
import { id, orgParams } from '../../core/ids.ts';
import { answer } from '../../core/list.ts';
import { ticketWork } from '../work/ticket-work.ts';
import { ticketChecklistRoutes } from './ticket-checklist-routes.ts';
import { ticketChecklist, ticketChecklistDraft, ticketChecklistOffer } from './ticket-checklist.ts';

const tag = 'tickets';
const setting = <const P extends Permission>(permission: P) =>
  ({ kind: 'permission', permission, subject: 'organization' }) as const;
const changing = {
  kind: 'permission',
  permission: 'settings.update',
  subject: 'organization',
  reach: 'everywhere',
} as const;
const access = { kind: 'permission', permission: 'ticket.transition', subject: 'ticketWork' } as const;
const working = { tag, access, errors: [409], rateLimit: { max: 120, windowSeconds: 60 } } as const;
const check = z.object({ ticketId: id, checkId: id });
const work = { status: 200, schema: answer(ticketWork) } as const;

/** Schemas, rights and limits of the calls about checklists. */
export const ticketChecklistEndpoints = defineEndpoints(ticketChecklistRoutes, {
  listTicketChecklists: {
    summary: 'The checklists of an organisation with the archived ones',
    tag,
    access: setting('settings.view'),
    params: orgParams,
    response: { status: 200, schema: answer(z.array(ticketChecklist)) },
  },
  createTicketChecklist: {
    summary: 'Make a checklist',
    tag,
    access: changing,
    params: orgParams,
    body: ticketChecklistDraft,
    response: { status: 201, schema: answer(ticketChecklist) },
    errors: [409],
  },
  updateTicketChecklist: {
    summary: 'Change or archive a checklist; tickets that have it keep it as it was',
    tag,
    access: changing,
    params: z.extend(orgParams, { checklistId: id }),
    body: ticketChecklistDraft,
    response: { status: 200, schema: answer(ticketChecklist) },
    errors: [409],
  },
  listChecklistsForTicket: {
    summary: 'The checklists that can still be put on a ticket',
    tag,
    access,
    params: z.object({ ticketId: id }),
    response: { status: 200, schema: answer(z.array(ticketChecklistOffer)) },
  },
  useTicketChecklist: {
    summary: 'Put the items of a checklist on a ticket, as they are now; one that is there already stays as it is',
    ...working,
    params: z.object({ ticketId: id, checklistId: id }),
    response: work,
  },
  addCheckPhotos: {
    summary: 'Show an item of the checklist by photos',
    ...working,
    params: check,
    body: z.object({ fileIds: z.array(id).check(z.minLength(1), z.maxLength(10)) }),
    response: { status: 201, schema: answer(ticketWork) },
  },
  deleteCheckPhoto: {
    summary: 'Take a photo off an item; one that was answered by it is open again',
    ...working,
    params: z.extend(check, { fileId: id }),
    response: work,
  },
  followUpCheck: {
    summary: 'Say which ticket was made from what an inspection found; it is split off this one',
    ...working,
    params: check,
    body: z.object({ ticketId: id }),
    response: work,
  },
});
