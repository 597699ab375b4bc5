import type { PriceTrial, Promotion } from '@imah/contract/catalogue';
import type { TestApp } from '@imah/server-platform/testing';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { catalogueCalls } from '../testing/catalogue-calls.ts';
import { createTestApp } from '../testing/test-app.ts';

let test: TestApp;
let calls: Awaited<ReturnType<typeof catalogueCalls>>;
let productId: string;
let drinksId: string;

beforeAll(async () => {
  test = await createTestApp();
  calls = await catalogueCalls(test, 'Coba');
  const drinks = await calls.category('Minuman');
  drinksId = drinks.id;
  const water = await calls.category('Air', drinks.id);
  productId = (await calls.product({ categoryId: water.id })).id;
  await calls.price(productId, 10_000, '2026-01-01');
});
afterEach(async () => {
  await test.context.db.deleteFrom('promotion').where('org_id', '=', calls.place.orgId).execute();
});
afterAll(() => test.close());

const ask = (more = '', on = '2026-11-20') => calls.ask('GET', `price-trial?productId=${productId}&on=${on}${more}`);
async function tried(more = '', on?: string): Promise<NonNullable<PriceTrial['price']>> {
  const { data } = await ask(more, on);
  if (data.price === null) throw new Error('nobody said what it costs');
  return data.price;
}
/** What it comes to, and by which promotions it became cheaper. */
const cost = async (more = '', on?: string) => {
  const { total, applied } = await tried(more, on);
  return [total, ...applied.map(({ name, discount }) => `${name} ${discount}`)];
};
const promote = (name: string, more: Partial<Promotion>) => calls.promotion({ name, ...more });

it('without promotions costs what it costs, of a part of a unit its part, half a rupiah up', async () => {
  expect(await cost()).toEqual([10_000]);
  expect(await cost('&qtyMilli=1500')).toEqual([15_000]);
  expect(await cost('&qtyMilli=1')).toEqual([10]);
});

it('a share is rounded down: half a rupiah is not given away', async () => {
  await promote('Sepertiga', { value: 3_333 });

  expect(await cost('&qtyMilli=1')).toEqual([7, 'Sepertiga 3']);
  expect(await cost()).toEqual([6_667, 'Sepertiga 3333']);
});

it('a cap is the most that comes off a line, and a least amount is that of the line before anything comes off', async () => {
  await promote('Setengah', { value: 5_000, cap: 12_000, min: 20_000 });

  expect(await cost()).toEqual([10_000]);
  expect(await cost('&qtyMilli=2000')).toEqual([10_000, 'Setengah 10000']);
  expect(await cost('&qtyMilli=3000')).toEqual([18_000, 'Setengah 12000']);
});

it('of two that are bought the third costs nothing; parts of a unit count for nothing', async () => {
  await promote('Tiga bayar dua', { kind: 'free-units', value: 2, freeUnits: 1 });

  expect(await cost('&qtyMilli=2999')).toEqual([29_990]);
  expect(await cost('&qtyMilli=3000')).toEqual([20_000, 'Tiga bayar dua 10000']);
  expect(await cost('&qtyMilli=7500')).toEqual([55_000, 'Tiga bayar dua 20000']);
});

it('nothing costs less than nothing', async () => {
  await promote('Seratus persen', { value: 10_000, stackable: true });
  await promote('Potongan', { kind: 'amount', value: 1_000_000, stackable: true });

  expect(await cost()).toEqual([0, 'Seratus persen 10000']);
});

it('those that go together are taken together, or the best alone, whichever is cheaper', async () => {
  await promote('A', { value: 1_000, stackable: true });
  await promote('B', { kind: 'amount', value: 500, stackable: true });
  expect(await cost()).toEqual([8_500, 'A 1000', 'B 500']);

  await promote('Sendiri', { value: 2_000 });
  expect(await cost()).toEqual([8_000, 'Sendiri 2000']);
});

it('a code is needed where there is one, and read however it is written', async () => {
  await promote('Kode', { code: 'HEMAT-10' });

  expect(await cost()).toEqual([10_000]);
  expect(await cost('&code=HEMAT')).toEqual([10_000]);
  expect(await cost('&code=%20hemat-10%20')).toEqual([9_000, 'Kode 1000']);
});

it('holds from its first day to its last, both among them', async () => {
  await promote('Pekan', { from: '2026-11-16', to: '2026-11-22' });
  const days = ['2026-11-15', '2026-11-16', '2026-11-22', '2026-11-23'];

  expect(await Promise.all(days.map(async (day) => (await tried('', day)).total))).toEqual([
    10_000, 9_000, 9_000, 10_000,
  ]);
});

it('is of its products and of categories with those below them; of neither, of everything', async () => {
  const other = await calls.category('Makanan');
  await promote('Minuman', { categoryIds: [drinksId], stackable: true });
  await promote('Makanan', { categoryIds: [other.id], stackable: true });
  await promote('Ini', { productIds: [productId], stackable: true, value: 100 });

  const names = (await tried()).applied.map(({ name }) => name);
  expect(names.toSorted()).toEqual(['Ini', 'Minuman']);
});

it('one that is used up or out of use makes nothing cheaper', async () => {
  const { id } = await promote('Habis', { quota: 2 });
  await promote('Arsip', { state: 'archived' });
  const used = (count: number) =>
    test.context.db.updateTable('promotion').set({ used: count }).where('id', '=', id).execute();

  await used(1);
  expect(await cost()).toEqual([9_000, 'Habis 1000']);
  await used(2);
  expect(await cost()).toEqual([10_000]);
});

it('where the price of a building has ended, that of all buildings holds again', async () => {
  const { buildingId } = calls.place;
  await calls.price(productId, 8_000, '2026-11-01', { buildingId, to: '2026-11-19' });
  const there = (on: string) => tried(`&buildingId=${buildingId}`, on);

  expect(await there('2026-11-19')).toMatchObject({ of: 'building', unitPrice: 8_000 });
  expect(await there('2026-11-20')).toMatchObject({ of: 'organization', unitPrice: 10_000 });
});

it.each([['qtyMilli=0'], ['qtyMilli=1.5'], ['qtyMilli=10000001'], ['code=' + 'A'.repeat(31)]])(
  'a question with %s is refused',
  async (more) => {
    expect((await ask(`&${more}`)).status).toBe(422);
  },
);

it('a product of another organisation is not there, and a building of one has no price of its own', async () => {
  const other = await catalogueCalls(test, 'Seberang');
  const { status } = await other.ask('GET', `price-trial?productId=${productId}&on=2026-11-20`);

  expect(status).toBe(422);
  expect(await tried(`&buildingId=${other.place.buildingId}`)).toMatchObject({ of: 'organization' });
});
