import * as z from 'zod/mini';
import { accountName } from '../finances/report.ts';
import { id } from '../core/ids.ts';
import { statementBanks } from './words.ts';

const rupiah = z.int();
const day = z.iso.date();

/** An account of the organisation at a bank. Its number is of digits alone. */
export const bankAccountDraft = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
  bank: z.enum(statementBanks),
  number: z.string().check(z.trim(), z.regex(/^[0-9]{5,20}$/)),
  holder: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
});
export type BankAccountDraft = z.infer<typeof bankAccountDraft>;

/** What is booked as the balance before the first statement, in whole rupiah: below zero where the bank was owed. */
export const openingBalance = z.object({
  amount: z.int().check(
    z.gte(-1_000_000_000_000),
    z.lte(1_000_000_000_000),
    z.refine((amount) => amount !== 0),
  ),
});

const sumOf = z.object({ count: z.int(), amount: rupiah });

/** An account at a bank, with what the books say of it beside what the bank says. Amounts are whole rupiah. */
export const bankAccount = z.extend(bankAccountDraft, {
  id,
  version: z.int(),
  /** Where the books keep its money. */
  account: accountName,
  /** What stands there. */
  booked: rupiah,
  /** The last balance that a statement says, and of which day; null while none does. */
  stated: z.nullable(z.object({ amount: rupiah, on: day })),
  /** What the bank had before the first statement and the books do not, and on which day; null where they do. */
  opening: z.nullable(z.object({ amount: rupiah, on: day })),
  /** Lines that nobody has dealt with, and what they come to. */
  open: sumOf,
  /** Lines that were left out of the books. */
  ignored: sumOf,
  /** Entries of the books that no line says, and what they come to. */
  unstated: sumOf,
});
export type BankAccount = z.infer<typeof bankAccount>;
