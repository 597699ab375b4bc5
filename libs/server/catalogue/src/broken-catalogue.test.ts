import { randomUUIDv7 } from 'node:crypto';
import type { TestApp } from '@imah/server-platform/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { catalogueCalls } from './testing/catalogue-calls.ts';
import { createTestApp } from './testing/test-app.ts';

let test: TestApp;
let calls: Awaited<ReturnType<typeof catalogueCalls>>;
let productId: string;
let promotionId: string;
beforeAll(async () => {
  test = await createTestApp();
  calls = await catalogueCalls(test, 'Rusak');
  productId = (await calls.product()).id;
  await calls.price(productId, 18_000, '2026-11-01');
  promotionId = (await calls.promotion({ code: 'HEMAT', quota: 5 })).id;
});
afterAll(() => test.close());

const run = (statement: string) =>
  sql
    .raw(
      statement
        .replaceAll('{product}', productId)
        .replaceAll('{promotion}', promotionId)
        .replaceAll('{org}', calls.place.orgId),
    )
    .execute(test.context.db);

it.each([
  [
    'two products have one SKU',
    "INSERT INTO product (org_id, id, sku, name, kind, unit, tax, state, created_at) SELECT org_id, gen_random_uuid(), sku, 'x', kind, unit, tax, state, now() FROM product WHERE id = '{product}'",
    'sku_names_one_product',
  ],
  ['a SKU is written small', "UPDATE product SET sku = 'air' WHERE id = '{product}'", 'product_sku_check'],
  ['a product is sold by nothing', "UPDATE product SET unit = '' WHERE id = '{product}'", 'product_unit_check'],
  [
    'a price is less than nothing',
    "UPDATE product_price SET amount = -1 WHERE product_id = '{product}'",
    'product_price_amount_check',
  ],
  [
    'a price ends before it begins',
    "UPDATE product_price SET to_on = '2026-10-31' WHERE product_id = '{product}'",
    'product_price_check',
  ],
  ['a promotion gives more than all', "UPDATE promotion SET value = 10001 WHERE id = '{promotion}'", 'promotion_check'],
  [
    'a promotion is used more often than it may be',
    "UPDATE promotion SET used = 6 WHERE id = '{promotion}'",
    'promotion_keeps_its_quota',
  ],
  [
    'two promotions in use have one code',
    "INSERT INTO promotion (org_id, id, name, code, kind, value, from_on, stackable, state, created_at) SELECT org_id, gen_random_uuid(), name, code, kind, value, from_on, stackable, state, now() FROM promotion WHERE id = '{promotion}'",
    'promotion_code_is_used_once',
  ],
] as const)('the database refuses that %s', async (_what, statement, constraint) => {
  await expect(run(statement)).rejects.toMatchObject({ constraint });
});

it('a price of a building goes with it, and those of all buildings stay', async () => {
  const { place, tryPrice, get } = calls;
  await tryPrice(productId, { amount: 17_000, from: '2026-11-01', buildingId: place.buildingId });
  expect((await get(productId)).prices).toHaveLength(2);

  await run("DELETE FROM building WHERE org_id = '{org}'");

  expect((await get(productId)).prices.map(({ amount }) => amount)).toEqual([18_000]);
});

it('a foreign record is not there, whoever asks for it', async () => {
  const other = await catalogueCalls(test, 'Tetangga');
  const asked = [
    other.ask('GET', `products/${productId}`),
    other.ask('PATCH', `products/${productId}`, { body: { name: 'x' }, version: 1 }),
    other.tryPrice(productId, { amount: 1, from: '2026-12-01' }),
    other.ask('DELETE', `products/${productId}/prices/${randomUUIDv7()}`),
    other.ask('PUT', `promotions/${promotionId}`, { body: other.tenth, version: 1 }),
    other.undo(randomUUIDv7()),
  ];

  expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
});
