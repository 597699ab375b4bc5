import * as z from 'zod/mini';
import { id } from '../core/ids.ts';
import { instant } from '../core/instant.ts';
import { listQuery } from '../core/list.ts';
import { payoutBars, payoutMoves, payoutStates } from './words.ts';

const rupiah = z.int();
const line = (length: number) => z.string().check(z.trim(), z.minLength(2), z.maxLength(length));

/** What of a deposit is to be paid out, and to which account of a bank. */
export const payoutDraft = z.object({
  buildingId: id,
  amount: z.int().check(z.gt(0), z.lte(1_000_000_000_000)),
  bank: line(40),
  accountNumber: z.string().check(z.trim(), z.regex(/^\d{6,20}$/)),
  accountName: line(80),
  note: z._default(z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(500))), null),
});
export type PayoutDraft = z.input<typeof payoutDraft>;

const done = z.nullable(z.object({ byName: z.string(), at: instant }));

/** A payout of a deposit, from the one who asks for it to the bank. */
export const payout = z.object({
  id,
  number: z.string(),
  orgId: id,
  buildingId: id,
  personId: id,
  personName: z.string(),
  amount: rupiah,
  bank: z.string(),
  /** All of it for who pays it out; else its last four digits. */
  accountNumber: z.string(),
  accountName: z.string(),
  note: z.nullable(z.string()),
  state: z.enum(payoutStates),
  requested: z.object({ byName: z.string(), at: instant }),
  approved: done,
  /** When it was paid or refused, and by whom. */
  ended: done,
  /** Why it was refused. */
  reason: z.nullable(z.string()),
  /** Before that moment nobody pays it: the last payout did not go to this account, or there was none. Null where nothing waits. */
  payableFrom: z.nullable(instant),
  /** What the reader may do to it now. */
  moves: z.array(z.enum(payoutMoves)),
  /** Why somebody who answers payouts may not approve this one; null where nothing bars them. */
  bar: z.nullable(z.enum(payoutBars)),
  version: z.int(),
});
export type Payout = z.infer<typeof payout>;

/** What is done to a payout; a refusal has its reason. */
export const payoutMove = z.object({
  move: z.enum(payoutMoves),
  reason: z._default(z.nullable(z.string().check(z.trim(), z.minLength(3), z.maxLength(500))), null),
});

/** Payouts, the newest first: of an organisation or of a person. */
export const payoutListQuery = z.extend(listQuery, {
  state: z.optional(z.enum(payoutStates)),
  personId: z.optional(id),
});
