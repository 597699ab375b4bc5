import { randomUUIDv7 } from 'node:crypto';
import { makeBuilding, type TestApp } from '@imah/server-platform/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogueCalls, spansOf } from '../testing/catalogue-calls.ts';
import { createTestApp } from '../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
const fresh = (name: string) => catalogueCalls(test, name);

describe('a product', () => {
  it('is added as it was written, its SKU in capitals, and nothing is said of its price yet', async () => {
    const { product, category } = await fresh('Tambah');
    const drinks = await category('Minuman');

    expect(await product({ sku: ' air-19 ', name: ' Air galon ', categoryId: drinks.id, state: 'draft' })).toEqual({
      id: expect.any(String),
      sku: 'AIR-19',
      name: 'Air galon',
      kind: 'goods',
      unit: 'galon',
      tax: 'none',
      description: '',
      categoryId: drinks.id,
      categoryName: 'Minuman',
      state: 'draft',
      price: null,
      buildingPrices: 0,
      picture: null,
      pictures: [],
      variantCount: 0,
      variants: [],
      prices: [],
      version: 1,
    });
  });

  it.each([
    ['a SKU that another has', { sku: 'air-19' }, 'sku'],
    ['a SKU that is none', { sku: 'air 19' }, 'sku'],
    ['no name', { name: '  ' }, 'name'],
    ['no unit', { unit: '' }, 'unit'],
    ['a category that is not there', { sku: 'X', categoryId: randomUUIDv7() }, 'categoryId'],
  ])('with %s is refused where the fault is', async (_what, more, field) => {
    const { product, tryProduct } = await fresh('Salah');
    await product();

    const { status, errors } = await tryProduct(more);

    expect([status, Object.keys(errors)]).toEqual([422, [field]]);
  });

  it('is changed by who has seen how it stands, and not by who has not', async () => {
    const { product, ask } = await fresh('Ubah');
    const { id } = await product();
    const change = (body: object, version: number) => ask('PATCH', `products/${id}`, { body, version });

    expect((await change({ name: 'Air 19 liter', state: 'archived' }, 1)).data).toMatchObject({
      name: 'Air 19 liter',
      state: 'archived',
      version: 2,
    });
    expect((await change({ name: 'Air 19 liter' }, 2)).data).toMatchObject({ version: 2 });
    expect((await change({ name: 'x' }, 1)).status).toBe(412);
  });

  it('stands in the audit with what it was and what it became, by its name', async () => {
    const { product, price, ask, finance, place } = await fresh('Riwayat');
    const { id } = await product();
    await price(id, 18_000, '2026-11-01');
    await ask('PATCH', `products/${id}`, { body: { name: 'Air 19 liter' }, version: 2 });

    const { data } = await ask('GET', `/api/v1/organizations/${place.orgId}/audit?entity=product`, { who: finance });

    expect(data).toMatchObject([
      { action: 'update', record: 'Air 19 liter', before: { name: 'Air galon' }, after: { name: 'Air 19 liter' } },
      { action: 'set-price', record: 'Air 19 liter', after: { sku: 'AIR-19', amount: 18_000 } },
      { action: 'create', record: 'Air 19 liter', after: { sku: 'AIR-19' } },
    ]);
  });

  it('is seen by who may, changed by who keeps what all buildings sell, and by nobody of another organisation', async () => {
    const { product, tryProduct, ask, manager, supervisor, resident } = await fresh('Hak');
    const { id } = await product();
    const other = await fresh('Tetangga');
    const statuses = async (who: typeof manager) => [
      (await ask('GET', 'products', { who })).status,
      (await tryProduct({ sku: 'X' }, who)).status,
    ];

    expect([await statuses(supervisor), await statuses(manager), await statuses(resident)]).toEqual([
      [200, 403],
      [200, 403],
      [404, 404],
    ]);
    expect((await ask('GET', `products/${id}`, { who: other.finance })).status).toBe(404);
    expect((await other.ask('GET', `products/${id}`)).status).toBe(404);
  });
});

describe('the list of products', () => {
  it('is read page by page in the order of names, those of one name in an order of their own', async () => {
    const { product, ask } = await fresh('Halaman');
    for (const [sku, name] of [
      ['C', 'Botol'],
      ['A', 'Botol'],
      ['B', 'Air'],
      ['D', 'Cangkir'],
    ])
      await product({ sku, name });

    const found: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page = await ask('GET', `products?limit=1${cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`}`);
      expect(page.meta.total).toBe(4);
      found.push(page.data[0].sku);
      cursor = page.meta.nextCursor;
    }

    expect([found[0], found.slice(1, 3).toSorted(), found[3]]).toEqual(['B', ['A', 'C'], 'D']);
  });

  it('is narrowed by state, kind, category with those below, what is lacking, and a part of SKU or name', async () => {
    const { product, category, price, skus } = await fresh('Saring');
    const drinks = await category('Minuman');
    const water = await category('Air', drinks.id);
    const { id } = await product({ sku: 'AIR', name: 'Air 100%', categoryId: water.id });
    await product({ sku: 'TEH', name: 'Teh', categoryId: drinks.id });
    await product({ sku: 'CUCI', name: 'Cuci AC', kind: 'service' });
    await product({ sku: 'BARU', name: 'Baru', state: 'draft' });
    await product({ sku: 'LAMA', name: 'Lama', state: 'archived' });
    await price(id, 18_000, '2026-11-01');

    expect(
      await Promise.all([
        skus(),
        skus('?state=archived'),
        skus('?kind=service'),
        skus(`?categoryId=${drinks.id}`),
        skus('?lacks=price'),
        skus('?lacks=category'),
        skus('?q=100%25'),
        skus('?q=cuc'),
        skus('?q=_'),
      ]),
    ).toEqual([
      ['AIR', 'BARU', 'CUCI', 'TEH'],
      ['LAMA'],
      ['CUCI'],
      ['AIR', 'TEH'],
      ['CUCI', 'TEH'],
      ['CUCI'],
      ['AIR'],
      ['CUCI'],
      [],
    ]);
  });

  it('and what it lacks are counted for the first page of the catalogue', async () => {
    const { product, category, price, promotion, ask } = await fresh('Ringkas');
    const drinks = await category('Minuman');
    const { id } = await product({ categoryId: drinks.id });
    await product({ sku: 'B' });
    await product({ sku: 'C', state: 'draft' });
    await price(id, 18_000, '2026-11-01', { to: '2026-11-30' });
    await promotion();
    await promotion({ from: '2027-01-01' });

    expect((await ask('GET', 'catalogue')).data).toEqual({
      draft: 1,
      active: 2,
      archived: 0,
      categories: 1,
      withoutPrice: 1,
      withoutCategory: 1,
      endingPrices: 1,
      promotions: { running: 1, coming: 1, usedUp: 0 },
    });
  });
});

describe('a price', () => {
  it('ends the one before it the day before, and holds for all buildings that have none of their own', async () => {
    const { product, price, place } = await fresh('Harga');
    const { id } = await product();
    await price(id, 18_000, '2026-01-01');
    const { buildingId } = place;
    await price(id, 17_000, '2026-11-01', { buildingId });

    const detail = await price(id, 20_000, '2026-12-01');

    expect(spansOf(detail)).toEqual([
      [null, 20_000, '2026-12-01', null],
      ['Gedung Harga', 17_000, '2026-11-01', null],
      [null, 18_000, '2026-01-01', '2026-11-30'],
    ]);
    expect([detail.price, detail.buildingPrices]).toEqual([18_000, 1]);
  });

  it('of some days interrupts the one before it, which goes on after them', async () => {
    const { product, price } = await fresh('Sementara');
    const { id } = await product();
    await price(id, 18_000, '2026-01-01');

    expect(spansOf(await price(id, 15_000, '2026-12-10', { to: '2026-12-20' }))).toEqual([
      [null, 18_000, '2026-12-21', null],
      [null, 15_000, '2026-12-10', '2026-12-20'],
      [null, 18_000, '2026-01-01', '2026-12-09'],
    ]);
  });

  it.each([
    ['on the day another begins', { from: '2026-12-01' }],
    ['before another begins, without an end', { from: '2026-11-01' }],
    ['until after another has begun', { from: '2026-11-01', to: '2026-12-05' }],
  ])('%s is refused, and by the database whoever writes it', async (_what, span) => {
    const { product, price, tryPrice, place } = await fresh('Tumpuk');
    const { id } = await product();
    await price(id, 18_000, '2026-12-01');

    const { status, errors } = await tryPrice(id, { amount: 1, ...span });

    expect([status, Object.keys(errors)]).toEqual([422, ['from']]);
    const byHand = sql`INSERT INTO product_price (org_id, id, product_id, amount, from_on, created_at)
      VALUES (${place.orgId}, ${randomUUIDv7()}, ${id}, 1, ${span.from}, now())`;
    await expect(byHand.execute(test.context.db)).rejects.toMatchObject({ constraint: 'prices_do_not_overlap' });
  });

  it.each([
    ['less than nothing', { amount: -1 }, 'amount'],
    ['half a rupiah', { amount: 0.5 }, 'amount'],
    ['more than a billion', { amount: 1_000_000_001 }, 'amount'],
    ['an end before its beginning', { to: '2026-10-31' }, 'to'],
    ['a building that is not there', { buildingId: randomUUIDv7() }, 'buildingId'],
  ])('of %s is refused where the fault is', async (_what, more, field) => {
    const { product, tryPrice } = await fresh('Keliru');
    const { id } = await product();

    const { status, errors } = await tryPrice(id, { amount: 1, from: '2026-11-01', ...more });

    expect([status, Object.keys(errors)]).toEqual([422, [field]]);
  });

  it('that begins today or later is taken back, and the one before it holds on; one that holds stays', async () => {
    const { product, price, ask, get } = await fresh('Batal');
    const { id } = await product();
    await price(id, 18_000, '2026-01-01');
    const { prices } = await price(id, 20_000, '2026-12-01');
    const remove = (priceId?: string) => ask('DELETE', `products/${id}/prices/${priceId}`);

    expect(await remove(prices[1]?.id)).toMatchObject({ status: 409, code: 'BENTROK' });
    expect((await remove(prices[0]?.id)).status).toBe(204);
    expect(spansOf(await get(id))).toEqual([[null, 18_000, '2026-01-01', null]]);
    expect((await remove(prices[0]?.id)).status).toBe(404);
  });

  it('of a building is taken back by the day of that building, wherever the organisation began', async () => {
    const { now } = test.clock;
    // Half past midnight in the east, where the organisation began, and the evening before in the west.
    test.clock.now = Date.parse('2026-11-21T15:30:00.000Z');
    const { product, price, ask, place } = await fresh('Timur');
    const west = await makeBuilding(test, place, 'Menara barat');
    const change = test.context.db.updateTable('building').set({ time_zone: 'Asia/Jayapura' });
    await change.where('id', '=', place.buildingId).execute();
    const { id } = await product();
    await price(id, 1_000, '2026-11-21', { buildingId: west });
    const { prices } = await price(id, 2_000, '2026-11-21', { buildingId: place.buildingId });
    const statusOf = async (of: string) => {
      const priceId = prices.find(({ buildingId }) => buildingId === of)?.id ?? '';
      return (await ask('DELETE', `products/${id}/prices/${priceId}`)).status;
    };
    const answers = [await statusOf(west), await statusOf(place.buildingId)];
    test.clock.now = now;

    expect(answers).toEqual([204, 409]);
  });

  it('of a building is said by who manages it, one of all buildings only by who keeps all', async () => {
    const { product, tryPrice, ask, manager, place } = await fresh('Wewenang');
    const { id } = await product();
    const body = { amount: 1_000, from: '2026-12-01' };

    const own = await tryPrice(id, { ...body, buildingId: place.buildingId }, manager);
    const all = await tryPrice(id, body, manager);

    expect([own.status, all.status, all.code]).toEqual([201, 403, 'TIDAK_BERWENANG']);
    const priceId = own.data.prices[0].id;
    expect((await ask('DELETE', `products/${id}/prices/${priceId}`, { who: manager })).status).toBe(204);
  });

  it('is said once when two say one at the same time', async () => {
    const { product, tryPrice, get } = await fresh('Bersamaan');
    const { id } = await product();

    const answers = await Promise.all([1, 2].map((amount) => tryPrice(id, { amount, from: '2026-12-01' })));

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 422]));
    expect((await get(id)).prices).toHaveLength(1);
  });
});
