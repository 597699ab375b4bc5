import { expect, it } from 'vitest';
import { arrowOf, pathOf } from './path-of.ts';

it('rounds the corners of a line, never beyond the middle between two', () => {
  expect(
    pathOf([
      { x: 0, y: 0 },
      { x: 0, y: 40 },
      { x: 30, y: 40 },
    ]),
  ).toBe('M0,0L0,34Q0,40 6,40L30,40');
  expect(
    pathOf([
      { x: 0, y: 0 },
      { x: 0, y: 4 },
      { x: 30, y: 4 },
    ]),
  ).toBe('M0,0L0,2Q0,4 2,4L30,4');
});

it('draws an arrow against the last piece of the line', () => {
  expect(
    arrowOf(
      [
        { x: 0, y: 0 },
        { x: 0, y: 20 },
      ],
      8,
    ),
  ).toBe('0,20 4,12 -4,12');
  expect(arrowOf([{ x: 0, y: 0 }], 8)).toBe('');
});
