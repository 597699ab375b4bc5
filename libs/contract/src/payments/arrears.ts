import * as z from 'zod/mini';
import { id } from '../core/ids.ts';
import { listQuery } from '../core/list.ts';
import { ageBands, instalmentStates } from './words.ts';

const rupiah = z.int();
const day = z.iso.date().check(z.regex(/^20/));

/** What is owed, in whole rupiah, by how long ago it was due. */
const byAge = z.object({
  'not-due': rupiah,
  'days-30': rupiah,
  'days-60': rupiah,
  'days-90': rupiah,
  older: rupiah,
});

const filters = z.object({
  /** A part of the payer's name or of the unit. */
  search: z._default(z.string().check(z.maxLength(100)), ''),
  /** Only who owes something of that age. */
  age: z.optional(z.enum(ageBands)),
});

/** What somebody owes for a unit. */
export const arrearsRow = z.object({
  unitId: id,
  personId: id,
  unitCode: z.string(),
  personName: z.string(),
  /** How many bills are open. */
  billCount: z.int(),
  oldestBillId: id,
  oldestDueOn: day,
  byAge,
  outstanding: rupiah,
  /** The day of the last reminder of one of these bills; null where there was none. */
  remindedOn: z.nullable(day),
  /** Whether the payer has an account, without which nobody can be reminded. */
  reach: z.enum(['account', 'none']),
  /** The plan by which some of it is paid, or will be once the payer agrees; null where there is none. */
  plan: z.nullable(z.object({ id, state: z.enum(instalmentStates) })),
});
export type ArrearsRow = z.infer<typeof arrearsRow>;

/** What is owed in a building, by payer and unit. */
export const arrearsQuery = z.extend(listQuery, filters.shape);

/** What of a building the totals count. */
export const arrearsTotalsQuery = z.pick(filters, { search: true });

/** The same filters as of the list, for a file. */
export const arrearsFileQuery = filters;

/** What all of it comes to. */
export const arrearsTotals = z.object({
  byAge,
  outstanding: rupiah,
  billCount: z.int(),
  /** The day of the building by which ages are counted. */
  today: day,
});
export type ArrearsTotals = z.infer<typeof arrearsTotals>;

/** Whom to remind: of all their open bills of those units. */
export const payerReminder = z.object({
  payers: z.array(z.object({ unitId: id, personId: id })).check(z.minLength(1), z.maxLength(100)),
});

/** How many were reminded; who was already reminded today, or has no account, is not. */
export const payerReminderAnswer = z.object({ reminded: z.int(), alreadyToday: z.int(), withoutAccount: z.int() });
export type PayerReminderAnswer = z.infer<typeof payerReminderAnswer>;

const days = z.nullable(z.int().check(z.gte(1), z.lte(60)));

/** When payers are reminded by themselves: so many days before a bill is due, and after; null for never. */
export const billReminderRule = z.object({ daysBefore: days, daysAfter: days });
export type BillReminderRule = z.infer<typeof billReminderRule>;
