import type { creditNoteEndpoints } from '@imah/contract/payments';
import type { ServerContext } from '@imah/server-platform';
import type { Handlers } from '@imah/server-platform/http';
import { getBill } from '../bills/own-bills.ts';
import { createCreditNote } from './create-credit-note.ts';
import { readCreditNotes } from './credit-rows.ts';

export function creditNoteHandlers(context: ServerContext): Pick<Handlers, keyof typeof creditNoteEndpoints> {
  const { db } = context;
  return {
    listCreditNotes: async ({ actor, params: { billId } }) => {
      // Who reads a bill reads what was credited of it.
      await getBill(db, actor, billId);
      return { data: await readCreditNotes(db, billId) };
    },
    createCreditNote: async ({ edit, body }) => ({ data: await createCreditNote(context, edit, body) }),
  };
}
