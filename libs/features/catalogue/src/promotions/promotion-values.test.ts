import { describe, expect, it } from 'vitest';
import { amountOff, freeUnits, running } from '../testing/catalogue-fixtures.ts';
import { bodyOf, missingOf, type PromotionValues, valuesOf } from './promotion-values.ts';

const today = '2026-11-20';
const fresh = valuesOf(null, today);

describe('what a form holds of a promotion', () => {
  it.each([
    ['a share', running],
    ['units for nothing', freeUnits],
    ['rupiah', amountOff],
  ])('of %s is sent as it came', (_what, promotion) => {
    const { id: _id, used: _used, phase: _phase, version: _version, ...draft } = promotion;

    expect(bodyOf(valuesOf(promotion, today))).toEqual(draft);
  });

  it('is written in percent, of which hundredths count', () => {
    expect(valuesOf(running, today).value).toBe(12.5);
    expect(bodyOf({ ...fresh, value: 33.33 }).value).toBe(3_333);
    expect(bodyOf({ ...fresh, value: 0.01 }).value).toBe(1);
  });

  it('begins today and holds for everything until somebody says otherwise', () => {
    expect(fresh).toMatchObject({
      from: today,
      to: null,
      productIds: [],
      categoryIds: [],
      stackable: false,
      kind: 'percent',
    });
  });

  it('has its code in capitals, and none where none is written', () => {
    expect([bodyOf({ ...fresh, code: ' hemat ' }).code, bodyOf({ ...fresh, code: '  ' }).code]).toEqual([
      'HEMAT',
      null,
    ]);
  });

  it('gives units for nothing of that kind alone', () => {
    expect(bodyOf({ ...fresh, kind: 'amount', value: 1, freeUnits: 3 }).freeUnits).toBeNull();
  });
});

it.each([
  ['everything but its day', {}, ['name', 'value']],
  ['a name of blanks', { name: '  ', value: 1 }, ['name']],
  ['less than nothing', { name: 'a', value: -1 }, ['value']],
  ['the units that come for nothing', { name: 'a', value: 2, kind: 'free-units' }, ['freeUnits']],
  ['its day', { name: 'a', value: 2, from: null }, ['from']],
  ['nothing', { name: 'a', value: 2 }, []],
] as const)('a promotion is not sent without %s', (_what, more: Partial<PromotionValues>, missing) => {
  expect(missingOf({ ...fresh, ...more })).toEqual(missing);
});
