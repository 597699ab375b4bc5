import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isWhole, nppByArea } from './npp.ts';

const anyUnits = fc.uniqueArray(
  fc.record({
    id: fc.uuid(),
    kind: fc.constantFrom('residential', 'commercial', 'common'),
    areaMilliM2: fc.integer({ min: 1, max: 1_000_000_000 }),
  }),
  { selector: ({ id }) => id, minLength: 1, maxLength: 60 },
);

it('shares by area are 100 % together to the last millionth, larger areas never have less', () => {
  fc.assert(
    fc.property(anyUnits, (units) => {
      const sharing = units.filter(({ kind }) => kind !== 'common');
      const shares = nppByArea(units);

      expect(new Set(shares.keys())).toEqual(new Set(sharing.map(({ id }) => id)));
      expect([...shares.values()].reduce((sum, share) => sum + share, 0)).toBe(sharing.length === 0 ? 0 : 100_000_000);
      const ordered = sharing.toSorted((a, b) => a.areaMilliM2 - b.areaMilliM2).map(({ id }) => shares.get(id) ?? 0);
      expect(ordered.every((share, index) => index === 0 || share >= (ordered[index - 1] ?? 0) - 1)).toBe(true);
    }),
  );
});

it.each([
  [[], true],
  [[null, null], true],
  [[100_000_000], true],
  [[50_000_000, 49_999_900], true],
  [[50_000_000, 50_000_101], false],
  [[50_000_000, 50_000_000, null], false],
])('calls %j whole: %s', (shares, whole) => {
  expect(isWhole(shares)).toBe(whole);
});
