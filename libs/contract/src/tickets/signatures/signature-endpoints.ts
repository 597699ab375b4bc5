import * as z from 'zod/mini';
import { created, defineEndpoints, may, ok } from '../../core/calls.ts';
import { ticketSignatureRoutes } from './signature-routes.ts';
import { ticketSignature, ticketSignatureDraft } from './ticket-signature.ts';

/** Schemas, rights and limits of the calls about signatures. */
export const ticketSignatureEndpoints = defineEndpoints(ticketSignatureRoutes, 'tickets', {
  listTicketSignatures: ok(
    'What people on site signed, the one that holds first',
    may('ticket.view', 'ticket'),
    z.array(ticketSignature),
  ),
  addTicketSignature: created(
    'Keep what somebody on site has signed; an earlier signature stays and holds no longer',
    may('ticket.transition', 'ticketWork'),
    z.array(ticketSignature),
    { body: ticketSignatureDraft, errors: [409], rateLimit: { max: 30, windowSeconds: 60 } },
  ),
});
