import type { ProductDetail, ShopProduct } from '@imah/contract/catalogue';
import { sql } from 'kysely';
import { type TestApp } from '@imah/server-platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderCalls } from '../testing/order-calls.ts';
import { createTestApp } from '../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const sizes = [
  { name: 'Kecil', sku: 'kaos-s' },
  { name: 'Besar', sku: 'KAOS-L' },
];

/** A shirt in two sizes for 50,000, the large one for 60,000, and the calls about it. */
async function fresh(name: string) {
  const calls = await orderCalls(test, name);
  const { ask, product, price } = calls;
  const shirt = await product({ sku: 'KAOS', name: 'Kaos warga', unit: 'buah', variants: sizes });
  const [small, large] = shirt.variants;
  if (small === undefined || large === undefined) throw new Error('two sizes');
  await price(shirt.id, 50_000, '2026-11-01');
  await price(shirt.id, 60_000, '2026-11-01', { variantId: large.id });
  const read = async (): Promise<ProductDetail> => (await ask('GET', `products/${shirt.id}`)).data;
  const change = async (body: object) =>
    ask('PATCH', `products/${shirt.id}`, { body, version: (await read()).version });
  const inShop = async (): Promise<ShopProduct | undefined> =>
    (await calls.get(`own-shop-products?unitId=${calls.unitId}`)).data.find(({ id }: ShopProduct) => id === shirt.id);
  const one = (variantId: string | null, qty = 1) => ({
    productId: shirt.id,
    qtyMilli: qty * 1_000,
    ...(variantId === null ? {} : { variantId }),
  });
  return { ...calls, shirt, small, large, readProduct: read, change, inShop, one };
}

describe('the variants of a product', () => {
  it('stand in their order, each with its name, its SKU in capitals, and on offer', async () => {
    const { shirt, list } = await fresh('Urutan varian');

    expect(shirt.variants).toEqual([
      { id: expect.any(String), name: 'Kecil', sku: 'KAOS-S', state: 'active' },
      { id: expect.any(String), name: 'Besar', sku: 'KAOS-L', state: 'active' },
    ]);
    const rows: { sku: string; variantCount: number }[] = await list();
    expect(rows.map(({ sku, variantCount }) => [sku, variantCount])).toEqual([
      ['AIR-19', 0],
      ['BERSIH', 0],
      ['KAOS', 2],
    ]);
  });

  it('change places, names and SKUs with each other, and stay the same ones', async () => {
    const { change, small, large } = await fresh('Tukar');

    const { data } = await change({
      variants: [
        { ...large, name: 'kecil', sku: 'KAOS-S' },
        { ...small, name: 'Besar', sku: 'KAOS-L' },
      ],
    });

    expect(data.variants).toEqual([
      { id: large.id, name: 'kecil', sku: 'KAOS-S', state: 'active' },
      { id: small.id, name: 'Besar', sku: 'KAOS-L', state: 'active' },
    ]);
  });

  it.each([
    ['a name that another has', [...sizes, { name: 'KECIL', sku: 'KAOS-X' }], 'variants.2.name'],
    ['a SKU that another has', [...sizes, { name: 'Sedang', sku: 'KAOS-L' }], 'variants.2.sku'],
    ['the SKU of a product', [{ name: 'Kecil', sku: 'AIR-19' }], 'variants.0.sku'],
    ['its own product’s SKU', [{ name: 'Kecil', sku: 'KAOS' }], 'variants.0.sku'],
    [
      'the id of none of them',
      [{ id: '01935e4f-7c1a-7b2c-8d3e-000000000001', name: 'Kecil', sku: 'KAOS-S' }],
      'variants.0.name',
    ],
  ])('with %s are refused where the fault is, and stay as they were', async (_what, variants, field) => {
    const { change, readProduct, shirt } = await fresh('Varian salah');

    const { status, errors } = await change({ variants });

    expect([status, Object.keys(errors)]).toEqual([422, [field]]);
    expect((await readProduct()).variants).toEqual(shirt.variants);
  });

  it('keep their SKUs from products, by hand, by a file and in the database', async () => {
    const { tryProduct, importOf, place } = await fresh('SKU varian');

    expect((await tryProduct({ sku: 'KAOS-S' })).status).toBe(422);
    const { faults, applied } = await importOf(['sku,nama', 'KAOS-S,Kaos']);
    expect([applied, faults.map(({ row, column }) => [row, column])]).toEqual([false, [[2, 'sku']]]);
    const byHand = sql`UPDATE product SET sku = 'KAOS-S' WHERE org_id = ${place.orgId} AND sku = 'AIR-19'`;
    await expect(byHand.execute(test.context.db)).rejects.toThrow('a SKU names one product or one variant');
  });

  it('take the SKU that their product gives up at once, and none that it takes', async () => {
    const { change, small, large } = await fresh('SKU berpindah');

    const both = await change({ sku: 'KAOS-BARU', variants: [{ ...small, sku: 'KAOS-BARU' }, large] });
    expect([both.status, Object.keys(both.errors)]).toEqual([422, ['variants.0.sku']]);

    const { data } = await change({ sku: 'KAOS-BARU', variants: [{ ...small, sku: 'KAOS' }, large] });
    expect([data.sku, data.variants[0]]).toEqual(['KAOS-BARU', { ...small, sku: 'KAOS' }]);
  });

  it('that were never ordered go with their prices; one that was is archived and never removed', async () => {
    const { change, order, one, small, large, readProduct } = await fresh('Hapus varian');
    await order([one(small.id)]);

    const refused = await change({ variants: [large] });
    expect([refused.status, Object.keys(refused.errors)]).toEqual([422, ['variants']]);

    expect((await change({ variants: [{ ...small, state: 'archived' }] })).status).toBe(200);
    const { variants, prices } = await readProduct();
    expect([variants, prices.map(({ amount, variantId }) => [amount, variantId])]).toEqual([
      [{ ...small, state: 'archived' }],
      [[50_000, null]],
    ]);
  });

  it('are left as they are by a file that names their product alone, and its prices are of all variants', async () => {
    const { importOf, readProduct, shirt } = await fresh('Impor produk');
    const { prices } = await importOf(['sku,nama,harga', 'KAOS,Kaos warga baru,52000']);

    const after = await readProduct();
    expect([prices, after.name, after.variants]).toEqual([1, 'Kaos warga baru', shirt.variants]);
    expect(after.prices.map(({ amount, variantName, to }) => [amount, variantName, to])).toContainEqual([
      60_000,
      'Besar',
      null,
    ]);
  });
});

describe('variants in a file', () => {
  const stands = (product: ProductDetail) => [
    product.variants.map(({ name, sku, state }) => [name, sku, state]),
    product.prices.map(({ amount, variantName, to }) => [amount, variantName, to]),
  ];

  it('leave as rows of their product and come back as they left', async () => {
    const { base, finance, importOf } = await fresh('Ekspor varian');
    const { body } = await test.app.inject({ url: `${base}/product-file?format=csv`, headers: finance.bearer });
    const lines = body.replace('\uFEFF', '').trimEnd().split('\r\n');

    expect(lines.filter((line) => line.startsWith('"KAOS"'))).toEqual([
      '"KAOS","Kaos warga","barang","buah","","tanpa","","aktif",,,,50000,"2026-11-01"',
      '"KAOS","Kaos warga","barang","buah","","tanpa","","aktif","Kecil","KAOS-S",,,',
      '"KAOS","Kaos warga","barang","buah","","tanpa","","aktif","Besar","KAOS-L",,60000,"2026-11-01"',
    ]);
    expect(await importOf(lines, 'check')).toMatchObject({ created: 0, changed: 0, same: 3, prices: 0, faults: [] });
  });

  it('are made, called otherwise and priced by it, and all of that is taken back at once', async () => {
    const { importOf, readProduct, undo } = await fresh('Impor varian');
    const before = stands(await readProduct());
    const file = [
      'sku,varian,sku varian,harga',
      'KAOS,Sedang,KAOS-M,55000',
      'KAOS,Sangat besar,KAOS-L,70000',
      'KAOS,,KAOS-S,',
    ];

    const { importId } = await importOf(file);
    expect(stands(await readProduct())).toEqual([
      [
        ['Kecil', 'KAOS-S', 'active'],
        ['Sangat besar', 'KAOS-L', 'active'],
        ['Sedang', 'KAOS-M', 'active'],
      ],
      expect.arrayContaining([
        [70_000, 'Sangat besar', null],
        [55_000, 'Sedang', null],
      ]),
    ]);
    expect((await undo(importId)).status).toBe(204);
    expect(stands(await readProduct())).toEqual(before);
  });

  it('are not taken back once one that it made was ordered', async () => {
    const { importOf, readProduct, undo, order, one } = await fresh('Impor dipesan');
    const { importId } = await importOf(['sku,varian,sku varian', 'KAOS,Sedang,KAOS-M']);
    const made = (await readProduct()).variants.find(({ sku }) => sku === 'KAOS-M');
    await order([one(made?.id ?? null)]);

    expect(await undo(importId)).toMatchObject({ status: 409, code: 'IMPOR_TERPAKAI' });
  });

  it('come with a product that is made by it', async () => {
    const { importOf, list, ask, undo } = await fresh('Impor baru');
    const { importId } = await importOf([
      'sku,nama,varian,sku varian,harga',
      'TOPI,Topi,,,20000',
      'TOPI,Topi,Merah,TOPI-M,25000',
    ]);

    const row = (await list()).find(({ sku }: { sku: string }) => sku === 'TOPI');
    const { data } = await ask('GET', `products/${row.id}`);
    expect(stands(data)).toEqual([
      [['Merah', 'TOPI-M', 'active']],
      [
        [20_000, null, null],
        [25_000, 'Merah', null],
      ],
    ]);
    expect((await undo(importId)).status).toBe(204);
  });
});

describe('the prices of variants', () => {
  it('follow each other for each variant on its own, and that of a variant goes before that of all', async () => {
    const { price, shirt, large, tryPrice, ask } = await fresh('Harga varian');
    await price(shirt.id, 65_000, '2026-12-01', { variantId: large.id });

    const twice = await tryPrice(shirt.id, { amount: 1, from: '2026-12-01', variantId: large.id });
    expect([twice.status, Object.keys(twice.errors)]).toEqual([422, ['from']]);
    const foreign = await tryPrice(shirt.id, { amount: 1, from: '2026-12-01', variantId: shirt.id });
    expect([foreign.status, Object.keys(foreign.errors)]).toEqual([422, ['variantId']]);
    const costs = async (on: string, variantId?: string) => {
      const more = variantId === undefined ? '' : `&variantId=${variantId}`;
      return (await ask('GET', `price-trial?productId=${shirt.id}&on=${on}${more}`)).data.price.unitPrice;
    };
    const [small] = shirt.variants;
    expect([
      await costs('2026-11-20'),
      await costs('2026-11-20', small?.id),
      await costs('2026-11-20', large.id),
      await costs('2026-12-01', large.id),
    ]).toEqual([50_000, 50_000, 60_000, 65_000]);
  });

  it('of one building go before that of all buildings, and neither before what is said of the variant', async () => {
    const { price, shirt, place, inShop } = await fresh('Harga gedung varian');
    await price(shirt.id, 45_000, '2026-11-01', { buildingId: place.buildingId });

    const { price: cheapest, variants } = (await inShop()) ?? { price: 0, variants: [] };
    expect([cheapest, variants.map(({ name, price: amount }) => [name, amount])]).toEqual([
      45_000,
      [
        ['Kecil', 45_000],
        ['Besar', 60_000],
      ],
    ]);
  });
});

describe('a price that is missing', () => {
  it('is that of a product of which one variant on offer has none', async () => {
    const { ask, product, price } = await fresh('Tanpa harga varian');
    const lacking = async () => {
      const { data } = await ask('GET', 'products?lacks=price');
      const overview = await ask('GET', 'catalogue');
      return [overview.data.withoutPrice, data.map(({ sku }: ProductDetail) => sku)];
    };
    const bag = await product({
      sku: 'TAS',
      variants: [
        { name: 'Kecil', sku: 'TAS-S' },
        { name: 'Besar', sku: 'TAS-L' },
      ],
    });
    const [first, second] = bag.variants;

    await price(bag.id, 10_000, '2026-11-01', { variantId: first?.id });
    expect(await lacking()).toEqual([1, ['TAS']]);
    await price(bag.id, 20_000, '2026-11-01', { variantId: second?.id });
    expect(await lacking()).toEqual([0, []]);
  });

  it('of a variant of another product is not tried', async () => {
    const { ask, small, product } = await fresh('Coba varian');
    const other = await product({ sku: 'LAIN' });

    const { status, errors } = await ask(
      'GET',
      `price-trial?productId=${other.id}&variantId=${small.id}&on=2026-11-20`,
    );

    expect([status, Object.keys(errors)]).toEqual([422, ['variantId']]);
  });
});

describe('a product with variants', () => {
  it('is ordered as one of them, and the order, its bill and its stand say which', async () => {
    const { order, one, small, large, read } = await fresh('Pesan varian');

    const { id, lines, total } = await order([one(small.id, 2), one(large.id)]);

    expect([
      total,
      lines.map(({ name, variantId, unitPrice, amount }) => [name, variantId, unitPrice, amount]),
    ]).toEqual([
      160_000,
      [
        ['Kaos warga (Kecil)', small.id, 50_000, 100_000],
        ['Kaos warga (Besar)', large.id, 60_000, 60_000],
      ],
    ]);
    expect((await read(id)).firstLine).toBe('Kaos warga (Kecil)');
    const kept = await test.context.db
      .selectFrom('product_order_line')
      .select(['sku', 'variant_id'])
      .where('order_id', '=', id)
      .orderBy('position')
      .execute();
    expect(kept).toEqual([
      { sku: 'KAOS-S', variant_id: small.id },
      { sku: 'KAOS-L', variant_id: large.id },
    ]);
    const charges = await test.context.db
      .selectFrom('bill_charge')
      .select('name')
      .where('source_id', '=', id)
      .execute();
    expect(charges.map(({ name }) => name).toSorted()).toEqual(['Kaos warga (Besar)', 'Kaos warga (Kecil)']);
  });

  it('is not ordered without naming one, by one that is archived, or by one of another product', async () => {
    const { tryPreview, one, water, small, large, change } = await fresh('Tanpa varian');
    await change({ variants: [small, { ...large, state: 'archived' }] });

    for (const line of [one(null), one(large.id), { productId: water.id, variantId: small.id, qtyMilli: 1_000 }]) {
      const { status, errors } = await tryPreview([line]);
      expect([status, Object.keys(errors)]).toEqual([422, ['lines.0.productId']]);
    }
    expect((await tryPreview([one(small.id), one(small.id)])).status).toBe(422);
  });

  it('is not on offer any more once all of them are archived', async () => {
    const { change, shirt, inShop } = await fresh('Semua arsip');
    await change({ variants: shirt.variants.map((variant) => ({ ...variant, state: 'archived' })) });

    expect(await inShop()).toBeUndefined();
  });

  it('costs something else when the price of the variant has changed since it was shown', async () => {
    const { tryOrder, one, large, price, shirt } = await fresh('Harga berubah');
    await price(shirt.id, 61_000, '2026-11-21', { variantId: large.id });

    expect(await tryOrder([one(large.id)], { shownTotal: 60_000 })).toMatchObject({
      status: 409,
      code: 'HARGA_BERUBAH',
    });
  });

  it('has a promotion of the product on each of them', async () => {
    const { preview, promotion, one, small, large, shirt } = await fresh('Promosi varian');
    await promotion({ productIds: [shirt.id] });

    const { lines } = await preview([one(small.id), one(large.id)]);
    expect(lines.map(({ amount }) => amount)).toEqual([45_000, 54_000]);
  });

  it('has a name that leaves room for that of its variant', async () => {
    const { change, preview, one, small } = await fresh('Nama panjang');
    await change({ name: 'K'.repeat(120) });

    const [line] = (await preview([one(small.id)])).lines;
    expect(line?.name).toBe(`${'K'.repeat(111)}… (Kecil)`);
  });
});
