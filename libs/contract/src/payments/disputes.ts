import * as z from 'zod/mini';
import { id } from '../core/ids.ts';
import { instant } from '../core/instant.ts';
import { disputeStates } from './words.ts';

/** Whole rupiah. */
const rupiah = z.int();
const reason = z.string().check(z.trim(), z.minLength(3), z.maxLength(1_000));
/** A line on its bill, from 1. */
const position = z.int().check(z.gte(1), z.lte(1_000));

/** Which lines of one's own bill are wrong, and why. */
export const disputeDraft = z.object({
  positions: z.array(position).check(
    z.minLength(1),
    z.maxLength(50),
    z.refine((positions) => new Set(positions).size === positions.length),
  ),
  reason,
});
export type DisputeDraft = z.infer<typeof disputeDraft>;

/** What is said to a dispute: less is asked for of some of its lines, or nothing changes; either way why. */
export const disputeAnswer = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('accepted'),
    /** What is credited of each line, with its taxes. */
    credits: z
      .array(z.object({ position, amount: z.int().check(z.gt(0), z.lte(1_000_000_000_000)) }))
      .check(z.minLength(1), z.maxLength(50)),
    reason: z.string().check(z.trim(), z.minLength(3), z.maxLength(500)),
  }),
  z.object({ outcome: z.literal('refused'), reason: z.string().check(z.trim(), z.minLength(3), z.maxLength(500)) }),
]);
export type DisputeAnswer = z.infer<typeof disputeAnswer>;

/** What a payer says against a bill, and what they were answered. */
export const dispute = z.object({
  id,
  billId: id,
  positions: z.array(z.int()),
  /** What of the bill was not asked for while it was open: no late fee and no reminder is about it. */
  amount: rupiah,
  reason: z.string(),
  state: z.enum(disputeStates),
  openedByName: z.string(),
  openedAt: instant,
  answer: z.nullable(
    z.object({ reason: z.string(), byName: z.string(), at: instant, creditNoteNumber: z.nullable(z.string()) }),
  ),
  version: z.int(),
});
export type Dispute = z.infer<typeof dispute>;

/** A dispute that waits for its answer, in a list of its building. */
export const openDispute = z.extend(
  z.pick(dispute, { id: true, billId: true, amount: true, reason: true, openedAt: true }),
  { number: z.string(), unitCode: z.string(), personName: z.string() },
);
export type OpenDispute = z.infer<typeof openDispute>;
