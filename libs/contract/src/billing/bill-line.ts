import * as z from 'zod/mini';
import { id } from '../core/ids.ts';
import { storedFile } from '../files/file.ts';
import { lateFeeRule } from './late-fee-rule.ts';
import { period } from './tariff.ts';
import { chargeTaxes, meteredKinds, plainBases, plainKinds } from './words.ts';

/** Whole rupiah. */
const rupiah = z.int();
/** A day as `2026-11-24`. */
export const day = z.iso.date().check(z.regex(/^20/));

const shared = {
  /** Thousandths of a square metre, of a unit, or of what a meter counts. */
  qtyMilli: z.int(),
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
};

/** What a meter showed when a span began or ended. */
const shownValues = z.object({
  /** The meter that showed it: another one, where it has been replaced since. */
  meterNumber: z.string(),
  /** By the clock of the building. */
  on: day,
  /** Thousandths, one for each register. */
  values: z.array(z.int()),
  state: z.enum(['approved', 'estimate']),
  /** The reading whose photos show it; left out where it has none. */
  photosOfId: z.optional(id),
  /** Those photos, of an issued bill. */
  photos: z.optional(z.array(storedFile)),
});

/** What one meter of the unit counted. */
const countedBy = z.object({
  meterId: id,
  number: z.string(),
  registers: z.array(z.string()),
  usedMilli: z.int(),
  /** Whether one of its ends was estimated. */
  basis: z.enum(['readings', 'estimate']),
  /** Null where nobody read it near that day. */
  begin: z.nullable(shownValues),
  end: z.nullable(shownValues),
});

/** How a metered charge came about: what was counted on which days, and what each tier came to. */
export const lineUsage = z.object({
  /** First day that was counted and the day after the last; more than a month where one before was not billed. */
  from: day,
  to: day,
  /** Counted in that time, in thousandths; below 0 where an estimate before was too high. */
  usedMilli: z.int(),
  /** What earlier bills asked too little, or below 0 too much, by what is known now. */
  correctionMilli: z.int(),
  meters: z.array(countedBy),
  parts: z.array(z.object({ qtyMilli: z.int(), rateE4: z.int(), amount: rupiah })),
  fixedFee: rupiah,
  /** What was missing to the minimum. */
  toMinimum: rupiah,
});
export type LineUsage = z.infer<typeof lineUsage>;

const plainLine = z.object({
  kind: z.enum(plainKinds),
  basis: z.enum(plainBases),
  rateE4: z.int(),
  ...shared,
});

const meteredLine = z.object({
  kind: z.enum(meteredKinds),
  basis: z.literal('meter'),
  ...shared,
  /** Local tax on electricity (PBJT), in millionths and rupiah. */
  localTax: z.nullable(z.object({ ppm: z.int(), amount: rupiah })),
  usage: lineUsage,
  /** What was billed in the month before, in thousandths; null where nothing was issued. */
  qtyBefore: z.nullable(z.int()),
});

/** Fees for a bill that was not paid in time. Its days are those on which they arose, its quantity is how many. */
const lateFeeLine = z.object({
  kind: z.literal('late-fee'),
  basis: z.literal('late-fee'),
  ...shared,
  fee: z.object({
    /** The bill that was not paid in time. */
    billId: id,
    number: z.string(),
    dueOn: day,
    rule: lateFeeRule,
    /** Fees that follow each other and are alike: their days, what was overdue, and what each came to. */
    parts: z.array(z.object({ from: day, to: day, count: z.int(), base: rupiah, amount: rupiah })),
  }),
});

/** What was owed before the books began, as it was written down then. */
const openingLine = z.object({
  kind: z.literal('opening'),
  basis: z.literal('opening'),
  ...shared,
  /** What it was for; null where nothing was said. */
  memo: z.nullable(z.string()),
});

/** A product that was ordered, on the day of its order. */
const productLine = z.object({
  kind: z.literal('product'),
  basis: z.literal('product'),
  ...shared,
  product: z.object({
    /** Its order, and what people know that by. */
    orderId: id,
    orderNumber: z.string(),
    name: z.string(),
    unit: z.string(),
  }),
});

/** One charge of a bill, with all that it was reckoned by. */
export const billLine = z.discriminatedUnion('basis', [plainLine, meteredLine, lateFeeLine, openingLine, productLine]);
export type BillLine = z.infer<typeof billLine>;
/** A charge by what meters counted. */
export type MeteredLine = Extract<BillLine, { basis: 'meter' }>;
/** What was owed before the books began. */
export type OpeningLine = Extract<BillLine, { basis: 'opening' }>;
/** Fees for a bill that was not paid in time. */
export type LateFeeLine = Extract<BillLine, { basis: 'late-fee' }>;
/** A product that was ordered. */
export type ProductLine = Extract<BillLine, { basis: 'product' }>;
