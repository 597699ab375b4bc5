import * as z from 'zod/mini';
import { chargeKinds, lateFeeBounds, lateFeeRhythms } from './words.ts';

/** Whole rupiah. */
const amount = z.int().check(z.gte(1), z.lte(lateFeeBounds.amount));
/** A share in millionths: 3 % is 30,000. */
const ppm = z.int().check(z.gte(1), z.lte(lateFeeBounds.ppm));
const amountOrShare = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('fixed'), amount }),
  z.object({ kind: z.literal('share'), ppm }),
]);

/** What is asked for paying late. */
export const lateFeeRule = z.object({
  /** Days after the day a bill is due, which does not count, on which nothing is asked yet. */
  graceDays: z.int().check(z.gte(0), z.lte(lateFeeBounds.graceDays)),
  every: z.enum(lateFeeRhythms),
  fee: amountOrShare,
  /** Of what a share is taken: all that is open of the bill, or of its charges of some kinds only. */
  base: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('arrears') }),
    z.object({
      kind: z.literal('lines'),
      kinds: z.array(z.enum(chargeKinds)).check(z.minLength(1), z.maxLength(chargeKinds.length)),
    }),
  ]),
  /** The least of one fee. */
  least: z.nullable(amount),
  /** The most of all fees of a bill by this rule: an amount, or a share of what is overdue. */
  most: z.nullable(amountOrShare),
});
export type LateFeeRule = z.infer<typeof lateFeeRule>;
