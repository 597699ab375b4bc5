import * as z from 'zod/mini';
import { id } from '../core/ids.ts';
import { instant } from '../core/instant.ts';
import { listQuery } from '../core/list.ts';
import { storedFile } from '../files/file.ts';
import { paymentMethods, paymentStates, receivedMethods } from './words.ts';

/** Whole rupiah, as much as a payment may be: a thousand billions. */
const most = 1_000_000_000_000;
const rupiah = z.int();
const day = z.iso.date().check(z.regex(/^20/));

/** What of a payment goes, or went, to one bill. */
const share = z.object({ billId: id, amount: z.int().check(z.gt(0), z.lte(most)) });

/** A payment that somebody took in, to be recorded. */
export const paymentDraft = z.object({
  personId: id,
  method: z.enum(paymentMethods),
  amount: z.int().check(z.gt(0), z.lte(most)),
  receivedOn: day,
  /** Of the bank, or of the receipt book. */
  reference: z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(64))),
  note: z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(500))),
  /** The proof: files that the same person has sent. */
  fileIds: z._default(z.array(id).check(z.maxLength(5)), []),
  /** What was shown of where it goes; 409 where bills have changed since. Left out, it goes where it then has to. */
  shown: z.optional(z.array(share).check(z.maxLength(200))),
});
export type PaymentDraft = z.input<typeof paymentDraft>;

/** What is asked before a payment is recorded. */
export const paymentPlanQuery = z.object({
  personId: id,
  amount: z.coerce.number().check(z.int(), z.gt(0), z.lte(most)),
});

const billShare = z.extend(share, {
  number: z.string(),
  unitCode: z.string(),
  period: z.string(),
  dueOn: day,
  /** What is open of it before the payment. */
  outstanding: rupiah,
});

/** Where a payment would go: the bill that was due first is paid first, what is over is kept for the payer. */
export const paymentPlan = z.object({ personName: z.string(), shares: z.array(billShare), excess: rupiah });
export type PaymentPlan = z.infer<typeof paymentPlan>;

/** Somebody who has bills in a building, with what they owe. */
export const payer = z.object({
  personId: id,
  name: z.string(),
  /** At most three of their units. */
  unitCodes: z.array(z.string()),
  outstanding: rupiah,
});
export type Payer = z.infer<typeof payer>;

/** Payers by a part of their name or of a unit. */
export const payerQuery = z.object({ search: z._default(z.string().check(z.maxLength(100)), '') });

/** A payment in a list. Its number is that of its receipt. */
export const paymentRow = z.object({
  id,
  number: z.string(),
  buildingId: id,
  buildingName: z.string(),
  personId: id,
  personName: z.string(),
  method: z.enum(receivedMethods),
  amount: rupiah,
  receivedOn: day,
  state: z.enum(paymentStates),
});
export type PaymentRow = z.infer<typeof paymentRow>;

/** A payment with where it went, as its receipt says it. */
export const payment = z.extend(paymentRow, {
  organizationName: z.string(),
  reference: z.nullable(z.string()),
  note: z.nullable(z.string()),
  recordedByName: z.string(),
  recordedAt: instant,
  shares: z.array(z.omit(billShare, { outstanding: true })),
  excess: rupiah,
  /** The amount in Indonesian words. */
  terbilang: z.string(),
  /** Whether the receipt needs stamp duty. */
  needsStampDuty: z.boolean(),
  files: z.array(storedFile),
  reversal: z.nullable(z.object({ at: instant, byName: z.string(), reason: z.string() })),
  version: z.int(),
});
export type Payment = z.infer<typeof payment>;

/** Why a payment is taken back. */
export const paymentReversal = z.object({ reason: z.string().check(z.trim(), z.minLength(3), z.maxLength(500)) });

/** Payments of a building, the newest first, by state and payer. */
export const paymentListQuery = z.extend(listQuery, {
  state: z.optional(z.enum(paymentStates)),
  personId: z.optional(id),
});
