import { randomUUIDv7 } from 'node:crypto';
import type { TestApp } from '@imah/server-platform/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { orderCalls } from './testing/order-calls.ts';
import { createTestApp } from './testing/test-app.ts';

let test: TestApp;
let ids: Readonly<Record<'order' | 'paid' | 'issued' | 'charge' | 'promotion' | 'org', string>>;
beforeAll(async () => {
  test = await createTestApp();
  const { place, water, promotion, one, order, issue, topUp } = await orderCalls(test, 'Rusak');
  const { id: promotionId } = await promotion({ quota: 2 });
  await topUp(20_000);
  const issued = await order([one(water)]);
  await issue();
  const [open, paid] = [await order([one(water)]), await order([one(water)], { payment: 'deposit' })];
  const { id: charge } = await test.context.db
    .selectFrom('bill_charge')
    .select('id')
    .where('source_id', '=', issued.id)
    .executeTakeFirstOrThrow();
  ids = { order: open.id, paid: paid.id, issued: issued.id, charge, promotion: promotionId, org: place.orgId };
});
afterAll(() => test.close());

const run = (statement: string) =>
  sql.raw(statement.replaceAll(/\{(\w+)\}/g, (_, name: keyof typeof ids) => ids[name])).execute(test.context.db);

it.each([
  ['an order costs something else than was ordered', "UPDATE product_order SET total = 1 WHERE id = '{order}'"],
  ['an order goes', "DELETE FROM product_order WHERE id = '{order}'"],
  ['a line of an order is made cheaper', "UPDATE product_order_line SET amount = 0 WHERE order_id = '{order}'"],
  ['a line of an order goes', "DELETE FROM product_order_line WHERE order_id = '{order}'"],
])('the database refuses that %s', async (_what, statement) => {
  await expect(run(statement)).rejects.toMatchObject({ constraint: 'orders_stay' });
});

it.each([
  [
    'an order is completed that nobody has begun',
    "UPDATE product_order SET stage = 'completed', completed_at = now(), completed_by_name = 'x' WHERE id = '{order}'",
    'orders_go_on',
  ],
  [
    'an order from the deposit has taken nothing',
    "INSERT INTO product_order (org_id, id, year, count, building_id, unit_id, person_id, unit_code, person_name, payment, list, discount, tax, total, placed_at) SELECT org_id, gen_random_uuid(), year, 999, building_id, unit_id, person_id, unit_code, person_name, payment, list, discount, tax, total, placed_at FROM product_order WHERE id = '{paid}'",
    'deposits_pay_at_once',
  ],
  [
    'an order is handed over that waits for its online payment',
    "INSERT INTO product_order (org_id, id, year, count, building_id, unit_id, person_id, unit_code, person_name, payment, stage, list, discount, tax, total, placed_at, processed_at, processed_by_name) SELECT org_id, gen_random_uuid(), year, 998, building_id, unit_id, person_id, unit_code, person_name, 'online', 'processing', list, discount, tax, total, placed_at, now(), 'x' FROM product_order WHERE id = '{order}'",
    'what_nobody_has_paid_is_not_handed_over',
  ],
  [
    'an online payment is of an order and names none',
    "INSERT INTO online_payment (org_id, id, building_id, person_id, person_name, place, method, amount, purpose, created_at, expires_at, check_at) SELECT org_id, gen_random_uuid(), building_id, person_id, person_name, 'simulator', 'qris', 1, 'order', now(), now(), now() FROM product_order WHERE id = '{order}'",
    'purchases_name_their_source',
  ],
  [
    'a line is dearer than without promotions',
    "INSERT INTO product_order_line (org_id, order_id, position, product_id, sku, name, kind, unit, qty_milli, unit_price, list, amount, tax_profile, tax_base, tax) SELECT org_id, order_id, 2, product_id, sku, name, kind, unit, qty_milli, unit_price, list, list + 1, tax_profile, tax_base, tax FROM product_order_line WHERE order_id = '{order}'",
    'promotions_only_make_cheaper',
  ],
  [
    'a promotion is used beyond its quota',
    "INSERT INTO promotion_use (org_id, promotion_id, order_id, person_id) SELECT org_id, '{promotion}', id, person_id FROM product_order WHERE id = '{paid}'",
    'promotion_keeps_its_quota',
  ],
  [
    'a use is given to another promotion',
    "UPDATE promotion_use SET person_id = person_id WHERE order_id = '{issued}'",
    'uses_are_given_back_once',
  ],
  ['a charge asks for something else', "UPDATE bill_charge SET amount = 1 WHERE id = '{charge}'", 'charges_stay'],
  [
    'a charge is cancelled whose bill was issued',
    "UPDATE bill_charge SET cancelled_at = now() WHERE id = '{charge}'",
    'issued_charges_stay',
  ],
])('the database refuses that %s', async (_what, statement, constraint) => {
  await expect(run(statement)).rejects.toMatchObject({ constraint });
});

it('of another organisation nothing is there, whoever asks', async () => {
  const other = await orderCalls(test, 'Tetangga');
  const asked = [
    other.get(`orders/${ids.order}`, other.finance),
    other.get(`orders/${randomUUIDv7()}`, other.finance),
    other.move({ id: ids.order, version: 1 }, 'cancel', { reason: 'Salah' }),
  ];

  expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([404, 404, 404]);
});
