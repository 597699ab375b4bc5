import type { TestApp } from '@imah/server-platform/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paymentCalls } from '../testing/payment-calls.ts';
import { createTestApp } from '../testing/test-app.ts';

let test: TestApp;
let orgId: string;
beforeAll(async () => {
  test = await createTestApp();
  const { place, bill, pay, stay, unit, tariff } = await paymentCalls(test, 'Rusak');
  orgId = place.orgId;
  await stay(await unit('A-102'), 'Budi', 'tenant', '[2026-01-01,)', true);
  await bill('2026-11');
  await pay(300_000);
  await tariff({ kind: 'sinking-fund', rateE4: 20_000_000, from: '2026-12' });
});
afterAll(() => test.close());

/** Rows by name, so that an attempt reads as what it tries. */
const settled = `(SELECT id FROM payment WHERE org_id = $org AND state = 'settled' LIMIT 1)`;
const ownBill = `(SELECT bill_id FROM payment_allocation WHERE org_id = $org LIMIT 1)`;
const strange = `(SELECT id FROM bill WHERE org_id = $org AND person_name = 'Budi' LIMIT 1)`;
const copy = (columns: string, entry: string) =>
  `INSERT INTO payment (org_id, id, building_id, person_id, person_name, year, count, method, amount, received_on, entry_id,
    recorded_by_name, recorded_at)
   SELECT org_id, uuidv7(), building_id, person_id, person_name, year, count + 1, method, ${columns}, received_on, ${entry},
    recorded_by_name, recorded_at FROM payment WHERE org_id = $org AND state = 'settled'`;

describe('the database refuses, by whatever statement,', () => {
  it.each([
    ['a bill to be called paid', `UPDATE bill SET paid = total WHERE id = ${ownBill}`, 'bill_paid_follows_payments'],
    ['a bill to be called unpaid', `UPDATE bill SET paid = 0 WHERE id = ${ownBill}`, 'bill_paid_follows_payments'],
    ['an issued bill to become dearer', `UPDATE bill SET total = total + 1 WHERE id = ${ownBill}`, 'issued_bills_stay'],
    ['an issued bill to be deleted', `DELETE FROM bill WHERE id = ${ownBill}`, 'issued_bills_stay'],
    ['a payment to be deleted', `DELETE FROM payment WHERE id = ${settled}`, 'payments_stay'],
    ['a payment to become larger', `UPDATE payment SET amount = amount + 1 WHERE id = ${settled}`, 'payments_stay'],
    ['a payment to move to another day', `UPDATE payment SET received_on = '2026-01-01'`, 'payments_stay'],
    [
      'a payment to be called reversed without a reversal in the books',
      `UPDATE payment SET state = 'reversed', reversal_id = entry_id, reversed_at = now(), reversed_by_name = 'X', reason = 'X'
        WHERE id = ${settled}`,
      'payments_stay',
    ],
    ['an allocation to change', 'UPDATE payment_allocation SET amount = 1', 'payments_stay'],
    ['an allocation to be deleted', 'DELETE FROM payment_allocation', 'payments_stay'],
    [
      'a payment to go to a bill of somebody else',
      `INSERT INTO payment_allocation VALUES ($org, ${settled}, ${strange}, 1)`,
      'payment_fits_its_bills',
    ],
    ['payments to be emptied', 'TRUNCATE payment_allocation', 'ledger_is_append_only'],
    ['all payments to be emptied', 'TRUNCATE payment CASCADE', 'ledger_is_append_only'],
    ['a second payment for the same entry', copy('amount', 'entry_id'), 'payment_org_id_entry_id_key'],
    [
      'a payment of which the books know nothing',
      copy('1', "(SELECT id FROM ledger_entry WHERE org_id = $org AND kind = 'bill' LIMIT 1)"),
      'payment_agrees_with_books',
    ],
  ])('%s', async (_what, statement, constraint) => {
    const broken = sql.raw(statement.replaceAll('$org', `'${orgId}'::uuid`)).execute(test.context.db);
    await expect(broken).rejects.toMatchObject({ constraint });
  });
});
