import { expect, it } from 'vitest';
import { backoff, restOf } from './backoff.ts';

it('what fails is left alone for a second, twice as long each time, and a minute at most, however often', () => {
  expect([0, 1, 2, 3, 6, 7, 1_000, Number.MAX_SAFE_INTEGER].map((failures) => backoff(failures))).toEqual([
    1_000, 1_000, 2_000, 4_000, 32_000, 60_000, 60_000, 60_000,
  ]);
});

it('what is asked seldom is left alone for a twenty-fourth of its pace: an hour at most, a minute at least', () => {
  const hour = 3_600_000;

  expect([1_000, hour, 24 * hour, 168 * hour].map(restOf)).toEqual([60_000, 150_000, hour, hour]);
});
