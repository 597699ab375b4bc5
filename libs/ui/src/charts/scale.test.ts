import { describe, expect, it } from 'vitest';
import { decimalsOf, niceTicks, percentOf, rangeWithin } from './scale.ts';

describe('the numbers beside an axis', () => {
  it('are round, begin at zero and reach beyond the highest value', () => {
    expect(niceTicks([3, 42])).toEqual([0, 10, 20, 30, 40, 50]);
    expect(niceTicks([1_855_230, 141_600])).toEqual([0, 500_000, 1_000_000, 1_500_000, 2_000_000]);
  });

  it('go below zero when a value does', () => {
    expect(niceTicks([-12, 30])).toEqual([-20, -10, 0, 10, 20, 30]);
  });

  it.each([
    [5, 0],
    [0.25, 2],
    [0.5, 1],
    [1e-4, 4],
    [2_500, 0],
    [0, 0],
  ])('have as many decimals as their step: %s has %i', (step, decimals) => {
    expect(decimalsOf(step)).toBe(decimals);
  });

  it('never repeat when they are written with the decimals of their step', () => {
    const repeated = Array.from({ length: 400 }, (_, seed) => (seed + 1) * 0.0137).flatMap((highest) => {
      const ticks = niceTicks([highest]);
      const words = ticks.map((tick) => tick.toFixed(decimalsOf((ticks[1] ?? 0) - (ticks[0] ?? 0))));
      return words.some((word, index) => Number(word) !== ticks[index]) ? [words] : [];
    });

    expect(repeated).toEqual([]);
  });

  it('carry no error of floating point', () => {
    expect(niceTicks([0.3])).toEqual([0, 0.1, 0.2, 0.3]);
  });

  it('are there for nothing as well', () => {
    expect(niceTicks([])).toEqual([0, 1]);
    expect(niceTicks([0, 0])).toEqual([0, 1]);
  });
});

it('places a value between two ends and never outside of them', () => {
  expect([percentOf(5, 0, 10), percentOf(-5, 0, 10), percentOf(50, 0, 10), percentOf(1, 1, 1)]).toEqual([
    50, 0, 100, 0,
  ]);
});

describe('a range', () => {
  it('ends where values can go no further', () => {
    expect([
      rangeWithin([-10, 110], { lowest: 0, highest: 100 }),
      rangeWithin([-10, 110], { highest: 100 }),
      rangeWithin([20, 60], { lowest: 0, highest: 100 }),
      rangeWithin([-10, 110], {}),
    ]).toEqual([
      [0, 100],
      [-10, 100],
      [20, 60],
      [-10, 110],
    ]);
  });

  it('still shows values that were not believed possible', () => {
    expect(rangeWithin([120, 140], { lowest: 0, highest: 100 })).toEqual([120, 140]);
  });
});
