import * as z from 'zod/mini';
import { id } from '../core/ids.ts';
import { instant } from '../core/instant.ts';
import { onlineAttempt } from '../payments/online-payment.ts';
import { billStates, paymentStates, receivedMethods } from '../payments/words.ts';
import { billLine, day } from './bill-line.ts';
import { period } from './tariff.ts';
import {
  billKinds,
  billingGaps,
  billingRunMoves,
  billingRunStates,
  longRunMoves,
  meteredKinds,
  runFailures,
  runFigures,
} from './words.ts';

/** Whole rupiah. */
const rupiah = z.int();

/** A run to be made. */
export const billingRunDraft = z.object({ period, dueOn: day });
export type BillingRunDraft = z.infer<typeof billingRunDraft>;

/** All bills of a building for a month. */
export const billingRun = z.object({
  id,
  buildingId: id,
  buildingName: z.string(),
  period,
  dueOn: day,
  state: z.enum(billingRunStates),
  billCount: z.int(),
  total: rupiah,
  /** What the month before came to; null where none was issued. */
  totalBefore: z.nullable(rupiah),
  issuedAt: z.nullable(instant),
  version: z.int(),
});
export type BillingRun = z.infer<typeof billingRun>;

/** What is done to a run. */
export const billingRunMove = z.object({ move: z.enum(billingRunMoves) });

/** What of a payment went to a bill. */
const billPayment = z.object({
  paymentId: id,
  number: z.string(),
  receivedOn: day,
  method: z.enum(receivedMethods),
  amount: rupiah,
  state: z.enum(paymentStates),
});

/** A bill. Names and codes are those of when it was reckoned. */
export const bill = z.object({
  id,
  kind: z.enum(billKinds),
  /** Null until it is issued. */
  number: z.nullable(z.string()),
  buildingName: z.string(),
  unitCode: z.string(),
  personName: z.string(),
  period,
  dueOn: day,
  total: rupiah,
  /** What is not paid of it. */
  outstanding: rupiah,
  state: z.enum(billStates),
  buildingId: id,
  personId: id,
  lines: z.array(billLine),
  /** What was paid of it, the newest first; what was taken back among it. */
  payments: z.array(billPayment),
  /** What was tried online, the newest first; at most 20. */
  attempts: z.array(onlineAttempt),
});
export type Bill = z.infer<typeof bill>;

/** A bill in a list. */
export const billRow = z.omit(bill, { lines: true, payments: true, attempts: true, buildingId: true, personId: true });
export type BillRow = z.infer<typeof billRow>;

/** Reckoning or issuing the bills of a large building, which goes on after the call. All of it happens, or nothing. */
export const billingRunWork = z.object({
  move: z.enum(longRunMoves),
  /** From 0 to 100; 0 while it waits for its turn. */
  percent: z.int(),
  /** Somebody asked that it ends; what it has done so far is then taken back. */
  isStopping: z.boolean(),
  /** Null while it is under way. */
  failure: z.nullable(z.enum(runFailures)),
});
export type BillingRunWork = z.infer<typeof billingRunWork>;

/** What is looked at before a run is issued. */
export const billingReview = z.object({
  run: billingRun,
  /** At most 500, those that differ most from the month before on top. */
  bills: z.array(z.extend(billRow, { totalBefore: z.nullable(rupiah) })),
  /** Units that are not billed for all of the month, or not by readings. */
  gaps: z.array(
    z.object({
      unitCode: z.string(),
      gap: z.enum(billingGaps),
      days: z.int(),
      /** The meter that nobody read. */
      meter: z.nullable(z.object({ id, number: z.string(), kind: z.enum(meteredKinds) })),
    }),
  ),
  figures: z.enum(runFigures),
  /** What goes on, or has failed; null where nothing does. */
  work: z.nullable(billingRunWork),
});
export type BillingReview = z.infer<typeof billingReview>;
