import * as z from 'zod/mini';
import { id } from '../core/ids.ts';
import { instant } from '../core/instant.ts';
import { billStates, paymentMethods, paymentStates } from '../payments/words.ts';
import {
  billingGaps,
  billingRunMoves,
  billingRunStates,
  chargeBases,
  chargeKinds,
  chargePayers,
  chargeTaxes,
} from './words.ts';

/** A month as `2026-11`. */
const period = z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/));
/** Whole rupiah. */
const rupiah = z.int();

/** What staff set for a kind of charge, from a month on. */
export const tariffDraft = z.object({
  kind: z.enum(chargeKinds),
  basis: z.enum(chargeBases),
  payer: z.enum(chargePayers),
  tax: z.enum(chargeTaxes),
  /** Ten-thousandths of a rupiah for a square metre or a unit. */
  rateE4: z.int().check(z.gt(0), z.lte(1_000_000_000_000)),
  from: period,
});
export type TariffDraft = z.infer<typeof tariffDraft>;

/** A version of a tariff: never changed, only followed by the next. */
export const tariff = z.extend(tariffDraft, {
  id,
  /** The first month in which it no longer holds; null while no other follows. */
  to: z.nullable(period),
});
export type Tariff = z.infer<typeof tariff>;

/** A day as `2026-11-24`. */
const day = z.iso.date().check(z.regex(/^20/));

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

/** One charge of a bill, with all that it was reckoned by. */
export const billLine = z.object({
  kind: z.enum(chargeKinds),
  basis: z.enum(chargeBases),
  /** Thousandths of a square metre, or of a unit. */
  qtyMilli: z.int(),
  rateE4: z.int(),
  /** Since which month the tariff holds. */
  tariffFrom: period,
  /** First day and the day after the last. */
  from: day,
  to: day,
  days: z.int(),
  daysOfMonth: z.int(),
  /** Of the whole month, before its days. */
  fullAmount: rupiah,
  amount: rupiah,
  tax: z.nullable(z.object({ profile: z.enum(chargeTaxes), base: rupiah, amount: rupiah })),
  /** What the unit paid for the same in the month before; null where nothing was issued. */
  amountBefore: z.nullable(rupiah),
});
export type BillLine = z.infer<typeof billLine>;

/** What of a payment went to a bill. */
const billPayment = z.object({
  paymentId: id,
  number: z.string(),
  receivedOn: day,
  method: z.enum(paymentMethods),
  amount: rupiah,
  state: z.enum(paymentStates),
});

/** A bill. Names and codes are those of when it was reckoned. */
export const bill = z.object({
  id,
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
});
export type Bill = z.infer<typeof bill>;

/** A bill in a list. */
export const billRow = z.omit(bill, { lines: true, payments: true, buildingId: true, personId: true });
export type BillRow = z.infer<typeof billRow>;

/** What is looked at before a run is issued. */
export const billingReview = z.object({
  run: billingRun,
  /** At most 500, those that differ most from the month before on top. */
  bills: z.array(z.extend(billRow, { totalBefore: z.nullable(rupiah) })),
  /** Units that are not billed for all of the month. */
  gaps: z.array(z.object({ unitCode: z.string(), gap: z.enum(billingGaps), days: z.int() })),
});
export type BillingReview = z.infer<typeof billingReview>;
