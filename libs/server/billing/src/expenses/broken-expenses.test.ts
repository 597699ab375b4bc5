import type { TestApp } from '@imah/server-platform/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../testing/test-app.ts';
import { expenseCalls } from '../testing/expense-calls.ts';

let test: TestApp;
let orgId: string;
beforeAll(async () => {
  test = await createTestApp();
  const { place, create, submitted, approved, payExpenses, addVendor } = await expenseCalls(test, 'Rusak');
  orgId = place.orgId;
  const { data: vendor } = await addVendor();
  await create({ amount: 900_000 });
  await submitted({ amount: 7_000_000 });
  await approved({ amount: 300_000, vendorId: vendor.id });
  await payExpenses([(await approved({ amount: 200_000 })).id]);
});
afterAll(() => test.close());

/** Rows by name, so that an attempt reads as what it tries. */
const of = (state: string) => `(SELECT id FROM expense WHERE org_id = $org AND state = '${state}' LIMIT 1)`;
const approval = (by: string) =>
  `state = 'approved', answered_by = ${by}, answered_by_name = 'X', answered_at = now(), accrual_id = ${other}`;
const other = `(SELECT accrual_id FROM expense WHERE org_id = $org AND state = 'approved' LIMIT 1)`;
const someEntry = `(SELECT payment_id FROM expense WHERE org_id = $org AND state = 'paid' LIMIT 1)`;
const payment = (at: string) =>
  `state = 'paid', payment_id = ${someEntry}, paid_on = '2026-11-20', paid_by_name = 'X', paid_at = ${at},
   paid_from_id = (SELECT id FROM ledger_account WHERE org_id = $org AND key = 'bank')`;

describe('the database refuses, by whatever statement,', () => {
  it.each([
    ['an expense to be deleted', `DELETE FROM expense WHERE id = ${of('draft')}`, 'expenses_stay'],
    ['expenses to be emptied', 'TRUNCATE expense CASCADE', 'ledger_is_append_only'],
    [
      'another amount once it was handed in',
      `UPDATE expense SET amount = amount + 1 WHERE id = ${of('submitted')}`,
      'expenses_stay',
    ],
    [
      'another amount once it was approved',
      `UPDATE expense SET amount = amount + 1 WHERE id = ${of('approved')}`,
      'expenses_stay',
    ],
    [
      'another supplier once it was approved',
      `UPDATE expense SET vendor_id = NULL WHERE id = ${of('approved')}`,
      'expenses_stay',
    ],
    [
      'another amount while it is approved',
      `UPDATE expense SET amount = 1000, ${approval('uuidv7()')} WHERE id = ${of('submitted')}`,
      'expenses_stay',
    ],
    [
      'its author to approve it above the limit',
      `UPDATE expense SET ${approval('created_by')} WHERE id = ${of('submitted')}`,
      'expenses_need_a_second_person',
    ],
    [
      'one that was not handed in to be approved',
      `UPDATE expense SET ${approval('uuidv7()')} WHERE id = ${of('draft')}`,
      'expenses_go_on',
    ],
    [
      'one that was not approved to be paid',
      `UPDATE expense SET ${payment('now()')} WHERE id = ${of('submitted')}`,
      'expenses_go_on',
    ],
    [
      'one that was paid to be owed again',
      `UPDATE expense SET state = 'approved', payment_id = NULL, paid_on = NULL, paid_by_name = NULL, paid_at = NULL,
        paid_from_id = NULL WHERE id = ${of('paid')}`,
      'expenses_stay',
    ],
    [
      'one to be handed in without its bill',
      `UPDATE expense SET state = 'submitted', submitted_by = created_by WHERE id = ${of('draft')}`,
      'expenses_have_their_bill',
    ],
    [
      'one to be cancelled and still be owed',
      `UPDATE expense SET state = 'cancelled' WHERE id = ${of('approved')}`,
      'expense_agrees_with_books',
    ],
    [
      'one to be paid by the entry of another',
      `UPDATE expense SET ${payment("now() + interval '900 days'")} WHERE id = ${of('approved')}`,
      'expense_org_id_payment_id_key',
    ],
    [
      'one that is booked to a bank',
      `UPDATE expense SET account_id = (SELECT id FROM ledger_account WHERE org_id = $org AND key = 'bank')
       WHERE id = ${of('draft')}`,
      'expenses_are_expenses',
    ],
    [
      'another account of a supplier that does not wait',
      `UPDATE vendor SET account_end = '0000' WHERE org_id = $org`,
      'another_account_waits',
    ],
    [
      'a wait to be shortened',
      `UPDATE vendor SET payable_from = payable_from - interval '1 day' WHERE org_id = $org`,
      'another_account_waits',
    ],
    [
      'a payment to an account that waits',
      `WITH v AS (UPDATE vendor SET account_end = '0000', account_set_at = now() + interval '900 days',
         payable_from = now() + interval '902 days' WHERE org_id = $org RETURNING id)
       SELECT 1 FROM v; UPDATE expense SET ${payment("now() + interval '901 days'")} WHERE id = ${of('approved')}`,
      'another_account_waits',
    ],
  ])('%s', async (_what, statement, constraint) => {
    const broken = test.context.db.transaction().execute(async (trx) => {
      for (const one of statement.split('; ')) await sql.raw(one.replaceAll('$org', `'${orgId}'::uuid`)).execute(trx);
    });
    await expect(broken).rejects.toMatchObject({ constraint });
  });
});
