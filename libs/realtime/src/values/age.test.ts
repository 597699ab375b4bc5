import { expect, it } from 'vitest';
import { ageOf, freshnessOf, untilStale } from './age.ts';

it('an age is never negative, also when the device’s clock is ahead', () => {
  expect([ageOf(1000, 4000), ageOf(5000, 4000)]).toEqual([3000, 0]);
});

it.each([
  [undefined, 'never', null],
  [1000, 'fresh', 301],
  [700, 'fresh', 1],
  [699, 'stale', null],
  [9000, 'fresh', 8301],
] as const)('a value of %s is %s at 1000 with 300 ms to be silent', (ts, freshness, wait) => {
  expect([freshnessOf(ts, 1000, 300), untilStale(ts, 1000, 300)]).toEqual([freshness, wait]);
});

it('when the wait is over, the value is stale and not a moment before', () => {
  const wait = untilStale(1000, 1100, 300) ?? 0;

  expect([freshnessOf(1000, 1100 + wait - 1, 300), freshnessOf(1000, 1100 + wait, 300)]).toEqual(['fresh', 'stale']);
});
