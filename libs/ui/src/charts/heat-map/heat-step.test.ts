import { expect, it } from 'vitest';
import { heatStep } from './heat-step.ts';

it('falls into five even steps, the highest value into the last', () => {
  expect([0, 19, 20, 50, 79, 80, 100].map((value) => heatStep(value, 0, 100))).toEqual([
    '1',
    '1',
    '2',
    '3',
    '4',
    '5',
    '5',
  ]);
});

it('is the middle one when all values are equal', () => {
  expect(heatStep(7, 7, 7)).toBe('3');
});
