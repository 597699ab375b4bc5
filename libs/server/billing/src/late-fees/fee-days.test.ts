import type { LateFeeRule } from '@imah/contract/billing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dueFees, feeDays } from './fee-days.ts';

const rule = (more: Partial<LateFeeRule> = {}): LateFeeRule => ({
  graceDays: 0,
  every: 'once',
  fee: { kind: 'share', ppm: 30_000 },
  base: { kind: 'arrears' },
  least: null,
  most: null,
  ...more,
});
const fresh = { sum: 0, lastOn: null };
const amountsOf = (one: LateFeeRule, base: number, today = '2026-10-21', made = fresh) =>
  dueFees(one, '2026-10-20', { today, base, made }).map(({ amount }) => amount);

describe('the golden numbers', () => {
  it('3 % of Rp 1,106,000 are Rp 33,180, and with a least of Rp 75,000 they are Rp 75,000', () => {
    expect(amountsOf(rule(), 1_106_000)).toEqual([33_180]);
    expect(amountsOf(rule({ least: 75_000 }), 1_106_000)).toEqual([75_000]);
  });

  it('the steps of PLN are fixed amounts a month: Rp 3,000 to Rp 50,000 by what a unit has', () => {
    for (const amount of [3_000, 5_000, 10_000, 50_000])
      expect(amountsOf(rule({ every: 'monthly', fee: { kind: 'fixed', amount } }), 1_106_000, '2026-12-21')).toEqual([
        amount,
        amount,
        amount,
      ]);
  });
});

describe('a fee arises', () => {
  const days = (graceDays: number, every: LateFeeRule['every'], today: string, lastOn: string | null = null) =>
    feeDays({ graceDays, every }, '2026-10-20', { today, lastOn });

  it('on the first day after the days of grace, for which the day it is due does not count', () => {
    expect([days(0, 'once', '2026-10-20'), days(0, 'once', '2026-10-21'), days(7, 'once', '2026-10-27')]).toEqual([
      [],
      ['2026-10-21'],
      [],
    ]);
    expect(days(7, 'once', '2026-11-30')).toEqual(['2026-10-28']);
  });

  it('once and no more, each month on the same day, or each day', () => {
    expect(days(0, 'once', '2027-10-21', '2026-10-21')).toEqual([]);
    expect(days(0, 'monthly', '2027-01-20')).toEqual(['2026-10-21', '2026-11-21', '2026-12-21']);
    expect(days(0, 'daily', '2026-10-23', '2026-10-21')).toEqual(['2026-10-22', '2026-10-23']);
  });

  it('on the last day of a shorter month, and on its own day again in the next', () => {
    expect(feeDays({ graceDays: 0, every: 'monthly' }, '2026-01-30', { today: '2026-03-31', lastOn: null })).toEqual([
      '2026-01-31',
      '2026-02-28',
      '2026-03-31',
    ]);
  });

  it('for at most 400 days at once: what is older comes with the next run', () => {
    expect(days(0, 'daily', '2030-01-01')).toHaveLength(400);
  });
});

describe('the most', () => {
  it('is that of all fees of a bill together: the last is what is left of it, and then there are no more', () => {
    const capped = rule({ every: 'monthly', most: { kind: 'fixed', amount: 50_000 } });
    expect(amountsOf(capped, 1_000_000, '2027-10-21')).toEqual([30_000, 20_000]);
    expect(amountsOf(capped, 1_000_000, '2027-10-21', { sum: 50_000, lastOn: null })).toEqual([]);
  });

  it('may be a share of what is overdue', () => {
    const capped = rule({ every: 'daily', fee: { kind: 'share', ppm: 1_000 }, most: { kind: 'share', ppm: 2_500 } });
    expect(amountsOf(capped, 1_000_000, '2026-12-21')).toEqual([1_000, 1_000, 500]);
  });

  it('is never passed, and no fee is asked for what is nothing, whatever the rule', () => {
    const amount = fc.integer({ min: 1, max: 10_000_000 });
    fc.assert(
      fc.property(
        fc.constantFrom('once', 'monthly', 'daily'),
        fc.oneof(
          fc.record({ kind: fc.constant('fixed' as const), amount }),
          fc.record({ kind: fc.constant('share' as const), ppm: fc.integer({ min: 1, max: 1_000_000 }) }),
        ),
        fc.option(amount),
        amount,
        fc.integer({ min: 0, max: 50_000_000 }),
        (every, fee, least, most, base) => {
          const fees = amountsOf(
            rule({ every, fee, least, most: { kind: 'fixed', amount: most } }),
            base,
            '2027-01-20',
          );
          const sum = fees.reduce((all, one) => all + one, 0);
          expect(sum <= most && fees.every((one) => one > 0) && (base > 0 || fees.length === 0)).toBe(true);
        },
      ),
    );
  });
});
