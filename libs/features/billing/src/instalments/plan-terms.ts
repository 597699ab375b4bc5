import type { InstalmentRhythm, InstalmentSplit } from '@imah/contract/payments/words';

/** In which parts something is paid, as it is typed. */
export interface PlanTerms {
  readonly firstOn: string | null;
  readonly every: InstalmentRhythm;
  readonly by: InstalmentSplit;
  readonly count: number | null;
  readonly amount: number | null;
}

/** At first: three parts, each month, from a week after today. */
export const firstTerms = (today: string): PlanTerms => ({
  firstOn: Temporal.PlainDate.from(today).add({ days: 7 }).toString(),
  every: 'month',
  by: 'count',
  count: 3,
  amount: null,
});

/** What the server is asked about terms for the payer of a bill, without the bills that are left out. */
export function queryOf(billId: string, { firstOn, every, by, ...values }: PlanTerms, without: readonly string[]) {
  const value = values[by] ?? 0;
  return {
    billId,
    firstOn: firstOn ?? '',
    every,
    by,
    value,
    ...(without.length === 0 ? {} : { without: without.join(',') }),
  };
}
