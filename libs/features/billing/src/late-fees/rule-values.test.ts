import { describe, expect, it } from 'vitest';
import { emptyRule, missingOf, ruleOf, type RuleValues } from './rule-values.ts';

const share: RuleValues = { ...emptyRule, percent: 2 };

describe('a rule of late fees is not sent', () => {
  it.each<[string, Partial<RuleValues>, string]>([
    ['without days of grace', { graceDays: null }, 'graceDays'],
    ['without its share', { percent: null }, 'fee.ppm'],
    ['without its amount', { kind: 'fixed' }, 'fee.amount'],
    ['about some charges of which none is named', { base: 'lines' }, 'base.kinds'],
    ['up to an amount that is not said', { most: 'fixed' }, 'most.amount'],
    ['up to a share that is not said', { most: 'share' }, 'most.ppm'],
  ])('%s, and says so at the field of that rule', (_what, change, field) => {
    expect(missingOf({ ...share, ...change }, 1)).toEqual([`rules.1.${field}`]);
  });

  it.each<[string, Partial<RuleValues>]>([
    ['no days of grace', { graceDays: 0 }],
    ['a fee of nothing', { percent: 0 }],
    ['an amount that belongs to the other kind of fee and is empty', { amount: null }],
    ['no charges where it is about all arrears', { kinds: [] }],
    ['no least fee', { least: null }],
  ])('for %s', (_what, change) => {
    expect(missingOf({ ...share, ...change }, 0)).toEqual([]);
  });
});

describe('a rule of late fees as it is sent', () => {
  it('says a share in millionths, without a trace of floating point', () => {
    expect(ruleOf({ ...share, percent: 0.07, most: 'share', mostPercent: 1.1 })).toEqual({
      graceDays: 7,
      every: 'once',
      fee: { kind: 'share', ppm: 700 },
      base: { kind: 'arrears' },
      least: null,
      most: { kind: 'share', ppm: 11_000 },
    });
  });

  it('sends nothing that was typed for another choice', () => {
    const typed: RuleValues = {
      ...share,
      kind: 'fixed',
      amount: 50_000,
      base: 'arrears',
      kinds: ['service-charge'],
      least: 10_000,
      most: 'none',
      mostAmount: 500_000,
      mostPercent: 5,
    };

    expect(ruleOf(typed)).toEqual({
      graceDays: 7,
      every: 'once',
      fee: { kind: 'fixed', amount: 50_000 },
      base: { kind: 'arrears' },
      least: 10_000,
      most: null,
    });
    expect(ruleOf({ ...typed, base: 'lines', most: 'fixed' })).toMatchObject({
      base: { kind: 'lines', kinds: ['service-charge'] },
      most: { kind: 'fixed', amount: 500_000 },
    });
  });
});
