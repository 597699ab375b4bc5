import type { TestApp } from '@imah/server-platform/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { arrearsCalls } from '../testing/arrears-calls.ts';
import { createTestApp } from '../testing/test-app.ts';

let test: TestApp;
let orgId: string;
beforeAll(async () => {
  test = await createTestApp();
  const { place, issueDue, list, remind, pay, run, move } = await arrearsCalls(test, 'Rusak');
  orgId = place.orgId;
  await issueDue('2026-09', '2026-09-20');
  await pay(648_000);
  await issueDue('2026-10', '2026-10-20');
  const [{ unitId, personId }] = (await list()).data;
  await remind([{ unitId, personId }]);
  // Reckoned, and issued by nobody.
  await move((await run('2026-11')).id, 'calculate', 1);
});
afterAll(() => test.close());

const billOf = (period: string) =>
  `(SELECT b.id FROM bill b JOIN billing_run r ON r.id = b.run_id WHERE b.org_id = $org AND r.period = '${period}' LIMIT 1)`;
const insert = (bill: string, day: string, kind = 'asked') =>
  `INSERT INTO bill_reminder (org_id, bill_id, day, kind, at) VALUES ($org, ${bill}, '${day}', '${kind}', now())`;

describe('the database refuses, by whatever statement,', () => {
  it.each([
    ['a second reminder of a bill on a day', insert(billOf('2026-10'), '2026-11-21'), 'one_reminder_a_day'],
    [
      'a second reminder by the clock for the same reason',
      `${insert(billOf('2026-10'), '2026-11-28', 'after-due')}, ($org, ${billOf('2026-10')}, '2026-11-29', 'after-due', now())`,
      'one_reminder_by_the_clock',
    ],
    ['a reminder of a bill that is paid', insert(billOf('2026-09'), '2026-11-25'), 'reminders_are_of_open_bills'],
    ['a reminder of a draft', insert(billOf('2026-11'), '2026-11-25'), 'reminders_are_of_open_bills'],
    ['a reminder of no bill', insert('uuidv7()', '2026-11-25'), 'reminders_are_of_open_bills'],
    ['a reminder for no known reason', insert(billOf('2026-10'), '2026-11-25', 'x'), 'bill_reminder_kind_check'],
    ['a reminder to move to another day', `UPDATE bill_reminder SET day = day - 1`, 'reminders_stay'],
    ['a reminder to be taken away, to be sent again', `DELETE FROM bill_reminder`, 'reminders_stay'],
    ['reminders to be emptied', 'TRUNCATE bill_reminder', 'ledger_is_append_only'],
    [
      'a rule of no days',
      `INSERT INTO bill_reminder_rule (org_id, days_before) VALUES ($org, 0)`,
      'bill_reminder_rule_days_before_check',
    ],
  ])('%s', async (_what, statement, constraint) => {
    const broken = sql.raw(statement.replaceAll('$org', `'${orgId}'::uuid`)).execute(test.context.db);
    await expect(broken).rejects.toMatchObject({ constraint });
  });
});
