import type { AutopayTime } from '@imah/contract/wallet/words';

/** How bills are paid by themselves, and since when. */
interface PayRule {
  readonly when: AutopayTime;
  readonly day: number | null;
}

/** The days of a bill, as its building counts them. */
interface BillDays {
  /** When it was issued, or the rule was made where that is later. */
  readonly since: string;
  readonly today: string;
}

/**
 * The day on which a bill is paid by itself where today is the day to tell of it; null where that is still to come. A server
 * that was away tells later and pays later: never on the day it tells.
 */
export function payDayOf({ when, day }: PayRule, { since, today }: BillDays): string | null {
  const tomorrow = Temporal.PlainDate.from(today).add({ days: 1 });
  if (when === 'issued' || day === null) return tomorrow.toString();
  const begins = Temporal.PlainDate.from(since);
  const inMonth = begins.with({ day });
  const wanted = Temporal.PlainDate.compare(inMonth, begins) > 0 ? inMonth : inMonth.add({ months: 1 });
  if (Temporal.PlainDate.compare(wanted, tomorrow) > 0) return null;
  return tomorrow.toString();
}
