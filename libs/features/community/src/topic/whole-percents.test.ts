import { expect, it } from 'vitest';
import { wholePercents } from './whole-percents.ts';

it.each([
  [[4, 3, 1], 8, [50, 38, 12]],
  [[1, 1, 1], 3, [34, 33, 33]],
  [[0, 0], 0, [0, 0]],
  [[2, 0], 2, [100, 0]],
  [[1, 1, 1, 1, 1, 1], 6, [17, 17, 17, 17, 16, 16]],
])('makes of %j of %d the shares %j', (parts, total, shares) => {
  expect(wholePercents(parts, total)).toEqual(shares);
});
