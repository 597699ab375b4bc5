import { whoamiOfOwner } from '@imah/testing';
import { cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { faultsOfReads, openOffline } from '@imah/app/harness/testing';
import { OrdersPage, ShopPage } from './pages/index.ts';
import { orderAnswers as answers, shopper } from './testing/order-fixtures.ts';

afterEach(cleanup);

const at = (route: string, person = whoamiOfOwner) => ({ person, answers, route, path: route });
const pages = [
  [() => <ShopPage />, at('/imah/belanja', shopper), { listOwnShops: 'retry', listShopProducts: 'retry' }],
  [() => <OrdersPage />, at('/imah/pesanan'), { listBuildings: 'retry', listOrders: 'retry' }],
  [() => <OrdersPage />, at('/imah/pesanan', shopper), { listBuildings: 'retry', listOwnOrders: 'retry' }],
] as const;

it('a read of the shop and of orders that fails is tried again', async () => {
  for (const [draw, options, reads] of pages) {
    expect(await faultsOfReads(draw, options, reads)).toEqual([]);
    cleanup();
  }
});

it('the shop and the orders say that there is no network, and are read by themselves once there is', async () => {
  for (const [draw, options, reads] of pages) {
    const [read] = Object.keys(reads);
    const { calls } = await openOffline(draw, options);
    await expect.poll(() => calls().map(({ name }) => name)).toContain(read);
    cleanup();
  }
});
