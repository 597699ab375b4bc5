import { confirmStepUp, type TestApp } from '@imah/server-platform/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../testing/test-app.ts';
import { lateFeeCalls } from '../testing/late-fee-calls.ts';

let test: TestApp;
let orgId: string;
beforeAll(async () => {
  test = await createTestApp();
  const { place, issueDue, pay, send, own, finance, resident, run, move } = await lateFeeCalls(test, 'Rusak');
  orgId = place.orgId;
  await issueDue('2026-08', '2026-08-20');
  await pay(648_000);
  await issueDue('2026-09', '2026-09-20');
  const { bills } = await issueDue('2026-10', '2026-10-20');
  const billId: string = bills[0].id;
  const say = () =>
    send('POST', `/api/v1/bills/${billId}/disputes`, { positions: [1], reason: 'Luasnya salah' }, resident.bearer);
  const { data } = await say();
  await confirmStepUp(test, finance);
  const refuse = { outcome: 'refused', reason: 'Luasnya benar' };
  await send('POST', `${own}/bills/${billId}/disputes/${data.id}/answer`, refuse, {
    ...finance.bearer,
    'if-match': '"1"',
  });
  await say();
  // Reckoned, and issued by nobody.
  await move((await run('2026-11')).id, 'calculate', 1);
});
afterAll(() => test.close());

const billOf = (period: string) =>
  `(SELECT b.id FROM bill b JOIN billing_run r ON r.id = b.run_id WHERE b.org_id = $org AND r.period = '${period}' LIMIT 1)`;
const dispute = (
  bill: string,
  { amount = 1_000, positions = '{1}', state = 'open' }: { amount?: number; positions?: string; state?: string } = {},
) => `INSERT INTO bill_dispute (org_id, id, building_id, bill_id, positions, amount, reason, state, opened_by_name, opened_at)
  SELECT $org, uuidv7(), id, ${bill}, '${positions}', ${amount}, 'Salah', '${state}', 'Sari', now()
  FROM building WHERE org_id = $org LIMIT 1`;

describe('the database refuses, by whatever statement,', () => {
  it.each([
    ['a second dispute of a bill while one is open', dispute(billOf('2026-10')), 'one_open_dispute_of_a_bill'],
    ['a dispute of what is paid', dispute(billOf('2026-08')), 'disputes_are_of_open_bills'],
    ['a dispute of a draft', dispute(billOf('2026-11')), 'disputes_are_of_open_bills'],
    ['a dispute of more than is open', dispute(billOf('2026-09'), { amount: 648_001 }), 'disputes_are_of_open_bills'],
    ['a dispute of nothing', dispute(billOf('2026-09'), { amount: 0 }), 'bill_dispute_amount_check'],
    [
      'a dispute of a line that is not there',
      dispute(billOf('2026-09'), { positions: '{2}' }),
      'disputes_are_of_lines',
    ],
    ['a dispute that begins answered', dispute(billOf('2026-09'), { state: 'settled' }), 'disputes_are_of_open_bills'],
    [
      'what was answered to be open again',
      `UPDATE bill_dispute SET state = 'open' WHERE state = 'refused'`,
      'disputes_stay',
    ],
    ['an answer to change', `UPDATE bill_dispute SET answer = 'lain' WHERE state = 'refused'`, 'disputes_stay'],
    ['a reason to change', `UPDATE bill_dispute SET reason = 'lain' WHERE state = 'open'`, 'disputes_stay'],
    ['a dispute to go', 'DELETE FROM bill_dispute', 'disputes_stay'],
    ['an answer without a reason', `UPDATE bill_dispute SET state = 'refused' WHERE state = 'open'`, 'answers_say_why'],
    [
      'a bill to be disputed by nobody',
      `UPDATE bill SET disputed = 1 WHERE id = ${billOf('2026-09')}`,
      'bill_paid_follows_payments',
    ],
    [
      'a dispute to be forgotten',
      `UPDATE bill SET disputed = 0 WHERE id = ${billOf('2026-10')}`,
      'bill_paid_follows_payments',
    ],
  ])('%s', async (_what, statement, constraint) => {
    const broken = sql.raw(statement.replaceAll('$org', `'${orgId}'::uuid`)).execute(test.context.db);
    await expect(broken).rejects.toMatchObject({ constraint });
  });
});
