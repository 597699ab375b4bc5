import type { OrderRow } from '@imah/contract/catalogue';
import { expect, it } from 'vitest';
import { uniqueOrders } from './unique-orders.ts';

/** Of an order its id and its state alone are looked at. */
const order = (id: string, state: OrderRow['state'] = 'placed') => ({ id, state }) as OrderRow;

it('shows each order once where new ones have moved the rest to the next page, as it was read last', () => {
  const pages = [{ data: [order('c'), order('b')] }, { data: [order('b', 'cancelled'), order('a')] }];

  expect(uniqueOrders({ pages }).map(({ id, state }) => [id, state])).toEqual([
    ['c', 'placed'],
    ['b', 'cancelled'],
    ['a', 'placed'],
  ]);
  expect(uniqueOrders({ pages: [{ data: [] }] })).toEqual([]);
});
