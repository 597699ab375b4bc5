import * as z from 'zod/mini';
import { id } from '../core/ids.ts';
import { instant } from '../core/instant.ts';
import { listQuery } from '../core/list.ts';
import { storedFile } from '../files/file.ts';
import { expenseLimits, expenseMoves, expenseStates, singleExpenseMoves, withholdingKinds } from './words.ts';

const most = 1_000_000_000_000;
const rupiah = z.int();
const day = z.iso.date().check(z.regex(/^20/));
const some = z.int().check(z.gt(0), z.lte(most));
const line = (least: number, longest: number) => z.string().check(z.trim(), z.minLength(least), z.maxLength(longest));
const ids = z.array(id).check(z.minLength(1), z.maxLength(expenseLimits.together));

const withholding = z.object({
  kind: z.enum(withholdingKinds),
  /** What it is withheld from, in whole rupiah: the amount without its value added tax. */
  base: some,
});

/** What was bought: of whom, for which building, and to which account of the books. */
export const expenseDraft = z.object({
  /** Null where it was bought of nobody in particular. */
  vendorId: z.nullable(id),
  accountCode: z.string().check(z.regex(/^5[0-9A-Z.-]{0,39}$/)),
  on: day,
  amount: some,
  description: line(3, 500),
  reference: z._default(z.nullable(line(1, 60)), null),
  /** The ticket for which it was bought. */
  ticketNumber: z._default(z.nullable(z.string().check(z.trim(), z.regex(/^TKT-\d{4}-\d{6,9}$/i))), null),
  withholding: z._default(z.nullable(withholding), null),
  /** Files that were sent before: photos of the supplier's bill, or its PDF. */
  fileIds: z._default(z.array(id).check(z.maxLength(expenseLimits.files)), []),
});
export type ExpenseDraft = z.input<typeof expenseDraft>;

const done = z.nullable(z.object({ byName: z.string(), at: instant }));

/** Something that an organisation spends, from its draft until it is paid. Amounts are whole rupiah. */
export const expense = z.object({
  id,
  number: z.string(),
  orgId: id,
  buildingId: id,
  buildingName: z.string(),
  vendor: z.nullable(z.object({ id, name: z.string(), hasAccount: z.boolean(), payableFrom: z.nullable(instant) })),
  account: z.object({ code: z.string(), name: z.string() }),
  on: day,
  amount: rupiah,
  description: z.string(),
  reference: z.nullable(z.string()),
  ticket: z.nullable(z.object({ id, number: z.string() })),
  withholding: z.nullable(withholding),
  /** What is withheld of the amount; the rest is what the supplier is paid. */
  withheld: rupiah,
  payable: rupiah,
  /** The slip by which the supplier proves what was withheld. */
  slip: z.nullable(z.object({ number: z.string(), on: day })),
  state: z.enum(expenseStates),
  created: z.object({ byName: z.string(), at: instant }),
  submitted: done,
  /** Who approved, rejected or cancelled it last. */
  answered: done,
  reason: z.nullable(z.string()),
  paid: z.nullable(z.object({ byName: z.string(), at: instant, on: day, from: z.string() })),
  files: z.array(storedFile),
  /** On which day of each month it comes again as a draft, and who has said so; null where it does not. */
  repetition: z.nullable(z.object({ day: z.int(), byName: z.string() })),
  /** The one that it repeats. */
  repeats: z.nullable(z.object({ id, number: z.string() })),
  /** What the reader may do to it now. */
  moves: z.array(z.enum(expenseMoves)),
  mayEdit: z.boolean(),
  /** Whether the reader would answer it, were they not its author. */
  bar: z.nullable(z.literal('author')),
  version: z.int(),
});
export type Expense = z.infer<typeof expense>;

/** What is done to one expense; a rejection and a revocation have their reason. */
export const expenseMoveAsked = z.object({
  move: z.enum(singleExpenseMoves),
  reason: z._default(z.nullable(line(3, 500)), null),
});

/** Expenses of an organisation or of one of its buildings, the newest first. */
export const expenseQuery = z.extend(listQuery, {
  buildingId: z.optional(id),
  state: z.optional(z.enum(expenseStates)),
  vendorId: z.optional(id),
  from: z.optional(day),
  to: z.optional(day),
  /** A part of its number, its text or its supplier's name. */
  search: z._default(z.string().check(z.maxLength(100)), ''),
});

/** From where expenses are paid: an account at a bank, or the cash. */
export const expensePayment = z.object({
  expenseIds: ids,
  bankAccountId: z.nullable(id),
  on: day,
});
export type ExpensePayment = z.input<typeof expensePayment>;

/** Which approved expenses are written into a file for the bank. */
export const expenseBatchAsked = z.object({ expenseIds: ids, bankAccountId: id });

/** A file of transfers for the bank, as CSV. */
export const expenseBatch = z.object({ name: z.string(), content: z.string(), count: z.int(), total: rupiah });
export type ExpenseBatch = z.infer<typeof expenseBatch>;

/** The slip of the tax that was withheld. */
export const taxSlip = z.object({ number: line(1, 60), on: day });

/** On which day of each month an expense comes again; null where it comes no more. */
export const expenseRepetition = z.object({ day: z.nullable(z.int().check(z.gte(1), z.lte(28))) });
