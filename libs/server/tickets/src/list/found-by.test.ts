import { describe, expect, it } from 'vitest';
import { patternOf, readSought } from './found-by.ts';

describe('what is looked for among tickets', () => {
  it.each([
    ['TKT-2026-000038', 'tkt-2026-000038%'],
    ['  tkt-2026-0  ', 'tkt-2026-0%'],
    ['TKT-2026-', 'tkt-2026-%'],
    ['TKT-26-1', '%tkt-26-1%'],
    ['TKT-2026-0000381', '%tkt-2026-0000381%'],
    ['Keran BOCOR', '%keran bocor%'],
    ['100%', String.raw`%100\%%`],
    ['a_b', String.raw`%a\_b%`],
    [String.raw`c:\x`, String.raw`%c:\\x%`],
    ['', '%%'],
  ])('%j is the pattern %j', (typed, pattern) => {
    expect(patternOf(readSought(typed))).toBe(pattern);
  });
});
