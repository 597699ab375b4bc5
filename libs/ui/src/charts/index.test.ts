import { expect, it } from 'vitest';
import * as charts from './index.ts';

it('opens exactly these names to the pages that draw charts', () => {
  expect(Object.keys(charts).toSorted()).toEqual([
    'BarChart',
    'DonutChart',
    'Gauge',
    'HeatMap',
    'LiveLineChart',
    'Sparkline',
  ]);
});
