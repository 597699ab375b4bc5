import type { TestApp } from '@imah/server-platform/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../testing/test-app.ts';
import { walletCalls } from '../testing/wallet-calls.ts';
import { runWalletJobs } from './autopay-jobs.ts';

let test: TestApp;
let orgId: string;
beforeAll(async () => {
  test = await createTestApp();
  const { place, bill, pay, ask, waited, move, second, finance, autopay, use } = await walletCalls(test, 'Rusak');
  orgId = place.orgId;
  await pay(900_000);
  await bill('2026-11');
  await use(100_000);
  await ask(100_000);
  await ask(10_000, {}, finance);
  await move((await move((await waited(50_000)).data, 'approve', second)).data, 'pay', second);
  await move((await ask(25_000)).data, 'approve', second);
  await autopay();
  await runWalletJobs(test.context);
});
afterAll(() => test.close());

/** Rows by name, so that an attempt reads as what it tries. */
const of = (state: string) => `(SELECT id FROM payout WHERE org_id = $org AND state = '${state}' LIMIT 1)`;
const copy = (columns: string, values: string) =>
  `INSERT INTO payout (org_id, id, building_id, person_id, person_name, year, count, amount, bank, account_number, account_end,
    account_name, requested_by, requested_by_name, requested_at, payable_from, hold_id${columns})
   SELECT org_id, uuidv7(), building_id, person_id, person_name, year, count + 50, ${values}
   FROM payout WHERE org_id = $org AND state = 'requested' LIMIT 1`;
const rest = `bank, account_number, account_end, account_name, requested_by, requested_by_name, requested_at, payable_from`;
const issue = `(SELECT id FROM ledger_entry WHERE org_id = $org AND kind = 'bill' LIMIT 1)`;
const someone = 'uuidv7()';

describe('the database refuses, by whatever statement,', () => {
  it.each([
    ['a payout to be deleted', `DELETE FROM payout WHERE id = ${of('requested')}`, 'payouts_stay'],
    ['payouts to be emptied', 'TRUNCATE payout', 'ledger_is_append_only'],
    ['a payout to become larger', `UPDATE payout SET amount = amount + 1, state = 'refused'`, 'payouts_stay'],
    ['another account for it', `UPDATE payout SET account_end = '0000', state = 'refused'`, 'payouts_stay'],
    [
      'one that was paid to be asked for again',
      `UPDATE payout SET state = 'requested' WHERE id = ${of('paid')}`,
      'payouts_go_on',
    ],
    [
      'one that nobody has approved to be paid',
      `UPDATE payout SET state = 'paid', ended_by = ${someone}, ended_at = now(), end_id = hold_id WHERE id = ${of('requested')}`,
      'payouts_go_on',
    ],
    [
      'whoever has asked for it to approve it',
      `UPDATE payout SET state = 'approved', approved_by = requested_by, approved_by_name = 'X', approved_at = now()
       WHERE requested_by_name = 'Keuangan'`,
      'payouts_need_a_second_person',
    ],
    [
      'the one whose deposit it is to approve it',
      `UPDATE payout x SET state = 'approved', approved_by_name = 'X', approved_at = now(),
        approved_by = (SELECT user_id FROM person p WHERE p.org_id = x.org_id AND p.id = x.person_id)
       WHERE id = ${of('requested')}`,
      'payouts_need_a_second_person',
    ],
    [
      'it to be paid by an entry that is not of it',
      `UPDATE payout SET state = 'paid', ended_by = ${someone}, ended_by_name = 'X', ended_at = now(), end_id = ${issue}
       WHERE id = ${of('approved')}`,
      'payout_agrees_with_books',
    ],
    ['one that begins approved', copy(', state', `amount, ${rest}, ${issue}, 'approved'`), 'payouts_go_on'],
    ['one that the books do not hold', copy('', `amount, ${rest}, ${issue}`), 'payout_agrees_with_books'],
    ['one for a hold of another', copy('', `amount, ${rest}, hold_id`), 'payout_org_id_hold_id_key'],
    [
      'a second try to pay a bill by itself',
      `INSERT INTO autopay_attempt SELECT org_id, bill_id, person_id, pay_on, announced_at FROM autopay_attempt WHERE org_id = $org`,
      'a_bill_is_paid_by_itself_once',
    ],
    ['another day for it', `UPDATE autopay_attempt SET pay_on = '2026-01-01'`, 'autopay_attempts_stay'],
    ['one that failed for no reason', `UPDATE autopay_attempt SET state = 'failed'`, 'autopay_attempt_check'],
    [
      'a payment from a deposit that is kept for somebody',
      `INSERT INTO payment (org_id, id, building_id, person_id, person_name, year, count, method, amount, received_on, entry_id,
        recorded_by_name, recorded_at)
       SELECT org_id, uuidv7(), building_id, person_id, person_name, year, count + 50, 'deposit', amount, received_on,
        ${issue}, 'X', now() FROM payment WHERE org_id = $org AND method = 'deposit' LIMIT 1`,
      'payment_agrees_with_books',
    ],
  ])('%s', async (_what, statement, constraint) => {
    const broken = sql.raw(statement.replaceAll('$org', `'${orgId}'::uuid`)).execute(test.context.db);
    await expect(broken).rejects.toMatchObject({ constraint });
  });
});
