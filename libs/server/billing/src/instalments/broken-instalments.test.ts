import { type TestApp } from '@imah/server-platform/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { instalmentCalls } from '../testing/instalment-calls.ts';
import { createTestApp } from '../testing/test-app.ts';

let test: TestApp;
let orgId: string;
beforeAll(async () => {
  test = await createTestApp();
  const calls = await instalmentCalls(test, 'Rusak');
  orgId = calls.place.orgId;
  await calls.run();
});
afterAll(() => test.close());

const bill = '(SELECT id FROM bill WHERE org_id = $org ORDER BY id LIMIT 1)';
const plan = (more = '', total = 100) => `INSERT INTO instalment_plan
  (org_id, id, building_id, unit_id, person_id, every, grace_days, total, proposed_by_name, proposed_at${more === '' ? '' : ', state'})
  SELECT $org, uuidv7(), building_id, unit_id, person_id, 'month', 3, ${total}, 'Rina', now()${more}
  FROM bill WHERE id = ${bill}`;

describe('the database refuses, by whatever statement,', () => {
  it.each([
    ['a plan whose parts come to nothing', plan(), 'plans_sum_up'],
    ['a plan that begins running', plan(`, 'running'`), 'plans_begin_proposed'],
    ['the sum of a plan to change', 'UPDATE instalment_plan SET total = 5', 'plans_stay'],
    ['a plan to be proposed again', `UPDATE instalment_plan SET state = 'proposed'`, 'plans_stay'],
    [
      'another to have agreed',
      `UPDATE instalment_plan SET agreed_by_name = 'Budi', state = 'broken', ended_on = '2026-12-01', ended_at = now()`,
      'plans_stay',
    ],
    ['a plan to go', 'DELETE FROM instalment_plan', 'plans_stay'],
    ['a part to change', 'UPDATE instalment_part SET amount = amount + 1', 'plans_stay'],
    ['a part to go', 'DELETE FROM instalment_part', 'plans_stay'],
    ['a bill to leave its plan', 'UPDATE instalment_bill SET is_open = false', 'plans_stay'],
    ['a bill to go from its plan', 'DELETE FROM instalment_bill', 'plans_stay'],
    [
      'a bill in a plan that runs',
      `INSERT INTO instalment_bill (org_id, plan_id, bill_id, amount, paid, credited)
        SELECT org_id, plan_id, bill_id, amount, paid, credited FROM instalment_bill WHERE org_id = $org`,
      'plans_are_of_open_bills',
    ],
    ['a plan to end on no day', `UPDATE instalment_plan SET state = 'broken'`, 'plans_end_on_a_day'],
  ])('%s', async (_what, statement, constraint) => {
    const broken = sql.raw(statement.replaceAll('$org', `'${orgId}'::uuid`)).execute(test.context.db);
    await expect(broken).rejects.toMatchObject({ constraint });
  });

  it('plans to be emptied', async () => {
    await expect(sql`TRUNCATE instalment_plan CASCADE`.execute(test.context.db)).rejects.toThrow(
      'the books are append-only',
    );
  });
});
