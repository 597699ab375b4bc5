import type { TestApp } from '@imah/server-platform/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../testing/test-app.ts';
import { november, statementCalls } from './testing/statement-calls.ts';

let test: TestApp;
let orgId: string;
beforeAll(async () => {
  test = await createTestApp();
  const { place, bill, give, lineOf, match, payer, ignore } = await statementCalls(test, 'Rusak');
  orgId = place.orgId;
  await bill('2026-11');
  await give(
    november([
      [5, 648_000, 'SARI'],
      [6, 1_000, 'UANG'],
      [7, 2_000, 'LAIN'],
    ]),
  );
  await match([(await lineOf('SARI')).id], [payer(648_000)]);
  await ignore((await lineOf('LAIN')).id);
});
afterAll(() => test.close());

/** Rows by name, so that an attempt reads as what it tries. */
const line = (state: string) => `(SELECT id FROM statement_line WHERE org_id = $org AND state = '${state}' LIMIT 1)`;
const match = '(SELECT id FROM statement_match WHERE org_id = $org LIMIT 1)';
const entry = `(SELECT id FROM ledger_entry WHERE org_id = $org AND kind = 'bill' LIMIT 1)`;
const part = (columns: string) =>
  `INSERT INTO statement_part (org_id, id, match_id, position, kind, amount, entry_id)
   SELECT $org, uuidv7(), ${match}, 9, 'entry', ${columns}`;

describe('the database refuses, by whatever statement,', () => {
  it.each([
    [
      'a line to come to more',
      `UPDATE statement_line SET amount = amount + 1 WHERE id = ${line('new')}`,
      'statement_lines_stay',
    ],
    [
      'a line to say something else',
      `UPDATE statement_line SET description = 'X' WHERE id = ${line('new')}`,
      'statement_lines_stay',
    ],
    ['a matched line to go', `DELETE FROM statement_line WHERE id = ${line('matched')}`, 'statement_lines_stay'],
    ['an ignored line to go', `DELETE FROM statement_line WHERE id = ${line('ignored')}`, 'statement_lines_stay'],
    [
      'a matched line to be matched again',
      `UPDATE statement_line SET state = 'ignored', match_id = NULL, reason = 'X' WHERE id = ${line('matched')}`,
      'statement_line_is_matched_once',
    ],
    [
      'a line to be called matched without a match',
      `UPDATE statement_line SET state = 'matched' WHERE id = ${line('new')}`,
      'matched_lines_have_a_match',
    ],
    [
      'a line to be ignored without a reason',
      `UPDATE statement_line SET state = 'ignored' WHERE id = ${line('new')}`,
      'ignored_lines_have_a_reason',
    ],
    [
      'a line to slip into a match that it does not fit',
      `UPDATE statement_line SET state = 'matched', match_id = ${match} WHERE id = ${line('new')}`,
      'statement_match_agrees',
    ],
    [
      'a line to leave its match alone',
      `UPDATE statement_line SET state = 'new', match_id = NULL WHERE id = ${line('matched')}`,
      'statement_match_agrees',
    ],
    [
      'the same line twice',
      `INSERT INTO statement_line (org_id, id, bank_account_id, import_id, hash, on_day, position, amount, description)
       SELECT org_id, uuidv7(), bank_account_id, import_id, hash, on_day, 9, amount, description FROM statement_line
       WHERE id = ${line('new')}`,
      'statement_line_once',
    ],
    ['a part of which the books know nothing on this account', part(`1, ${entry}`), 'statement_match_agrees'],
    [
      'an entry to be matched twice',
      part('amount, entry_id FROM statement_part WHERE org_id = $org LIMIT 1'),
      'entry_is_matched_once',
    ],
    ['a part to come to more', 'UPDATE statement_part SET amount = amount + 1', 'statement_matches_stay'],
    ['a part to be freed alone', 'UPDATE statement_part SET is_active = false', 'statement_match_agrees'],
    ['a part to go', 'DELETE FROM statement_part', 'statement_matches_stay'],
    ['a match to go', 'DELETE FROM statement_match', 'statement_matches_stay'],
    [
      'a match to be called undone while it has its lines',
      `UPDATE statement_match SET state = 'undone', undone_at = now(), undone_by_name = 'X', reason = 'Salah'`,
      'statement_match_agrees',
    ],
    [
      'two accounts with one number',
      `INSERT INTO bank_account (org_id, id, name, bank, number, holder, account_id)
       SELECT org_id, uuidv7(), name, bank, number, holder,
         (SELECT id FROM ledger_account WHERE org_id = $org AND key = 'cash') FROM bank_account WHERE org_id = $org`,
      'bank_account_once',
    ],
    [
      'two accounts that share one of the books',
      `INSERT INTO bank_account (org_id, id, name, bank, number, holder, account_id)
       SELECT org_id, uuidv7(), name, bank, '99999', holder, account_id FROM bank_account WHERE org_id = $org`,
      'bank_account_org_id_account_id_key',
    ],
  ])('%s', async (_what, statement, constraint) => {
    const broken = sql.raw(statement.replaceAll('$org', `'${orgId}'::uuid`)).execute(test.context.db);
    await expect(broken).rejects.toMatchObject({ constraint });
  });
});
