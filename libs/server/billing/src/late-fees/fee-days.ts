import type { LateFeeRule } from '@imah/contract/billing';
import { fromRupiah, lateFee, type LateFeeRule as PureRule, portionOf, toRupiah } from '@imah/ledger';

/** More fees than these of one bill are never made at once: what is older comes with the next run. */
const mostAtOnce = 400;

/** The fees of a bill by one of its rules that were made before. */
interface MadeFees {
  readonly sum: number;
  /** The day of the last; null where there is none. */
  readonly lastOn: string | null;
}

/** Days on which less was overdue than is now, as the rest was disputed: from the first to the last, in whole rupiah. */
export interface SparedDays {
  readonly from: string;
  readonly to: string;
  readonly base: number;
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

interface Overdue {
  readonly today: string;
  readonly base: number;
  readonly spared?: readonly SparedDays[];
  readonly made: MadeFees;
}

/**
 * The fees by a rule for what is overdue, `base`, and for less of it on days that are spared; once all of them come to the most,
 * there are no more. One that arises once waits until something is overdue.
 */
export function dueFees(rule: LateFeeRule, dueOn: string, { today, base, spared = [], made }: Overdue): DueFee[] {
  const most = mostOf(rule, toRupiah(base));
  const fees: DueFee[] = [];
  let sum = toRupiah(made.sum);
  const days = feeDays(rule, dueOn, { today, lastOn: made.lastOn });
  for (const on of rule.every === 'once' ? days.flatMap((day) => firstOverdue(day, today, spared)) : days) {
    const left = most === null ? null : most - sum;
    if (left !== null && left <= 0n) break;
    const of = baseOn(on, base, spared);
    const amount = lateFee(toRupiah(of), pureRuleOf(rule, left));
    if (amount <= 0n) continue;
    fees.push({ on, base: of, amount: fromRupiah(amount) });
    sum += amount;
  }
  return fees;
}

const isWithin = (on: string, { from, to }: SparedDays) => from <= on && on <= to;

const baseOn = (on: string, base: number, spared: readonly SparedDays[]): number =>
  Math.min(base, ...spared.filter((days) => isWithin(on, days)).map((days) => days.base));

/** The day, or the first after it on which not all is spared; none where that is still to come. */
function firstOverdue(day: string, today: string, spared: readonly SparedDays[]): string[] {
  let on = day;
  for (;;) {
    const all = spared.find((days) => days.base === 0 && isWithin(on, days));
    if (all === undefined) return on > today ? [] : [on];
    on = Temporal.PlainDate.from(all.to).add({ days: 1 }).toString();
  }
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
