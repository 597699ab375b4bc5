import { expect, it } from 'vitest';
import { pagesShown } from './pages-shown.ts';

it('shows every page when there are few', () => {
  expect(pagesShown(2, 3)).toEqual([1, 2, 3]);
  expect(pagesShown(1, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

it('shows the neighbours and both ends in the middle of many', () => {
  expect(pagesShown(8, 20)).toEqual([1, 'gap-before', 7, 8, 9, 'gap-after', 20]);
});

it('leaves no gap of a single page at the ends', () => {
  expect(pagesShown(4, 20)).toEqual([1, 2, 3, 4, 5, 'gap-after', 20]);
  expect(pagesShown(17, 20)).toEqual([1, 'gap-before', 16, 17, 18, 19, 20]);
});

it('has as many entries on every page, so that nothing moves under the pointer', () => {
  const counts = Array.from({ length: 20 }, (_, index) => pagesShown(index + 1, 20).length);

  expect(new Set(counts)).toEqual(new Set([7]));
});

it('shows nothing of nothing', () => {
  expect(pagesShown(1, 0)).toEqual([]);
});
