import type { UnitPattern } from '@imah/contract/buildings';
import { expect, it } from 'vitest';
import { patternRows } from './pattern-rows.ts';

const pattern: UnitPattern = {
  sectionName: 'Menara A',
  sectionKind: 'tower',
  fromLevel: 1,
  toLevel: 20,
  skippedLevels: [4, 13],
  unitsPerFloor: 8,
  codeTemplate: 'A-{LL}{NN}',
  unitKind: 'residential',
  areaMilliM2: 36_000,
};

it('makes as many units as the floors that are counted have', () => {
  const rows = patternRows(pattern);

  expect(rows).toHaveLength(18 * 8);
  expect(Array.isArray(rows) ? [rows[0], rows.at(-1)] : []).toMatchObject([
    { unit: { section: 'Menara A', level: 1, floorLabel: 'Lantai 1', code: 'A-0101', areaMilliM2: 36_000 } },
    { unit: { level: 20, code: 'A-2008' } },
  ]);
});

it.each([
  [{ toLevel: 0 }, 'pattern-backwards'],
  [{ codeTemplate: 'A-{L}' }, 'pattern-same-code'],
  [{ codeTemplate: 'A {NN}' }, 'bad-code'],
] as const)('refuses %j as %s', (change, fault) => {
  expect(patternRows({ ...pattern, ...change })).toBe(fault);
});
