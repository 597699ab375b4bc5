import type { LateFeeRule } from '@imah/contract/billing';
import type { ChargeKind, LateFeeRhythm } from '@imah/contract/billing/words';

/** A rule as it is being typed. */
export interface RuleValues {
  readonly graceDays: number | null;
  readonly every: LateFeeRhythm;
  readonly kind: 'fixed' | 'share';
  readonly amount: number | null;
  readonly percent: number | null;
  readonly base: 'arrears' | 'lines';
  readonly kinds: readonly ChargeKind[];
  readonly least: number | null;
  readonly most: 'none' | 'fixed' | 'share';
  readonly mostAmount: number | null;
  readonly mostPercent: number | null;
}

export const emptyRule: RuleValues = {
  graceDays: 7,
  every: 'once',
  kind: 'share',
  amount: null,
  percent: null,
  base: 'arrears',
  kinds: [],
  least: null,
  most: 'none',
  mostAmount: null,
  mostPercent: null,
};

const ppmOf = (percent: number) => Math.round(percent * 10_000);

/** The fields of a rule that are still empty, by the names that the server would call them. */
export function missingOf(values: RuleValues, index: number): string[] {
  const fields = [
    ['graceDays', values.graceDays !== null],
    ['fee.amount', values.kind !== 'fixed' || values.amount !== null],
    ['fee.ppm', values.kind !== 'share' || values.percent !== null],
    ['base.kinds', values.base !== 'lines' || values.kinds.length > 0],
    ['most.amount', values.most !== 'fixed' || values.mostAmount !== null],
    ['most.ppm', values.most !== 'share' || values.mostPercent !== null],
  ] as const;
  return fields.flatMap(([name, isThere]) => (isThere ? [] : [`rules.${index}.${name}`]));
}

/** The rule that the fields say; what is missing counts as nothing. */
export function ruleOf(values: RuleValues): LateFeeRule {
  return {
    graceDays: values.graceDays ?? 0,
    every: values.every,
    fee:
      values.kind === 'fixed'
        ? { kind: 'fixed', amount: values.amount ?? 0 }
        : { kind: 'share', ppm: ppmOf(values.percent ?? 0) },
    base: values.base === 'arrears' ? { kind: 'arrears' } : { kind: 'lines', kinds: [...values.kinds] },
    least: values.least,
    most: mostOf(values),
  };
}

function mostOf({ most, mostAmount, mostPercent }: RuleValues): LateFeeRule['most'] {
  if (most === 'none') return null;
  return most === 'fixed'
    ? { kind: 'fixed', amount: mostAmount ?? 0 }
    : { kind: 'share', ppm: ppmOf(mostPercent ?? 0) };
}
