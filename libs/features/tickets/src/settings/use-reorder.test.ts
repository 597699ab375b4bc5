import { expect, it } from 'vitest';
import { withMoved } from './use-reorder.ts';

it('takes one thing to another place and leaves the order of the others', () => {
  const order = ['a', 'b', 'c', 'd'];
  expect([withMoved(order, 0, 2), withMoved(order, 3, 0), withMoved(order, 1, 1), withMoved(order, 9, 0)]).toEqual([
    ['b', 'c', 'a', 'd'],
    ['d', 'a', 'b', 'c'],
    order,
    order,
  ]);
});
