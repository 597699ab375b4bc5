import { created, defineEndpoints, may, ok } from '../core/calls.ts';
import { creditNoteRoutes } from './credit-note-routes.ts';
import { billCredits, creditNote, creditNoteDraft } from './credit-notes.ts';

/** Schemas, rights and limits of the calls about credit notes. */
export const creditNoteEndpoints = defineEndpoints(creditNoteRoutes, 'billing', {
  listCreditNotes: ok(
    'The credit notes of a bill, and what of each line may still be credited',
    { kind: 'filtered', permission: 'bill.view' },
    billCredits,
  ),
  createCreditNote: created(
    'Ask for less than was issued: of a line, or all that is open of a bill; the books say so at once',
    may('bill.approve', 'building'),
    creditNote,
    { body: creditNoteDraft, errors: [409], rateLimit: { max: 60, windowSeconds: 60 }, stepUp: true },
  ),
});
