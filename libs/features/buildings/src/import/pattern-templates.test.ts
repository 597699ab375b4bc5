import { expect, it } from 'vitest';
import { countOfPattern, patternTemplates, readLevels } from './pattern-templates.ts';

it('reads the floors that are left out however they are written', () => {
  expect(readLevels(' 4, 13;14  4 lantai')).toEqual([4, 13, 14]);
  expect(readLevels('')).toEqual([]);
});

it('counts the units of a pattern without the floors that are left out', () => {
  const pattern = { ...patternTemplates.apartment, skippedLevels: [4, 13] };

  expect(countOfPattern(pattern)).toBe(72);
  expect(countOfPattern({ ...pattern, toLevel: 0 })).toBe(0);
});

it('begins with a pattern for every kind of building that gives each unit a code of its own', () => {
  const ambiguous = Object.entries(patternTemplates).filter(
    ([, { codeTemplate, fromLevel, toLevel }]) =>
      !codeTemplate.includes('{N') || (toLevel > fromLevel && !codeTemplate.includes('{L')),
  );

  expect(ambiguous).toEqual([]);
});
