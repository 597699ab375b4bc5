import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOffered, type OfferedLine, priceLine, type PromotionRule, type PromotionUse } from './price-rule.ts';

const rule = (more: Partial<PromotionRule> = {}): PromotionRule => ({
  id: 'a',
  code: null,
  kind: 'percent',
  value: 1_000,
  freeUnits: null,
  cap: null,
  min: null,
  from: '2026-11-01',
  to: null,
  quota: null,
  used: 0,
  perPersonQuota: null,
  productIds: [],
  categoryIds: [],
  stackable: false,
  state: 'active',
  ...more,
});
const line: OfferedLine = {
  productId: 'water',
  categoryIds: ['bottled', 'drinks'],
  unitPrice: 18_000,
  qtyMilli: 2_000,
};
const use: PromotionUse = { on: '2026-11-20', code: null, usedByPerson: () => 0 };

describe('a promotion holds for a line', () => {
  it.each([
    ['that is bought on its first day', { from: '2026-11-20' }, true],
    ['that is bought on its last day', { to: '2026-11-20' }, true],
    ['not before it begins', { from: '2026-11-21' }, false],
    ['not after it ends', { to: '2026-11-19' }, false],
    ['not once it is archived', { state: 'archived' as const }, false],
    ['not without its code', { code: 'HEMAT' }, false],
    ['not once its quota is used up', { quota: 3, used: 3 }, false],
    ['while its quota is not used up', { quota: 3, used: 2 }, true],
    ['of its product', { productIds: ['water'] }, true],
    ['of a category above that of the product', { categoryIds: ['drinks'] }, true],
    ['not of another product', { productIds: ['tea'] }, false],
    ['not of another category', { categoryIds: ['food'] }, false],
    ['of its product, whatever categories it names besides', { productIds: ['water'], categoryIds: ['food'] }, true],
  ])('%s', (_what, more, holds) => {
    expect(isOffered(rule(more), line, use)).toBe(holds);
  });

  it('with its code, however that is written', () => {
    expect(isOffered(rule({ code: 'HEMAT' }), line, { ...use, code: ' hemat ' })).toBe(true);
  });

  it('as often as one person may use it', () => {
    const twice = rule({ perPersonQuota: 2 });

    expect([1, 2].map((used) => isOffered(twice, line, { ...use, usedByPerson: () => used }))).toEqual([true, false]);
  });
});

describe('a line costs', () => {
  it.each([
    ['its list price without promotions', [], 36_000, []],
    ['less by a share, rounded down', [rule({ value: 333 })], 34_802, [['a', 1_198]]],
    ['less by a share up to its cap', [rule({ value: 5_000, cap: 10_000 })], 26_000, [['a', 10_000]]],
    ['less by rupiah', [rule({ kind: 'amount', value: 5_000 })], 31_000, [['a', 5_000]]],
    ['nothing where more is taken off than it costs', [rule({ kind: 'amount', value: 99_000 })], 0, [['a', 36_000]]],
    ['its list price below what a promotion asks for', [rule({ min: 36_001 })], 36_000, []],
    ['less from what a promotion asks for on', [rule({ min: 36_000 })], 32_400, [['a', 3_600]]],
    [
      'less by the best of those that stand alone',
      [rule({ id: 'a', value: 1_000 }), rule({ id: 'b', value: 2_000 })],
      28_800,
      [['b', 7_200]],
    ],
    [
      'less by all that go together where that is cheaper: shares are of what is left, rupiah come last',
      [
        rule({ id: 'a', kind: 'amount', value: 5_000, stackable: true }),
        rule({ id: 'b', value: 1_000, stackable: true }),
        rule({ id: 'c', value: 2_000 }),
      ],
      27_400,
      [
        ['b', 3_600],
        ['a', 5_000],
      ],
    ],
    [
      'less by one that stands alone where that is cheaper than all that go together',
      [
        rule({ id: 'a', kind: 'amount', value: 1_000, stackable: true }),
        rule({ id: 'b', value: 1_000, stackable: true }),
        rule({ id: 'c', value: 5_000 }),
      ],
      18_000,
      [['c', 18_000]],
    ],
  ] as const)('%s', (_what, rules, total, applied) => {
    expect(priceLine(line, rules)).toEqual({
      list: 36_000,
      total,
      applied: applied.map(([id, discount]) => ({ id, discount })),
    });
  });

  it.each([
    [1, 1],
    [2, 2],
    [3, 2],
    [4, 3],
    [5, 4],
    [6, 4],
    [7, 5],
  ])('of %i units, two bought and one for nothing, as much as %i', (units, paid) => {
    const free = rule({ kind: 'free-units', value: 2, freeUnits: 1 });

    expect(priceLine({ ...line, qtyMilli: units * 1_000 }, [free]).total).toBe(paid * 18_000);
  });

  it('half a unit rounded half up, and no part of a unit for nothing', () => {
    const free = rule({ kind: 'free-units', value: 1, freeUnits: 1 });

    expect(priceLine({ ...line, unitPrice: 333, qtyMilli: 1_500 }, [free])).toEqual({
      list: 500,
      total: 500,
      applied: [],
    });
  });

  it('exactly what it does also where numbers of JavaScript would round', () => {
    const most = { ...line, unitPrice: 999_999_999, qtyMilli: 9_999_999 };

    expect(priceLine(most, []).list).toBe(9_999_998_990_000);
  });
});

describe('whatever promotions there are', () => {
  const amounts = fc.integer({ min: 1, max: 1_000_000_000 });
  const kinds = fc.oneof(
    fc.record({
      kind: fc.constant('percent' as const),
      value: fc.integer({ min: 1, max: 10_000 }),
      freeUnits: fc.constant(null),
    }),
    fc.record({ kind: fc.constant('amount' as const), value: amounts, freeUnits: fc.constant(null) }),
    fc.record({
      kind: fc.constant('free-units' as const),
      value: fc.integer({ min: 1, max: 1_000 }),
      freeUnits: fc.integer({ min: 1, max: 1_000 }),
    }),
  );
  const rules = fc
    .array(
      fc
        .tuple(kinds, fc.option(amounts), fc.option(amounts), fc.boolean())
        .map(([kind, cap, min, stackable]) => ({ ...kind, cap, min, stackable })),
      { maxLength: 6 },
    )
    .map((list) => list.map((more, index) => rule({ ...more, id: `p${index}` })));
  const lines = fc
    .record({
      unitPrice: fc.integer({ min: 0, max: 1_000_000_000 }),
      qtyMilli: fc.integer({ min: 1, max: 10_000_000 }),
    })
    .map((some) => ({ ...line, ...some }));
  const runs = { numRuns: 10_000 };

  it('a line costs never less than nothing, and never more than without them', () => {
    fc.assert(
      fc.property(lines, rules, (some, offered) => {
        const { list, total, applied } = priceLine(some, offered);
        expect(total >= 0 && total <= list && Number.isSafeInteger(total)).toBe(true);
        expect(applied.reduce((sum, { discount }) => sum + discount, 0)).toBe(list - total);
      }),
      runs,
    );
  });

  it('one more never makes it dearer where it stands alone, and no single one would have been cheaper', () => {
    fc.assert(
      fc.property(lines, rules, (some, offered) => {
        const { total } = priceLine(some, offered);
        const alone = offered.map((one) => priceLine(some, [{ ...one, stackable: false }]).total);
        const single = offered.map((one, index) => (one.stackable ? Number.POSITIVE_INFINITY : (alone[index] ?? 0)));
        expect(total <= Math.min(Number.POSITIVE_INFINITY, ...single)).toBe(true);
        const more = rule({ id: 'z', value: 2_500 });
        expect(priceLine(some, [...offered, more]).total <= total).toBe(true);
      }),
      runs,
    );
  });

  it('it costs the same in whatever order they are given, and takes either one that stands alone or those that go together', () => {
    fc.assert(
      fc.property(lines, rules, (some, offered) => {
        const found = priceLine(some, offered);
        expect(priceLine(some, offered.toReversed()).total).toBe(found.total);
        const taken = found.applied.map(({ id }) => offered.find((one) => one.id === id)?.stackable);
        expect(taken.length <= 1 || taken.every((stackable) => stackable === true)).toBe(true);
      }),
      runs,
    );
  });
});
