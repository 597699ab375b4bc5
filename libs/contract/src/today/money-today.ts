import * as z from 'zod/mini';
import { period } from '../billing/tariff.ts';
import { billingRunStates } from '../billing/words.ts';
import { timeZones } from '../buildings/words.ts';
import { instant } from '../core/instant.ts';
import { id } from '../core/ids.ts';
import { place } from './place.ts';

export const billToday = z.object({
  kind: z.literal('bill'),
  bill: z.object({
    id,
    period,
    unitCode: z.string(),
    buildingName: z.string(),
    timeZone: z.enum(timeZones),
    /** Whole rupiah. */
    outstanding: z.int(),
    dueOn: z.iso.date(),
  }),
});
/** A bill of the person that is not paid. */
export type BillToday = z.infer<typeof billToday>;

export const instalmentToday = z.object({
  kind: z.literal('instalment'),
  /** `answer`: the person is asked whether they agree; `pay`: a part is to be paid. */
  reason: z.enum(['answer', 'pay']),
  plan: z.object({
    id,
    unitCode: z.string(),
    buildingName: z.string(),
    timeZone: z.enum(timeZones),
    /** Whole rupiah: of all of it while it is not agreed to, then of the next part. */
    amount: z.int(),
    /** The day of the next part. */
    dueOn: z.iso.date(),
  }),
});
/** A plan of instalments of the person. */
export type InstalmentToday = z.infer<typeof instalmentToday>;

export const arrearsToday = z.object({
  kind: z.literal('arrears'),
  building: place,
  /** How many bills are past their day, and what is left of them in whole rupiah. */
  bills: z.int(),
  outstanding: z.int(),
  oldestDueOn: z.iso.date(),
});
/** Bills of a building that were not paid in time, for who may remind their payers. */
export type ArrearsToday = z.infer<typeof arrearsToday>;

export const runToday = z.object({
  kind: z.literal('billing-run'),
  building: place,
  run: z.object({ id, period, state: z.enum(billingRunStates), dueOn: z.iso.date() }),
});
/** The bills of a month that were begun and are not issued yet, for who may issue them. */
export type RunToday = z.infer<typeof runToday>;

export const readingToday = z.object({
  kind: z.literal('reading'),
  building: place,
  count: z.int(),
  /** When the one that waits longest was sent. */
  since: instant,
});
/** Readings of a building that wait for somebody who approves them. */
export type ReadingToday = z.infer<typeof readingToday>;

export const expenseToday = z.object({
  kind: z.literal('expense'),
  building: place,
  orgId: id,
  count: z.int(),
  /** What they come to, in whole rupiah. */
  amount: z.int(),
  /** When the one that waits longest was handed in. */
  since: instant,
});
/** Expenses of a building that wait for somebody who approves them. */
export type ExpenseToday = z.infer<typeof expenseToday>;

export const refundToday = z.object({
  kind: z.literal('refund'),
  building: place,
  payment: z.object({
    id,
    personName: z.string(),
    /** Whole rupiah. */
    amount: z.int(),
  }),
  /** When it was first heard that the money went back. */
  since: instant,
});
/** Money that a gateway has given back to a payer whose deposit does not hold it any more: the books cannot follow yet. */
export type RefundToday = z.infer<typeof refundToday>;

export const orderToday = z.discriminatedUnion('reason', [
  z.object({
    kind: z.literal('order'),
    reason: z.literal('pay'),
    order: z.object({
      id,
      number: z.string(),
      /** Whole rupiah. */
      total: z.int(),
      firstLine: z.string(),
      unitCode: z.string(),
      buildingName: z.string(),
      timeZone: z.enum(timeZones),
      /** Until when it can be paid, and by which online payment. */
      expiresAt: instant,
      onlinePaymentId: id,
    }),
  }),
  z.object({
    kind: z.literal('order'),
    /** `begin`: they are paid; `complete`: they were begun. */
    reason: z.enum(['begin', 'complete']),
    building: place,
    count: z.int(),
    /** When the one that waits longest was placed, or begun. */
    since: instant,
  }),
]);
/** An order that the person has to pay, or those of a building that wait for who hands over. */
export type OrderToday = z.infer<typeof orderToday>;
