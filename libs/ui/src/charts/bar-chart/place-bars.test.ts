import { describe, expect, it } from 'vitest';
import { extentOf, placeBars } from './place-bars.ts';

const series = [{ values: [10, null] }, { values: [30, -20] }];

describe('bars beside each other', () => {
  it('stand on zero, share the room of their category and leave out what is missing', () => {
    expect(placeBars({ series, categories: 2, arrangement: 'beside', lowest: -20, highest: 30 })).toEqual([
      { category: 0, series: 0, value: 10, start: 40, length: 20, side: 14, breadth: 36 },
      { category: 0, series: 1, value: 30, start: 40, length: 60, side: 50, breadth: 36 },
      { category: 1, series: 1, value: -20, start: 0, length: 40, side: 50, breadth: 36 },
    ]);
  });

  it('need an axis for each value', () => {
    expect(extentOf({ series, categories: 2, arrangement: 'beside' })).toEqual([10, 30, -20]);
  });
});

describe('bars on each other', () => {
  it('begin where the one below ends', () => {
    const bars = placeBars({ series, categories: 1, arrangement: 'stacked', lowest: 0, highest: 40 });

    expect(bars.map(({ start, length }) => [start, length])).toEqual([
      [0, 25],
      [25, 75],
    ]);
  });

  it('need an axis for the sums above and below zero', () => {
    expect(extentOf({ series, categories: 2, arrangement: 'stacked' })).toEqual([40, 0, 0, -20]);
  });
});
