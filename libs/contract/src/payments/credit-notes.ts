import * as z from 'zod/mini';
import { id } from '../core/ids.ts';
import { instant } from '../core/instant.ts';

const rupiah = z.int();
const day = z.iso.date().check(z.regex(/^20/));

/** What less is asked for, and why: of one line, or all that is still open of the bill. */
export const creditNoteDraft = z.object({
  of: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('bill') }),
    z.object({
      kind: z.literal('line'),
      /** Of the line on its bill, from 1. */
      position: z.int().check(z.gte(1), z.lte(1_000)),
      /** Whole rupiah, with the taxes of the line. */
      amount: z.int().check(z.gt(0), z.lte(1_000_000_000_000)),
    }),
  ]),
  reason: z.string().check(z.trim(), z.minLength(3), z.maxLength(500)),
});
export type CreditNoteDraft = z.infer<typeof creditNoteDraft>;

/** A credit note as it was issued. */
export const creditNote = z.object({
  id,
  number: z.string(),
  billId: id,
  amount: rupiah,
  reason: z.string(),
  issuedOn: day,
  issuedAt: instant,
  issuedByName: z.string(),
  /** What it takes back of each line, with its taxes. */
  lines: z.array(z.object({ position: z.int(), amount: rupiah })),
});
export type CreditNote = z.infer<typeof creditNote>;

/** The credit notes of a bill, and what of each line may still be credited. */
export const billCredits = z.object({
  notes: z.array(creditNote),
  rests: z.array(z.object({ position: z.int(), rest: rupiah })),
});
export type BillCreditNotes = z.infer<typeof billCredits>;
