import * as z from 'zod/mini';
import { withholdingKinds } from './words.ts';

const ppm = z.int().check(z.gte(0), z.lte(500_000));
const rate = z.object({ kind: z.enum(withholdingKinds), withNpwp: ppm, withoutNpwp: ppm });

/** Up to which amount, in whole rupiah, authors approve their own expenses, and how many millionths are withheld as tax. */
export const expenseRule = z.object({
  approvalLimit: z.int().check(z.gte(0), z.lte(1_000_000_000_000)),
  rates: z.array(rate).check(
    z.length(withholdingKinds.length),
    z.refine((rates) => new Set(rates.map(({ kind }) => kind)).size === withholdingKinds.length),
  ),
});
export type ExpenseRule = z.infer<typeof expenseRule>;

/** The rules of an organisation, and the accounts of the books that its expenses are booked to. */
export const expenseBasis = z.extend(expenseRule, {
  accounts: z.array(z.object({ code: z.string(), name: z.string() })),
});
export type ExpenseBasis = z.infer<typeof expenseBasis>;
