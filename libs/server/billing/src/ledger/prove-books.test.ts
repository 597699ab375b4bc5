import { billIssued, depositToppedUp, paidFromDeposit, paymentReceived } from '@imah/ledger';
import { makePlace, type TestApp, type TestPlace } from '@imah/server-platform/testing';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { balancesOf, draftOf, makePayer, post } from '../testing/ledger.ts';
import { createTestApp } from '../testing/test-app.ts';
import { proveAllBooks } from './ledger-jobs.ts';
import { proveBooks } from './prove-books.ts';
import { reverseEntry } from './reverse-entry.ts';

let test: TestApp;
let place: TestPlace;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  place = await makePlace(test, 'Melati');
});

const proofs = () =>
  test.context.db
    .selectFrom('ledger_proof')
    .select(['day', 'entries', 'debit', 'credit', 'faults'])
    .where('org_id', '=', place.orgId)
    .orderBy('day')
    .execute();

const guarded = ['ledger_entry', 'ledger_posting', 'ledger_head', 'ledger_account'];

/** What only somebody can do who takes the guards of the database away, as the owner of its tables may. */
async function breakBooks(statement: string): Promise<void> {
  await test.context.db.transaction().execute(async (trx) => {
    for (const table of guarded) await sql.raw(`ALTER TABLE ${table} DISABLE TRIGGER USER`).execute(trx);
    await sql.raw(statement.replaceAll('{org}', `'${place.orgId}'`)).execute(trx);
    for (const table of guarded) await sql.raw(`ALTER TABLE ${table} ENABLE TRIGGER USER`).execute(trx);
  });
}

it('keeps what it found, one a day, and the last of a day', async () => {
  await post(test, place.orgId, draftOf(billIssued({ serviceCharges: 500n })));
  await proveAllBooks(test.context);
  await post(test, place.orgId, draftOf(billIssued({ serviceCharges: 70n })));
  await proveAllBooks(test.context);

  expect(await proofs()).toEqual([{ day: '2026-11-21', entries: 2, debit: 570, credit: 570, faults: [] }]);
});

it.each([
  [
    "UPDATE ledger_posting SET amount = amount + 1 WHERE org_id = {org} AND side = 'debit'",
    ['sides-differ', 'entry-unbalanced', 'balance-differs', 'months-differ', 'chain-broken'],
  ],
  ['UPDATE ledger_account SET balance = balance + 1 WHERE org_id = {org}', ['balance-differs']],
  ["UPDATE ledger_entry SET memo = 'lain' WHERE org_id = {org}", ['chain-broken']],
  ["UPDATE ledger_entry SET prev_hash = sha256('x') WHERE org_id = {org}", ['chain-broken']],
  ['UPDATE ledger_head SET seq = 7 WHERE org_id = {org}', ['head-differs']],
  ['DELETE FROM ledger_entry WHERE org_id = {org} AND seq = 1', ['balance-differs', 'months-differ', 'chain-broken']],
  ['DELETE FROM ledger_head WHERE org_id = {org}', ['head-differs']],
] as const)('finds that somebody did %s', async (statement, faults) => {
  await post(test, place.orgId, draftOf(billIssued({ serviceCharges: 500n })), draftOf(billIssued({ utilities: 70n })));
  await breakBooks(statement);

  expect((await proveBooks(test.context.db, place.orgId)).faults).toEqual(faults);
});

it('says how many books do not agree, and proves the others all the same', async () => {
  await post(test, place.orgId, draftOf(billIssued({ serviceCharges: 500n })));
  await breakBooks("UPDATE ledger_entry SET memo = 'lain' WHERE org_id = {org}");
  const before = place;
  place = await makePlace(test, 'Kenanga');
  await post(test, place.orgId, draftOf(billIssued({ serviceCharges: 500n })));

  expect(await proveAllBooks(test.context)).toBeGreaterThanOrEqual(1);
  expect((await proofs()).map(({ faults }) => faults)).toEqual([[]]);
  place = before;
  expect((await proofs()).map(({ faults }) => faults)).toEqual([['chain-broken']]);
});

type Step =
  | { readonly kind: 'bill' | 'top-up' | 'pay' | 'receive'; readonly amount: bigint; readonly key: number }
  | { readonly kind: 'reverse'; readonly nth: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('bill' as const, 'top-up' as const, 'pay' as const, 'receive' as const),
    amount: fc.bigInt(1n, 1_000n),
    key: fc.nat(12),
  }),
  fc.record({ kind: fc.constant('reverse' as const), nth: fc.nat(5) }),
);

it('whatever order entries, retries and reversals come in, three at once: the books agree', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 18 }), async (steps) => {
      place = await makePlace(test, 'Acak');
      const personId = await makePayer(test, place.orgId);
      const made: string[] = [];
      const entries = {
        bill: (amount: bigint) => billIssued({ serviceCharges: amount }),
        'top-up': depositToppedUp,
        pay: paidFromDeposit,
        receive: (amount: bigint) => paymentReceived('bank', amount, amount),
      };
      const source = { type: 'test', id: personId };
      const take = async (one: Step) => {
        if (one.kind !== 'reverse') {
          const draft = draftOf(entries[one.kind](one.amount), {
            personId,
            source,
            idempotencyKey: `${one.kind}-${one.key}`,
          });
          made.push(...(await post(test, place.orgId, draft)));
          return;
        }
        const entryId = made[one.nth];
        if (entryId === undefined) return;
        await test.context.db
          .transaction()
          .execute((trx) =>
            reverseEntry(trx, place.orgId, { entryId, effectiveOn: '2026-11-21', memo: 'Dibalik' }, test.context.now()),
          );
      };
      for (let at = 0; at < steps.length; at += 3) {
        // Refusals are part of the rule: what matters is what stands afterwards.
        await Promise.allSettled(steps.slice(at, at + 3).map(take));
      }

      expect((await proveBooks(test.context.db, place.orgId)).faults).toEqual([]);
      expect((await balancesOf(test, place.orgId))['deposit'] ?? 0).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 40 },
  );
});
