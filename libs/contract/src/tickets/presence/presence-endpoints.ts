import { defineEndpoints, may, ok } from '../../core/calls.ts';
import { ticketPresenceRoutes } from './presence-routes.ts';
import { ticketPresence, ticketPresenceDraft } from './ticket-presence.ts';

/** Schemas, rights and limits of what pages say of the people before a ticket. */
export const ticketPresenceEndpoints = defineEndpoints(ticketPresenceRoutes, 'tickets', {
  setTicketPresence: ok(
    'Say that one looks at a ticket, writes, or has left; it is forgotten unless said again, and kept nowhere',
    may('ticket.view', 'ticket'),
    ticketPresence,
    { body: ticketPresenceDraft, rateLimit: { max: 120, windowSeconds: 60 } },
  ),
});
