import { expect, it } from 'vitest';
import { levelsFor } from './choose-level.ts';

const hour = 3_600_000;

it.each([
  ['a day in 300 points', 24 * hour, 300, ['5m', '1h', '1d']],
  ['exactly as many points as buckets', 24 * hour, 288, ['5m', '1h', '1d']],
  ['one point too few', 24 * hour, 287, ['1h', '1d']],
  ['a bucket that is begun and not full', 24 * hour + 1, 288, ['1h', '1d']],
  ['a month in 300 points', 30 * 24 * hour, 300, ['1d']],
  ['ten years in 300 points, which no level gives', 3650 * 24 * hour, 300, ['1d']],
  ['no time at all', 0, 1, ['5m', '1h', '1d']],
])('asks first for the finest level that fits: %s', (_what, rangeMs, points, levels) => {
  expect(levelsFor(rangeMs, points)).toEqual(levels);
});
