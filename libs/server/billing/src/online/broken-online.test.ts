import type { TestApp } from '@imah/server-platform/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type GatewayProcess, startGateway } from '../testing/gateway-process.ts';
import { onlineCalls } from '../testing/online-calls.ts';
import { createTestApp } from '../testing/test-app.ts';

let gateway: GatewayProcess;
let test: TestApp;
let calls: Awaited<ReturnType<typeof onlineCalls>>;
let billId: string;
let open: string;
let paid: string;
beforeAll(async () => {
  gateway = await startGateway();
  test = await createTestApp({ config: { paymentSimulatorUrl: gateway.url } });
  calls = await onlineCalls(test, 'Melati');
  paid = (await calls.begin([await calls.bill('2026-10')])).data.id;
  await gateway.move(paid, 'settlement');
  await calls.check(paid);
  billId = await calls.bill('2026-11');
  open = (await calls.begin([billId])).data.id;
});
afterAll(async () => {
  await test.close();
  await gateway.kill();
});

/** The name of what the database refuses a statement by. */
async function refusalOf(statement: ReturnType<typeof sql>): Promise<string> {
  const error: unknown = await test.context.db
    .transaction()
    .execute((trx) => statement.execute(trx))
    .then(
      () => 'taken',
      (reason: unknown) => reason,
    );
  return typeof error === 'object' && error !== null && 'constraint' in error
    ? String(error.constraint)
    : String(error);
}

it.each(['created', 'pending', 'expired', 'cancelled', 'failed'])(
  'the database lets nothing that was paid go back to %s',
  async (state) => {
    expect(await refusalOf(sql`UPDATE online_payment SET state = ${state}, check_at = now() WHERE id = ${paid}`)).toBe(
      'online_payments_go_on',
    );
  },
);

it('the database calls nothing paid that is not recorded, and nothing recorded that is not paid', async () => {
  const claim = sql`UPDATE online_payment SET state = 'settled', check_at = NULL WHERE id = ${open}`;
  expect(await refusalOf(claim)).toBe('online_payments_are_booked');
});

it.each(['amount = 1', "method = 'va', bank = 'bca'", "place = 'production'", 'person_id = uuidv7()'])(
  'the database does not let what was asked for become %s',
  async (change) => {
    expect(await refusalOf(sql`UPDATE online_payment SET ${sql.raw(change)} WHERE id = ${open}`)).toBe(
      'online_payments_stay',
    );
  },
);

it('the database keeps what was asked for, and one open payment of a bill', async () => {
  expect(await refusalOf(sql`DELETE FROM online_payment WHERE id = ${open}`)).toBe('online_payments_stay');
  const another = sql`
    WITH one AS (
      INSERT INTO online_payment
        (org_id, id, building_id, person_id, person_name, place, method, amount, created_at, expires_at, check_at)
      SELECT org_id, uuidv7(), building_id, person_id, person_name, place, method, amount, now(), now(), now()
      FROM online_payment WHERE id = ${open} RETURNING org_id, id
    )
    INSERT INTO online_payment_bill (org_id, online_payment_id, bill_id, amount) SELECT org_id, id, ${billId}, 1 FROM one`;
  expect(await refusalOf(another)).toBe('one_open_online_payment_of_a_bill');
});

it('the database takes no QRIS payment above its limit', async () => {
  const large = sql`
    INSERT INTO online_payment
      (org_id, id, building_id, person_id, person_name, place, method, amount, created_at, expires_at, check_at)
    SELECT org_id, uuidv7(), building_id, person_id, person_name, place, 'qris', 10000001, now(), now(), now()
    FROM online_payment WHERE id = ${open}`;
  expect(await refusalOf(large)).toBe('qris_has_its_limit');
});
