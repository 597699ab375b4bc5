import { randomUUIDv7 } from 'node:crypto';
import type { OrderRow, ShopProduct } from '@imah/contract/catalogue';
import { makeMember, makeUnit, type TestApp } from '@imah/server-platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderCalls } from '../testing/order-calls.ts';
import { createTestApp } from '../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

describe('the shop', () => {
  it('has what is on offer with a price in the building, by name, with promotions that need no code', async () => {
    const { place, unitId, water, product, price, category, promotion, get, ask } = await orderCalls(test, 'Toko');
    const home = await category('Rumah');
    const soap = await product({ sku: 'SABUN', name: 'Sabun', categoryId: (await category('Bersih', home.id)).id });
    await price(soap.id, 9_000, '2026-11-01');
    await price(water.id, 17_000, '2026-11-01', { buildingId: place.buildingId });
    await product({ sku: 'TANPA', name: 'Tanpa harga' });
    await price((await product({ sku: 'DRAF', name: 'Draf', state: 'draft' })).id, 1, '2026-11-01');
    await promotion({ name: 'Hemat sabun', productIds: [soap.id] });
    await promotion({ name: 'Rahasia', code: 'RAHASIA', productIds: [water.id] });

    const shown = async (query = ''): Promise<unknown[]> =>
      (await get(`own-shop-products?unitId=${unitId}${query}`)).data.map((one: ShopProduct) => [
        one.name,
        one.price,
        one.promotionPrice,
        one.promotions,
        one.categoryPath,
      ]);
    expect(await shown()).toEqual([
      ['Air galon', 17_000, 17_000, [], []],
      ['Bersih AC', 100_000, 100_000, [], []],
      ['Sabun', 9_000, 8_100, ['Hemat sabun'], ['Rumah', 'Bersih']],
    ]);
    expect((await shown('&q=sab')).map((row) => (row as unknown[])[0])).toEqual(['Sabun']);
    expect(await shown(`&categoryId=${home.id}`)).toHaveLength(1);
    const first = await get(`own-shop-products?unitId=${unitId}&limit=1`);
    const second = await get(`own-shop-products?unitId=${unitId}&limit=1&cursor=${first.meta.nextCursor}`);
    expect(second.data.map(({ name }: ShopProduct) => name)).toEqual(['Bersih AC']);
    expect((await ask('GET', 'products', { who: (await orderCalls(test, 'Asing')).resident })).status).toBe(404);
  });

  it('is of the units one lives in, and of no other', async () => {
    const { place, unitId, finance, water, get, one, tryPreview, tryOrder } = await orderCalls(test, 'Tempat');
    const other = await makeUnit(test, place, 'A-102', null);

    expect((await get('own-shops')).data).toEqual([
      {
        orgId: place.orgId,
        buildingId: place.buildingId,
        buildingName: 'Gedung Tempat',
        unitId,
        unitCode: 'A-101',
        personId: expect.stringMatching(/^[\da-f-]{36}$/),
        available: 0,
        methods: [],
        banks: [],
      },
    ]);
    expect((await get('own-shops', finance)).data).toEqual([]);
    expect((await get(`own-shop-products?unitId=${other}`)).status).toBe(404);
    expect((await tryPreview([one(water)], { unitId: other })).status).toBe(404);
    expect((await tryOrder([one(water)], { unitId: other, shownTotal: 18_000 })).status).toBe(404);
    expect((await tryPreview([one(water)], {}, finance)).status).toBe(404);
  });
});

describe('what an order would cost', () => {
  it('is said line by line, with the promotion that made it cheaper, the tax on what is left and what became of the code', async () => {
    const { water, cleaning, promotion, one, preview, tryPreview } = await orderCalls(test, 'Hitung');
    await promotion({ name: 'Hemat', code: 'HEMAT', productIds: [cleaning.id], value: 2_000 });

    expect(await preview([one(water, 2), one(cleaning)], { code: ' hemat ' })).toMatchObject({
      code: 'used',
      list: 136_000,
      discount: 20_000,
      tax: 9_600,
      total: 125_600,
      available: 0,
      lines: [
        { name: 'Air galon', qtyMilli: 2_000, list: 36_000, amount: 36_000, tax: 0, applied: [] },
        { name: 'Bersih AC', amount: 80_000, tax: 9_600, applied: [{ name: 'Hemat', discount: 20_000 }] },
      ],
    });
    expect((await preview([one(water)], { code: 'HEMAT' })).code).toBe('not-used');
    expect((await preview([one(water)])).code).toBe('none');
    expect((await tryPreview([one(water), { productId: randomUUIDv7(), qtyMilli: 1_000 }])).errors).toMatchObject({
      'lines.1.productId': ['Pilihan tidak tersedia'],
    });
    expect((await tryPreview([one(water), one(water)])).status).toBe(422);
    expect((await tryPreview([])).status).toBe(422);
  });
});

describe('an order', () => {
  it('stays what was ordered: prices and promotions of then, whatever becomes of them', async () => {
    const { water, promotion, one, order, read, ask } = await orderCalls(test, 'Tetap');
    await promotion({ name: 'Hemat', value: 1_000 });
    const { id, number } = await order([one(water, 2)], { note: 'Taruh di depan pintu' });
    await ask('PATCH', `products/${water.id}`, { body: { name: 'Air lain', state: 'archived' }, version: 1 });

    expect(await read(id)).toMatchObject({
      number: expect.stringMatching(/^PSN-2026-000001$/),
      state: 'placed',
      payment: 'next-bill',
      note: 'Taruh di depan pintu',
      unitCode: 'A-101',
      firstLine: 'Air galon',
      list: 36_000,
      discount: 3_600,
      total: 32_400,
      lines: [{ name: 'Air galon', unitPrice: 18_000, applied: [{ name: 'Hemat', discount: 3_600 }] }],
      moves: ['cancel'],
    });
    expect(number).toBe('PSN-2026-000001');
  });

  it('is placed once for a key, and not at another price than was shown', async () => {
    const { water, one, order, tryOrder, get } = await orderCalls(test, 'Sekali');
    const key = randomUUIDv7();
    const body = { shownTotal: 18_000 };
    const [first, again] = [
      await tryOrder([one(water)], body, undefined, key),
      await tryOrder([one(water)], body, undefined, key),
    ];

    expect([first.status, again.status, again.data.id]).toEqual([201, 201, first.data.id]);
    expect((await tryOrder([one(water)], { shownTotal: 17_999 })).code).toBe('HARGA_BERUBAH');
    await order([one(water)]);
    expect((await get('own-orders')).data.map(({ number }: OrderRow) => number)).toEqual([
      'PSN-2026-000002',
      'PSN-2026-000001',
    ]);
  });

  it('is seen by who placed it and by who sees those of its building, and by nobody else', async () => {
    const { place, water, reception, finance, one, order, get } = await orderCalls(test, 'Mata');
    const neighbour = await makeMember(test, place, 'Tetangga', ['resident'], [place.buildingId]);
    await makeUnit(test, place, 'A-102', neighbour);
    const vendor = await makeMember(test, place, 'Rekanan', ['vendor'], [place.buildingId]);
    const { id } = await order([one(water)]);
    const listed = `buildings/${place.buildingId}/orders`;

    const seen = await Promise.all([reception, finance, neighbour, vendor].map((who) => get(`orders/${id}`, who)));
    expect(seen.map(({ status }) => status)).toEqual([200, 200, 404, 404]);
    const lists = await Promise.all([reception, neighbour, vendor].map((who) => get(listed, who)));
    expect(lists.map(({ status, data }) => [status, data?.length])).toEqual([
      [200, 1],
      [404, undefined],
      [404, undefined],
    ]);
    expect((await get('own-orders', neighbour)).data).toEqual([]);
    expect((await get(`${listed}?state=paid`, reception)).data).toEqual([]);
    expect((await get(`${listed}?state=placed&q=a-101`, reception)).data).toHaveLength(1);
  });

  it('is told to who hands over, and what becomes of it to who placed it', async () => {
    const { water, reception, resident, one, order, move, topUp, told } = await orderCalls(test, 'Kabar');
    await topUp(100_000);
    const placed = await order([one(water)], { payment: 'deposit' });
    const begun = (await move(placed, 'begin', { who: reception })).data;
    await move(begun, 'complete', { who: reception });

    expect(await told(reception)).toEqual([`/imah/pesanan?pesanan=${placed.id}`]);
    expect(await told(resident)).toEqual(Array.from({ length: 2 }, () => `/imah/pesanan?pesanan=${placed.id}`));
  });
});

it('products of an import that somebody has ordered since stay: the import is not undone', async () => {
  const { importOf, undo, one, order, list } = await orderCalls(test, 'Impor');
  const { importId } = await importOf([
    'SKU;Nama;Jenis;Satuan;Status;Gedung;Harga;Berlaku',
    'BERAS;Beras;barang;kg;aktif;;15000;01/11/2026',
  ]);
  const rice = (await list()).find(({ sku }: { sku: string }) => sku === 'BERAS');
  await order([one(rice)]);

  expect(await undo(importId)).toMatchObject({ status: 409, code: 'IMPOR_TERPAKAI' });
});
