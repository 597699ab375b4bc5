import * as z from 'zod/mini';
import { defineEndpoints } from '../../core/endpoint.ts';
import { id } from '../../core/ids.ts';
import { answer } from '../../core/list.ts';
import { ticketSignatureRoutes } from './signature-routes.ts';
import { ticketSignature, ticketSignatureDraft } from './ticket-signature.ts';

const tag = 'tickets';
const params = z.object({ ticketId: id });

/** Schemas, rights and limits of the calls about signatures. */
export const ticketSignatureEndpoints = defineEndpoints(ticketSignatureRoutes, {
  listTicketSignatures: {
    summary: 'What people on site signed, the one that holds first',
    tag,
    access: { kind: 'permission', permission: 'ticket.view', subject: 'ticket' },
    params,
    response: { status: 200, schema: answer(z.array(ticketSignature)) },
  },
  addTicketSignature: {
    summary: 'Keep what somebody on site has signed; an earlier signature stays and holds no longer',
    tag,
    access: { kind: 'permission', permission: 'ticket.transition', subject: 'ticketWork' },
    params,
    body: ticketSignatureDraft,
    response: { status: 201, schema: answer(z.array(ticketSignature)) },
    errors: [409],
    rateLimit: { max: 30, windowSeconds: 60 },
  },
});
