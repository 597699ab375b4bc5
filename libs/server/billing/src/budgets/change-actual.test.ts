import { spreadYear } from '@imah/contract/finances/words';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { changeActual } from './change-actual.ts';
import { sumOf } from './months-of-year.ts';

const months = fc.array(fc.integer({ min: 0, max: 1_000_000_000 }), { minLength: 12, maxLength: 12 });

it('a year over its months adds up to the rupiah, and no two months differ by more than one', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 12_000_000_000_000 }), (year) => {
      const spread = spreadYear(year);

      expect([spread.length, sumOf(spread)]).toEqual([12, year]);
      expect(Math.max(...spread) - Math.min(...spread)).toBeLessThanOrEqual(1);
    }),
  );
});

it('the months of last year, changed, add up to the changed year, and none is below nothing', () => {
  fc.assert(
    fc.property(months, fc.integer({ min: -900_000, max: 1_000_000 }), (actual, changePpm) => {
      const changed = changeActual(actual, changePpm);
      const year = (BigInt(sumOf(actual)) * BigInt(1_000_000 + changePpm) + 500_000n) / 1_000_000n;

      expect([BigInt(sumOf(changed)), changed.filter((amount) => amount < 0)]).toEqual([year, []]);
    }),
  );
});

it('unchanged months stay what they were', () => {
  const actual = [1, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 99];

  expect(changeActual(actual, 0)).toEqual(actual);
});

it('a month that was taken back to below nothing spreads its year evenly', () => {
  expect(changeActual([-100, 1300, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], 0)).toEqual(Array(12).fill(100));
});

it('a year that came to nothing or less is planned as nothing', () => {
  expect(changeActual([-500, 100, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], 100_000)).toEqual(Array(12).fill(0));
});
