import type { ticketSignatureEndpoints } from '@imah/contract/tickets';
import type { ServerContext } from '@imah/server-platform';
import type { Handlers } from '@imah/server-platform/http';
import { addSignature } from './add-signature.ts';
import { readSignatures } from './read-signatures.ts';

export function ticketSignatureHandlers(context: ServerContext): Pick<Handlers, keyof typeof ticketSignatureEndpoints> {
  return {
    listTicketSignatures: async ({ edit: key }) => ({ data: await readSignatures(context.db, key) }),
    addTicketSignature: async ({ edit, body }) => ({ data: await addSignature(context, edit, body) }),
  };
}
