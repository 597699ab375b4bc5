import { expect, it } from 'vitest';
import { namesOfPattern } from './names-of-pattern.ts';
import { patternTemplates } from './pattern-templates.ts';

const kos = { ...patternTemplates['boarding-house'], skippedLevels: [] };

it('shows the first names of a pattern and the last one', () => {
  expect(namesOfPattern(kos)).toEqual({ names: 'K-101, K-102, K-103 … K-208', state: 'different' });
});

it.each([
  ['all of a few', { fromLevel: 1, toLevel: 1, unitsPerFloor: 2 }, 'K-101, K-102'],
  ['none of floors that are all skipped', { skippedLevels: [1, 2] }, ''],
  ['none where the floors run backwards', { fromLevel: 5, toLevel: 1 }, ''],
  ['those of a basement', { fromLevel: -1, toLevel: -1, unitsPerFloor: 1 }, 'K-B101'],
  [
    'no floor that cannot be, while it is typed',
    { fromLevel: 199, toLevel: 99_999, unitsPerFloor: 1 },
    'K-19901, K-20001',
  ],
])('shows %s', (_what, change, names) => {
  expect(namesOfPattern({ ...kos, ...change }).names).toBe(names);
});

it('says that two would be called alike', () => {
  expect(namesOfPattern({ ...kos, codeTemplate: 'K-{NN}' })).toEqual({
    names: 'K-01, K-02, K-03 … K-08',
    state: 'same',
  });
});
