import { billIssued, depositToppedUp, expensePaid, paidFromDeposit, paymentReceived, settled } from '@imah/ledger';
import { makePlace, type TestApp, type TestPlace } from '@imah/server-platform/testing';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { reverseEntry } from '../ledger/reverse-entry.ts';
import { draftOf, makePayer, post } from '../testing/ledger.ts';
import { createTestApp } from '../testing/test-app.ts';
import { proveBooks } from '../ledger/prove-books.ts';
import { readReport } from './read-report.ts';

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const makers = {
  bill: (amount: bigint) => billIssued({ serviceCharges: amount, sinkingFund: amount }),
  receive: (amount: bigint) => paymentReceived('bank', amount, 3n),
  settle: (amount: bigint) => settled(amount + 5n, 5n),
  spend: (amount: bigint) => expensePaid('operations', 'bank', amount),
  owe: (amount: bigint) => expensePaid('maintenance', 'payables', amount),
  'top-up': depositToppedUp,
  pay: paidFromDeposit,
} as const;
const kinds = Object.keys(makers) as readonly (keyof typeof makers)[];
const step = fc.record({
  kind: fc.constantFrom(...kinds),
  amount: fc.bigInt(1n, 9_000n),
  month: fc.integer({ min: 1, max: 12 }),
  year: fc.constantFrom(2025, 2026),
  place: fc.constantFrom('building', 'organisation'),
  end: fc.constantFrom('stays', 'reversed'),
});

/** What the postings themselves say, without anything that is kept beside them. */
async function naive({ orgId, buildingId }: TestPlace, from: string, to: string, only: 'all' | 'building') {
  const lines = await test.context.db
    .selectFrom('ledger_posting as p')
    .innerJoin('ledger_entry as e', (join) => join.onRef('e.org_id', '=', 'p.org_id').onRef('e.id', '=', 'p.entry_id'))
    .innerJoin('ledger_account as a', (join) =>
      join.onRef('a.org_id', '=', 'p.org_id').onRef('a.id', '=', 'p.account_id'),
    )
    .select(['a.type', 'a.code', 'p.side', 'p.amount', 'e.effective_on as on', 'e.building_id as buildingId'])
    .where('p.org_id', '=', orgId)
    .execute();
  const of = lines.filter(
    ({ on, buildingId: where }) =>
      on.slice(0, 7) >= from && on.slice(0, 7) <= to && (only === 'all' || where === buildingId),
  );
  const sum = (isOf: (line: (typeof of)[number]) => boolean) =>
    of.filter(isOf).reduce((total, { side, amount }) => total + (side === 'debit' ? amount : -amount), 0);
  return {
    assets: sum(({ type }) => type === 'asset'),
    result: 0 - sum(({ type }) => type === 'revenue' || type === 'expense'),
    money: sum(({ code }) => ['1100', '1110', '1120'].includes(code)),
  };
}

it('whatever is posted and taken back, reports come to what the postings say, balance sheets balance and cash flows lead to their end', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 16 }), async (steps) => {
      const place = await makePlace(test, 'Acak');
      const personId = await makePayer(test, place.orgId);
      for (const { kind, amount, month, year, place: where, end } of steps) {
        const effectiveOn = `${year}-${String(month).padStart(2, '0')}-15`;
        const draft = draftOf(makers[kind](amount), {
          personId,
          effectiveOn,
          ...(where === 'building' ? { buildingId: place.buildingId } : {}),
        });
        // A deposit that holds too little is refused: what matters is what stands.
        const [entryId] = await post(test, place.orgId, draft).catch(() => []);
        if (entryId === undefined || end === 'stays') continue;
        await test.context.db
          .transaction()
          .execute((trx) => reverseEntry(trx, place.orgId, { entryId, effectiveOn, memo: 'Balik' }, test.context.now()))
          .catch(() => undefined);
      }
      for (const only of ['all', 'building'] as const) {
        const at = { orgId: place.orgId, buildingId: only === 'all' ? null : place.buildingId };
        const asked = { span: 'quarter', month: '2026-05', locale: 'id' } as const;
        const read = (report: 'profit-loss' | 'balance-sheet' | 'cash-flow') =>
          readReport(test.context.db, at, { ...asked, report });
        const [profit, balance, cash] = [
          await read('profit-loss'),
          await read('balance-sheet'),
          await read('cash-flow'),
        ];
        const span = await naive(place, '2026-04', '2026-06', only);
        const until = await naive(place, '2000-01', '2026-06', only);

        expect(profit.result[0]).toBe(span.result);
        expect([balance.sections[0]?.total[0], balance.result[0], balance.proven]).toEqual([
          until.assets,
          until.result,
          true,
        ]);
        expect([cash.result[0], cash.money?.closing[0], cash.proven]).toEqual([span.money, until.money, true]);
      }
      expect((await proveBooks(test.context.db, place.orgId)).faults).toEqual([]);
    }),
    { numRuns: 25 },
  );
});

it('nobody writes the sums of a month but the postings themselves', async () => {
  const place = await makePlace(test, 'Teguh');
  await post(test, place.orgId, draftOf(billIssued({ serviceCharges: 500n })));
  const run = (statement: string) =>
    sql.raw(statement.replaceAll('{org}', `'${place.orgId}'`)).execute(test.context.db);

  for (const statement of [
    'UPDATE ledger_month SET debit = debit + 1 WHERE org_id = {org}',
    'DELETE FROM ledger_month WHERE org_id = {org}',
    "INSERT INTO ledger_month SELECT org_id, '2020-01', id, NULL, 1, 1, 0, 0 FROM ledger_account WHERE org_id = {org}",
    'TRUNCATE ledger_month',
    "UPDATE ledger_account SET is_money = true WHERE org_id = {org} AND key = 'receivables'",
    "UPDATE ledger_account SET archived_at = now() WHERE org_id = {org} AND key = 'receivables'",
    'UPDATE ledger_entry SET building_id = NULL, form = 1 WHERE org_id = {org}',
  ])
    await expect(run(statement)).rejects.toThrow(/./);
});

it('the proof finds sums that were written with the guards away, and a building that an entry was given later', async () => {
  const place = await makePlace(test, 'Rusak');
  await post(test, place.orgId, draftOf(billIssued({ serviceCharges: 500n })));
  const without = async (table: string, statement: string) =>
    test.context.db.transaction().execute(async (trx) => {
      await sql.raw(`ALTER TABLE ${table} DISABLE TRIGGER USER`).execute(trx);
      await sql.raw(`${statement} WHERE org_id = '${place.orgId}'`).execute(trx);
      await sql.raw(`ALTER TABLE ${table} ENABLE TRIGGER USER`).execute(trx);
    });

  await without('ledger_month', 'UPDATE ledger_month SET credit = credit + 1');
  expect((await proveBooks(test.context.db, place.orgId)).faults).toEqual(['months-differ']);
  await without('ledger_month', 'DELETE FROM ledger_month');
  expect((await proveBooks(test.context.db, place.orgId)).faults).toEqual(['months-differ']);
  await without('ledger_entry', `UPDATE ledger_entry SET building_id = '${place.buildingId}'`);
  expect((await proveBooks(test.context.db, place.orgId)).faults).toEqual(['months-differ', 'chain-broken']);
});
