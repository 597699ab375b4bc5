import { expect, it } from 'vitest';
import { partAmount } from './part-amount.ts';

it('is quantity times price in whole rupiah, half a rupiah up, also for the most that can be written', () => {
  expect([
    partAmount(2000, 22_500),
    partAmount(1500, 333),
    partAmount(1, 500),
    partAmount(1, 499),
    partAmount(0, 10),
    partAmount(1_000_000_000, 1_000_000_000),
  ]).toEqual([45_000, 500, 1, 0, 0, 1_000_000_000_000_000]);
});
