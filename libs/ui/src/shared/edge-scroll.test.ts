import { expect, it } from 'vitest';
import { edgeSpeed } from './edge-scroll.ts';

it('stands still away from the edges, and goes faster the nearer the pointer is to one', () => {
  expect([400, 56, 744].map((y) => edgeSpeed(y, 0, 800))).toEqual([0, 0, 0]);
  expect([28, 0, -200].map((y) => edgeSpeed(y, 0, 800))).toEqual([-7, -14, -14]);
  expect([772, 800, 900].map((y) => edgeSpeed(y, 0, 800))).toEqual([7, 14, 14]);
});
