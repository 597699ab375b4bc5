import * as z from 'zod/mini';
import { defineEndpoints } from '../../core/endpoint.ts';
import { id } from '../../core/ids.ts';
import { answer } from '../../core/list.ts';
import { ticketPresenceRoutes } from './presence-routes.ts';
import { ticketPresence, ticketPresenceDraft } from './ticket-presence.ts';

/** Schemas, rights and limits of what pages say of the people before a ticket. */
export const ticketPresenceEndpoints = defineEndpoints(ticketPresenceRoutes, {
  setTicketPresence: {
    summary: 'Say that one looks at a ticket, writes, or has left; it is forgotten unless said again, and kept nowhere',
    tag: 'tickets',
    access: { kind: 'permission', permission: 'ticket.view', subject: 'ticket' },
    params: z.object({ ticketId: id, pageId: id }),
    body: ticketPresenceDraft,
    response: { status: 200, schema: answer(ticketPresence) },
    rateLimit: { max: 120, windowSeconds: 60 },
  },
});
