import { randomUUIDv7 } from 'node:crypto';
import { confirmStepUp, type TestApp } from '@imah/server-platform/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paymentCalls } from '../testing/payment-calls.ts';
import { createTestApp } from '../testing/test-app.ts';

let test: TestApp;
let orgId: string;
beforeAll(async () => {
  test = await createTestApp();
  const { place, bill, finance, send, run, move } = await paymentCalls(test, 'Rusak');
  orgId = place.orgId;
  const billId = await bill('2026-11');
  await confirmStepUp(test, finance);
  await send(
    'POST',
    `/api/v1/buildings/${place.buildingId}/bills/${billId}/credit-notes`,
    { of: { kind: 'line', position: 1, amount: 600_000 }, reason: 'Salah luas' },
    { ...finance.bearer, 'idempotency-key': randomUUIDv7() },
  );
  // Reckoned, and issued by nobody.
  await move((await run('2026-12')).id, 'calculate', 1);
});
afterAll(() => test.close());

const note = '(SELECT id FROM credit_note WHERE org_id = $org LIMIT 1)';
const issued = `(SELECT id FROM bill WHERE org_id = $org AND count IS NOT NULL LIMIT 1)`;
const draft = `(SELECT id FROM bill WHERE org_id = $org AND count IS NULL LIMIT 1)`;
const copy = ({ bill = 'bill_id', count = 'count + 1', amount = '1', entry = 'entry_id', reason = 'reason' }) =>
  `INSERT INTO credit_note (org_id, id, building_id, bill_id, year, count, amount, reason, issued_on, entry_id, issued_by_name, issued_at)
   SELECT org_id, uuidv7(), building_id, ${bill}, year, ${count}, ${amount}, ${reason}, issued_on, ${entry}, issued_by_name, issued_at
   FROM credit_note WHERE org_id = $org`;
const billEntry = `(SELECT id FROM ledger_entry WHERE org_id = $org AND kind = 'bill' LIMIT 1)`;

describe('the database refuses, by whatever statement,', () => {
  it.each([
    ['a bill to be called credited', `UPDATE bill SET credited = 1 WHERE id = ${issued}`, 'bill_paid_follows_payments'],
    [
      'a bill to be called not credited',
      `UPDATE bill SET credited = 0 WHERE id = ${issued}`,
      'bill_paid_follows_payments',
    ],
    ['a draft to be called credited', `UPDATE bill SET credited = 1 WHERE id = ${draft}`, 'bill_paid_follows_payments'],
    ['a note to be deleted', `DELETE FROM credit_note WHERE id = ${note}`, 'credit_notes_stay'],
    ['a note to become larger', 'UPDATE credit_note SET amount = amount + 1', 'credit_notes_stay'],
    ['a note to have another reason', `UPDATE credit_note SET reason = 'Lain'`, 'credit_notes_stay'],
    ['a line of a note to change', 'UPDATE credit_note_line SET amount = 1', 'credit_notes_stay'],
    ['a line of a note to be deleted', 'DELETE FROM credit_note_line', 'credit_notes_stay'],
    ['notes to be emptied', 'TRUNCATE credit_note CASCADE', 'ledger_is_append_only'],
    ['a second note for the same entry', copy({}), 'credit_note_org_id_entry_id_key'],
    [
      'a second note of the same number',
      copy({ count: 'count', entry: billEntry }),
      'credit_note_org_id_year_count_key',
    ],
    ['a note without a reason', copy({ entry: billEntry, reason: `''` }), 'credit_note_reason_check'],
    ['a note of nothing', copy({ entry: billEntry, amount: '0' }), 'credit_note_amount_check'],
    ['a note of which the books know nothing', copy({ entry: billEntry }), 'credit_note_agrees_with_books'],
    [
      'a line of a note for another bill than its own',
      `WITH n AS (${copy({ entry: billEntry })} RETURNING id)
       INSERT INTO credit_note_line SELECT $org, n.id, ${draft}, 1, 1 FROM n`,
      'credit_fits_its_bill',
    ],
    [
      'a line that is credited beyond what it asked for',
      `WITH n AS (${copy({ entry: billEntry, amount: '48001' })} RETURNING id)
       INSERT INTO credit_note_line SELECT $org, n.id, ${issued}, 1, 48001 FROM n`,
      'credit_fits_its_line',
    ],
    [
      'a line of a note of no line of the bill',
      `WITH n AS (${copy({ entry: billEntry })} RETURNING id)
       INSERT INTO credit_note_line SELECT $org, n.id, ${issued}, 7, 1 FROM n`,
      'credit_note_line_org_id_bill_id_position_fkey',
    ],
  ])('%s', async (_what, statement, constraint) => {
    const broken = sql.raw(statement.replaceAll('$org', `'${orgId}'::uuid`)).execute(test.context.db);
    await expect(broken).rejects.toMatchObject({ constraint });
  });
});
