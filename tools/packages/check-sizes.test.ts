import { expect, it } from 'vitest';
import { judgeSize } from './check-sizes.ts';

const limit = { first: 1000, later: 2000 };

it('lets an entry point weigh as much as its limit', () => {
  expect(judgeSize('@imah/lamp', limit, limit)).toEqual([]);
});

it('names the part that weighs too much', () => {
  expect(judgeSize('@imah/lamp', { first: 1010, later: 2500 }, limit)).toEqual([
    '@imah/lamp weighs 1.01 kB (first), the limit is 1.00 kB',
    '@imah/lamp weighs 2.50 kB (later), the limit is 2.00 kB',
  ]);
});

it('asks for a limit where there is none', () => {
  expect(judgeSize('@imah/lamp', { first: 5, later: 0 }, undefined)).toEqual([
    '@imah/lamp has no limit in size-limits.json; it weighs {"first":5,"later":0}',
  ]);
});
