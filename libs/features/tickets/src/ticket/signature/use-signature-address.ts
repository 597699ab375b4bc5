import type { TicketSignature } from '@imah/contract/tickets';
import { useApp } from '@imah/app/ports';

/** Where the picture of a signature is. */
export function useSignatureAddress(): (signature: TicketSignature) => string {
  const { apiBase } = useApp().config;
  return ({ file }) => `${apiBase ?? ''}/api/v1/files/${file.id}/content`;
}
