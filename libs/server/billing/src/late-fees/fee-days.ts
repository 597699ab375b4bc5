import type { LateFeeRule } from '@imah/contract/billing';
import { fromRupiah, lateFee, type LateFeeRule as PureRule, portionOf, toRupiah } from '@imah/ledger';

/** More fees than these of one bill are never made at once: what is older comes with the next run. */
const mostAtOnce = 400;

/** The fees of a bill by one of its rules that were made before. */
export interface MadeFees {
  readonly sum: number;
  /** The day of the last; null where there is none. */
  readonly lastOn: string | null;
}

/** A fee to be made, in whole rupiah. */
export interface DueFee {
  readonly on: string;
  readonly base: number;
  readonly amount: number;
}

/** The days until `today` on which a bill bears a fee by a rule, after those that bore one before. The day it is due does not count. */
export function feeDays(
  { graceDays, every }: Pick<LateFeeRule, 'graceDays' | 'every'>,
  dueOn: string,
  { today, lastOn }: { readonly today: string; readonly lastOn: string | null },
): string[] {
  if (every === 'once' && lastOn !== null) return [];
  const first = Temporal.PlainDate.from(dueOn).add({ days: graceDays + 1 });
  const days: string[] = [];
  for (let nth = 0; days.length < mostAtOnce; nth += 1) {
    // From the first day each time: of a 31st, a shorter month has its last day, and the next has the 31st again.
    const day = first.add(every === 'daily' ? { days: nth } : { months: nth }).toString();
    if (day > today) break;
    if (lastOn === null || day > lastOn) days.push(day);
    if (every === 'once') break;
  }
  return days;
}

/** The fees by a rule for what is overdue, `base`; once all of them come to the most, there are no more. */
export function dueFees(
  rule: LateFeeRule,
  dueOn: string,
  { today, base, made }: { readonly today: string; readonly base: number; readonly made: MadeFees },
): DueFee[] {
  const overdue = toRupiah(base);
  const most = mostOf(rule, overdue);
  const fees: DueFee[] = [];
  let sum = toRupiah(made.sum);
  for (const on of feeDays(rule, dueOn, { today, lastOn: made.lastOn })) {
    const left = most === null ? null : most - sum;
    if (left !== null && left <= 0n) break;
    const amount = lateFee(overdue, pureRuleOf(rule, left));
    if (amount <= 0n) break;
    fees.push({ on, base, amount: fromRupiah(amount) });
    sum += amount;
  }
  return fees;
}

function mostOf({ most }: LateFeeRule, overdue: bigint): bigint | null {
  if (most === null) return null;
  return most.kind === 'fixed' ? toRupiah(most.amount) : portionOf(overdue, BigInt(most.ppm));
}

function pureRuleOf({ fee, least }: LateFeeRule, most: bigint | null): PureRule {
  const asked =
    fee.kind === 'fixed'
      ? ({ kind: 'fixed', amount: toRupiah(fee.amount) } as const)
      : ({ kind: 'share', ppm: BigInt(fee.ppm) } as const);
  return {
    ...asked,
    ...(least === null ? {} : { least: toRupiah(least) }),
    ...(most === null ? {} : { most }),
  };
}
