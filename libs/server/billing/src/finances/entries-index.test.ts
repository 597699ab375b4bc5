import type { TestApp } from '@imah/server-platform/testing';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '@imah/server-platform/database/schema';
import { financesCalls } from '../testing/finances-calls.ts';
import { scansOf, type Scan } from '../testing/scans.ts';
import { createTestApp } from '../testing/test-app.ts';
import { readAsked } from './asked-accounts.ts';
import { pageOfEntries } from './list-entries.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

/**
 * Twenty thousand entries of three years: each thousandth pays a fee of the channel, the others are bills. Written past the
 * triggers: they are not what is looked at.
 */
async function fill(trx: Kysely<Database>, orgId: string): Promise<void> {
  for (const table of ['ledger_entry', 'ledger_posting'] as const)
    await sql`ALTER TABLE ${sql.table(table)} DISABLE TRIGGER USER`.execute(trx);
  const idOf = (n: string) => sql`('01935e4f-7c1a-7b2c-8d3e-' || lpad(to_hex(${sql.ref(n)}), 12, '0'))::uuid`;
  const dayOf = sql`'2024-01-01'::date + (n / 20)::integer`;
  await sql`
    INSERT INTO ledger_entry (org_id, id, seq, at, effective_on, kind, memo, source_type, source_id, idempotency_key, prev_hash, hash)
    SELECT ${orgId}, ${idOf('n')}, 1000 + n, now(), ${dayOf}, 'bill', 'X', 'bill', ${idOf('n')}, 'x' || n, '', ''
    FROM generate_series(1, 20000) n`.execute(trx);
  await sql`
    INSERT INTO ledger_posting (org_id, entry_id, line, account_id, side, amount, effective_on, seq)
    SELECT ${orgId}, ${idOf('n')}, line, a.id, CASE line WHEN 1 THEN 'debit' ELSE 'credit' END, 1000, ${dayOf}, 1000 + n
    FROM generate_series(1, 20000) n CROSS JOIN generate_series(1, 2) line
    JOIN ledger_account a ON a.org_id = ${orgId} AND a.key = CASE
      WHEN line = 2 THEN 'serviceCharges' WHEN n % 1000 = 0 THEN 'channelFees' ELSE 'receivables' END`.execute(trx);
  await sql`ANALYZE ledger_entry, ledger_posting`.execute(trx);
}

it('a page of what moved an account reads that account alone, however rarely it moves and how far behind the page is', async () => {
  const { issue, place } = await financesCalls(test, 'Banyak');
  await issue('2026-10');
  const rolledBack = new Error('rolled back');
  const pages: Scan[][] = [];
  const counts: number[] = [];
  const filled = test.context.db.transaction().execute(async (trx) => {
    await fill(trx, place.orgId);
    const where = { orgId: place.orgId, buildingId: null };
    const span = { from: '2024-01', to: '2026-12', of: 'all', order: 'newest', limit: 51 } as const;
    const accountOf = async (key: 'channelFees' | 'serviceCharges') => {
      const account = trx.selectFrom('ledger_account').select('id').where('org_id', '=', place.orgId);
      const { id: accountId } = await account.where('key', '=', key).executeTakeFirstOrThrow();
      return readAsked(trx, place.orgId, { accountId });
    };
    const [rare, frequent] = [await accountOf('channelFees'), await accountOf('serviceCharges')];
    for (const [wanted, after] of [
      [rare, null],
      [frequent, null],
      [frequent, { on: '2024-06-01', seq: 4000 }],
      [await readAsked(trx, place.orgId, { group: 'expense' }), null],
    ] as const) {
      const page = pageOfEntries(trx, where, { ...span, wanted }, after);
      counts.push((await page.execute()).length);
      pages.push(await scansOf(page, 'ledger_posting'));
    }
    throw rolledBack;
  });
  await expect(filled).rejects.toBe(rolledBack);
  expect(counts).toEqual([20, 51, 51, 20]);
  expect(new Set(pages.flatMap((scans) => scans.map(({ index }) => index)))).toEqual(
    new Set(['ledger_posting_by_day']),
  );
  for (const scans of pages) expect(scans.reduce((sum, { rows }) => sum + rows, 0)).toBeLessThan(120);
});
