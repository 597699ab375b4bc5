import * as z from 'zod/mini';
import { id } from '../core/ids.ts';
import { statementLimits, suggestionReasons } from './words.ts';

const most = 1_000_000_000_000;
const rupiah = z.int();
const day = z.iso.date();
const onStatement = z.int().check(
  z.gte(-most),
  z.lte(most),
  z.refine((amount) => amount !== 0),
);

/** What lines are matched with. Amounts are whole rupiah, as on the statement: what came in is above zero. */
export const matchPart = z.discriminatedUnion('kind', [
  /** An entry that the books have already, as it stands on the account of the bank. */
  z.object({ kind: z.literal('entry'), entryId: id }),
  /** A payment that is booked by it: to the payer's bills, oldest due first; what is over is kept for them. */
  z.object({
    kind: z.literal('payer'),
    buildingId: id,
    personId: id,
    amount: z.int().check(z.gt(0), z.lte(most)),
  }),
  /** Online payments that the gateway pays out, less its fee. */
  z.object({
    kind: z.literal('settlement'),
    paymentIds: z.array(id).check(z.minLength(1), z.maxLength(statementLimits.settled)),
    fee: z.int().check(z.gte(0), z.lte(most)),
  }),
  /** What is booked to an account of the books, with the reason. */
  z.object({
    kind: z.literal('account'),
    accountId: id,
    buildingId: z._default(z.nullable(id), null),
    amount: onStatement,
    note: z.string().check(z.trim(), z.minLength(3), z.maxLength(500)),
  }),
]);
export type MatchPart = z.infer<typeof matchPart>;

/** Lines and what they are matched with: both come to the same amount. */
export const matchDraft = z.object({
  lineIds: z.array(id).check(z.minLength(1), z.maxLength(statementLimits.together)),
  parts: z.array(matchPart).check(z.minLength(1), z.maxLength(statementLimits.together)),
});
export type MatchDraft = z.input<typeof matchDraft>;

/** What could be matched with a line, and why it is thought so. Nothing is matched before somebody says so. */
export const matchSuggestion = z.object({
  parts: z.array(matchPart),
  /** What it is called: who pays, the number of a receipt, an account. */
  title: z.string(),
  detail: z.nullable(z.string()),
  reasons: z.array(z.enum(suggestionReasons)),
});
export type MatchSuggestion = z.infer<typeof matchSuggestion>;

/** An entry of the books that no line of a statement says. */
export const unstatedEntry = z.object({
  entryId: id,
  seq: z.int(),
  on: day,
  memo: z.string(),
  /** Who has paid, where it is a payment. */
  personName: z.nullable(z.string()),
  amount: rupiah,
});
export type UnstatedEntry = z.infer<typeof unstatedEntry>;

/** An online payment that the gateway has not paid out yet. */
export const unsettledPayment = z.object({
  paymentId: id,
  number: z.string(),
  personName: z.string(),
  on: day,
  method: z.enum(['qris', 'va']),
  amount: rupiah,
});
export type UnsettledPayment = z.infer<typeof unsettledPayment>;

/** Entries by a part of their text, their number or their amount. */
export const unstatedQuery = z.object({ search: z._default(z.string().check(z.maxLength(100)), '') });
