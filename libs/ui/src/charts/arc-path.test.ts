import { expect, it } from 'vitest';
import { arcPath } from './arc-path.ts';

it('runs clockwise from the top along the outside and back along the inside', () => {
  expect(arcPath({ from: 0, to: 0.25, outer: 10, inner: 5 })).toBe('M0 -10A10 10 0 0 1 10 0L5 0A5 5 0 0 0 0 -5Z');
});

it('takes the long way round for more than half', () => {
  expect(arcPath({ from: 0, to: 0.75, outer: 10, inner: 5 })).toBe('M0 -10A10 10 0 1 1 -10 0L-5 0A5 5 0 1 0 0 -5Z');
});

it('draws a whole ring in two parts', () => {
  expect(arcPath({ from: 0, to: 1, outer: 10, inner: 5 }).match(/M/g)).toHaveLength(2);
});
