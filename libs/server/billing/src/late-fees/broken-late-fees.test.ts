import type { TestApp } from '@imah/server-platform/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../testing/test-app.ts';
import { lateFeeCalls, threePercent } from '../testing/late-fee-calls.ts';

let test: TestApp;
let orgId: string;
beforeAll(async () => {
  test = await createTestApp();
  const { place, issueDue, pay, setRules, charge } = await lateFeeCalls(test, 'Rusak');
  orgId = place.orgId;
  await issueDue('2026-08', '2026-08-20');
  await pay(648_000);
  await issueDue('2026-10', '2026-10-20');
  await setRules([threePercent]);
  await charge();
});
afterAll(() => test.close());

const billOf = (period: string, kind = 'month') =>
  `(SELECT b.id FROM bill b JOIN billing_run r ON r.id = b.run_id
    WHERE b.org_id = $org AND r.period = '${period}' AND r.kind = '${kind}' LIMIT 1)`;
const policy = '(SELECT id FROM late_fee_policy WHERE org_id = $org LIMIT 1)';
const place = '(SELECT id FROM building WHERE org_id = $org LIMIT 1)';
const fee = (bill: string, more: { readonly on?: string; readonly every?: string; readonly base?: number } = {}) =>
  `INSERT INTO late_fee (org_id, bill_id, rule, occurred_on, policy_id, building_id, every, base, amount, made_at)
    VALUES ($org, ${bill}, 1, '${more.on ?? '2026-11-21'}', ${policy}, ${place}, '${more.every ?? 'monthly'}',
      ${more.base ?? 1_000}, 100, now())`;
const rules = (text: string, mode = 'charge', building = place) =>
  `INSERT INTO late_fee_policy (org_id, id, building_id, due_from, mode, rules, created_at, created_by_name)
    VALUES ($org, uuidv7(), ${building}, '2026-01-01', '${mode}', '${text}', now(), 'x')`;
const run = `INSERT INTO billing_run (org_id, id, building_id, period, due_on, kind, created_at)
  VALUES ($org, uuidv7(), ${place}, '2026-12', '2026-12-20', 'late-fee', now()) RETURNING id`;

/** Bills of fees, in a run that nobody has issued, with one line. */
const feeBill = (kind: string, amount: number) => `WITH r AS (${run}), b AS (
    INSERT INTO bill (org_id, id, run_id, building_id, unit_id, person_id, building_name, unit_code, person_name, total)
    SELECT $org, uuidv7(), r.id, o.building_id, o.unit_id, o.person_id, 'x', 'x', 'x', ${amount}
    FROM bill o, r WHERE o.id = ${billOf('2026-10')} RETURNING id, unit_id)
  INSERT INTO bill_line (org_id, bill_id, position, unit_id, kind, tariff_id, tariff_from, basis, rate_e4, qty_milli, days_billed,
    days_of_month, full_amount, amount, tax_profile)
  SELECT $org, b.id, 1, b.unit_id, '${kind}', uuidv7(), '2026-01-01', '${kind === 'late-fee' ? 'late-fee' : 'unit'}',
    ${kind === 'late-fee' ? 'NULL' : '1'}, 1000, '[2029-01-01,2029-01-02)', 31, ${amount}, ${amount}, 'none' FROM b`;

describe('the database refuses, by whatever statement,', () => {
  it.each([
    ['a second fee by a rule for a day', fee(billOf('2026-10'), { on: '2026-10-21' }), 'each_fee_is_made_once'],
    ['a second fee by a rule that charges once', fee(billOf('2026-10'), { every: 'once' }), 'late_fee_once'],
    ['a fee of a fee', fee(billOf('2026-11', 'late-fee'), { on: '2026-12-21' }), 'late_fees_are_of_overdue_bills'],
    ['a fee of what is paid', fee(billOf('2026-08')), 'late_fees_are_of_overdue_bills'],
    ['a fee of more than is open', fee(billOf('2026-10'), { base: 648_001 }), 'late_fees_are_of_overdue_bills'],
    ['a fee for the day a bill is due', fee(billOf('2026-10'), { on: '2026-10-20' }), 'late_fees_are_of_overdue_bills'],
    ['a fee to change', 'UPDATE late_fee SET amount = 1 WHERE org_id = $org', 'late_fees_stay'],
    [
      'a fee to be asked for again',
      'UPDATE late_fee SET fee_bill_id = NULL, fee_position = NULL WHERE org_id = $org',
      'late_fees_stay',
    ],
    ['a fee to go', 'DELETE FROM late_fee WHERE org_id = $org', 'late_fees_stay'],
    ['three rules', rules('[{}, {}, {}]'), 'at_most_two_rules'],
    ['a rule that charges nothing', rules('[]'), 'at_most_two_rules'],
    ['an organisation to inherit', rules('[]', 'inherit', 'NULL'), 'late_fee_policy_check'],
    ['a rule to change', `UPDATE late_fee_policy SET due_from = '2020-01-01'`, 'late_fee_policies_stay'],
    ['a rule to go', 'DELETE FROM late_fee_policy WHERE org_id = $org', 'late_fee_policies_stay'],
    ['a line of fees that no fee names', feeBill('late-fee', 5_000), 'late_fee_lines_agree'],
    ['a charge on a bill of fees', feeBill('fixed', 5_000), 'late_fees_have_their_bills'],
  ])('%s', async (_name, statement, constraint) => {
    await expect(sql.raw(statement.replaceAll('$org', `'${orgId}'`)).execute(test.context.db)).rejects.toThrow(
      expect.objectContaining({ constraint: expect.stringContaining(constraint) }),
    );
  });
});

it('a second run of a month is refused, and of fees a month has as many as it needs', async () => {
  const ofMonth = run.replace("'late-fee'", "'month'").replaceAll('$org', `'${orgId}'`);
  await sql.raw(ofMonth).execute(test.context.db);
  await expect(sql.raw(ofMonth).execute(test.context.db)).rejects.toThrow(
    expect.objectContaining({ constraint: 'one_run_a_month' }),
  );
  for (const _ of [1, 2]) await sql.raw(run.replaceAll('$org', `'${orgId}'`)).execute(test.context.db);
  const { rows } = await sql<{ kind: string }>`
    SELECT kind FROM billing_run WHERE org_id = ${orgId} AND period = '2026-12'`.execute(test.context.db);
  expect(rows.map(({ kind }) => kind).toSorted()).toEqual(['late-fee', 'late-fee', 'month']);
});
