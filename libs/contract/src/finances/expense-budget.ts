import * as z from 'zod/mini';

/** Whole rupiah. */
const rupiah = z.int();

/** What an expense does to the budget of its account: for whoever approves it, and no bar to it. */
export const expenseBudget = z.object({
  /** Null where nobody has approved a budget of its building, or of its organisation, for that year. */
  plan: z.nullable(
    z.object({
      year: z.string(),
      of: z.enum(['building', 'organization']),
      /** What the account may cost in that year, and what it has cost by now. */
      planned: rupiah,
      spent: rupiah,
      /** By how much it is passed once the expense is approved; 0 where it is not. */
      over: rupiah,
    }),
  ),
});
export type ExpenseBudget = z.infer<typeof expenseBudget>;
