import { expect, it } from 'vitest';
import { sparklinePath } from './sparkline-path.ts';

it('runs from the foot for the lowest to the top for the highest', () => {
  expect(sparklinePath([0, 5, 10])).toBe('M0 30L50 16L100 2');
});

it('lifts the pen where a value is missing', () => {
  expect(sparklinePath([0, null, 10])).toBe('M0 30M100 2');
});

it('runs through the middle when all are equal', () => {
  expect(sparklinePath([7, 7])).toBe('M0 16L100 16');
});

it('draws nothing of nothing', () => {
  expect(sparklinePath([null, null])).toBe('');
});
