import type { ticketSignatureEndpoints } from '@imah/contract/tickets';
import type { ServerContext } from '../../context.ts';
import type { Handlers } from '../../http/handler.ts';
import { addSignature } from './add-signature.ts';
import { readSignatures } from './read-signatures.ts';

export function ticketSignatureHandlers(context: ServerContext): Pick<Handlers, keyof typeof ticketSignatureEndpoints> {
  return {
    listTicketSignatures: async ({ target, params }) => ({
      data: await readSignatures(context.db, { orgId: target.orgId, ticketId: params.ticketId }),
    }),
    addTicketSignature: async ({ actor, target, params, body, request }) => {
      const key = { orgId: target.orgId, ticketId: params.ticketId };
      const signing = { ...key, actor, requestId: request.id, now: context.now() };
      return { data: await addSignature(context, signing, body) };
    },
  };
}
