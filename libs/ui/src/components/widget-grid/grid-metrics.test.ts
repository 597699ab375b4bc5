import { expect, it } from 'vitest';
import { cellAt, metricsOf, pixelsOf, sizeAt } from './grid-metrics.ts';

const metrics = metricsOf(1188, 24, 16);

it('shares the width among the columns and the gaps between them', () => {
  expect(metrics).toEqual({ column: 38, row: 36, gap: 12 });
  expect(metricsOf(400, 4, 20)).toEqual({ column: 88.75, row: 45, gap: 15 });
});

it('finds the nearest cell, and the pixels of a cell', () => {
  expect(pixelsOf({ x: 3, y: 2 }, metrics)).toEqual({ left: 150, top: 96 });
  expect(cellAt({ left: 150, top: 96 }, metrics)).toEqual({ x: 3, y: 2 });
  expect(cellAt({ left: 174, top: 121 }, metrics)).toEqual({ x: 3, y: 3 });
  expect(cellAt({ left: -80, top: -10 }, metrics)).toEqual({ x: -2, y: -0 });
});

it('finds the nearest size', () => {
  expect(sizeAt({ width: 38 * 4 + 12 * 3, height: 36 * 3 + 12 * 2 }, metrics)).toEqual({ w: 4, h: 3 });
  expect(sizeAt({ width: 60, height: 40 }, metrics)).toEqual({ w: 1, h: 1 });
});
