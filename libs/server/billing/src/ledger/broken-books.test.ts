import { billIssued, depositToppedUp } from '@imah/ledger';
import { makePlace, type TestApp, type TestPlace } from '@imah/server-platform/testing';
import { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { balancesOf, draftOf, makePayer, post } from '../testing/ledger.ts';
import { createTestApp } from '../testing/test-app.ts';
import { proveBooks } from './prove-books.ts';

let test: TestApp;
let place: TestPlace;
let ids: Readonly<Record<string, string>>;

beforeAll(async () => {
  test = await createTestApp();
  place = await makePlace(test, 'Melati');
  const personId = await makePayer(test, place.orgId);
  const [bill = '', taken = ''] = await post(
    test,
    place.orgId,
    draftOf(billIssued({ serviceCharges: 500n })),
    draftOf(billIssued({ serviceCharges: 70n }), { idempotencyKey: 'taken' }),
  );
  const [deposit = ''] = await post(test, place.orgId, draftOf(depositToppedUp(300n), { personId }));
  const { db } = test.context;
  await db
    .insertInto('ledger_closed_period')
    .values({ org_id: place.orgId, period: '2026-09', closed_at: new Date(test.context.now()) })
    .execute();
  const accounts = await db
    .selectFrom('ledger_account')
    .select(['id', 'key'])
    .where('org_id', '=', place.orgId)
    .execute();
  const account = (key: string | null) => accounts.find((one) => one.key === key)?.id ?? '';
  ids = {
    org: place.orgId,
    bill,
    taken,
    deposit,
    person: personId,
    receivables: account('receivables'),
    charges: account('serviceCharges'),
    cash: account('cash'),
    wallet: account(null),
  };
});
afterAll(() => test.close());

/** Names in braces stand for the ids of the books above. */
const filled = (statement: string) => statement.replaceAll(/\{(\w+)\}/g, (_, name: string) => `'${ids[name]}'`);
const run = (statements: readonly string[]) =>
  test.context.db.transaction().execute(async (trx) => {
    for (const statement of statements) await trx.executeQuery(CompiledQuery.raw(filled(statement)));
  });

const entry = (changes: Readonly<Record<string, string>> = {}) => {
  const values = {
    id: 'gen_random_uuid()',
    seq: '(SELECT seq + 1 FROM ledger_head WHERE org_id = {org})',
    at: 'now()',
    effective_on: "'2026-11-21'",
    kind: "'bill'",
    memo: "'x'",
    source_type: "'x'",
    source_id: 'gen_random_uuid()',
    idempotency_key: "'k'",
    reverses_id: 'NULL',
    prev_hash: '(SELECT hash FROM ledger_head WHERE org_id = {org})',
    hash: "sha256('x')",
    ...changes,
  };
  return `INSERT INTO ledger_entry (org_id, ${Object.keys(values).join(', ')}) VALUES ({org}, ${Object.values(values).join(', ')})`;
};
const posting = (of: string, line: number, account: string, side: string, amount: string) =>
  `INSERT INTO ledger_posting (org_id, entry_id, line, account_id, side, amount) VALUES ({org}, ${of}, ${line}, ${account}, '${side}', ${amount})`;
const written = (
  postings: readonly (readonly [string, string, string])[],
  changes: Readonly<Record<string, string>> = {},
) => {
  const lines = postings.map(
    ([account, side, amount]) => `jsonb_build_object('accountId', ${account}, 'side', '${side}', 'amount', ${amount})`,
  );
  const values = {
    id: 'gen_random_uuid()',
    at: 'now()',
    effectiveOn: "'2026-11-21'",
    kind: "'bill'",
    memo: "'x'",
    sourceType: "'x'",
    sourceId: 'gen_random_uuid()',
    idempotencyKey: 'gen_random_uuid()',
    ...changes,
    postings: `jsonb_build_array(${lines.join(', ')})`,
  };
  const fields = Object.entries(values).map(([name, value]) => `'${name}', ${value}`);
  return `SELECT ledger_write({org}, jsonb_build_array(jsonb_build_object(${fields.join(', ')})))`;
};
const moved = (debit: string, credit: string, amount: string) =>
  [
    [debit, 'debit', amount],
    [credit, 'credit', amount],
  ] as const;

const attempts: Readonly<Record<string, readonly string[]>> = {
  'one posting': [written([['{cash}', 'debit', '5']])],
  'no posting': [written([])],
  'sides that differ': [
    written([
      ['{cash}', 'debit', '5'],
      ['{charges}', 'credit', '4'],
    ]),
  ],
  'two debits': [
    written([
      ['{cash}', 'debit', '5'],
      ['{receivables}', 'debit', '5'],
    ]),
  ],
  'three postings that differ': [
    written([
      ['{cash}', 'debit', '9'],
      ['{charges}', 'credit', '4'],
      ['{charges}', 'credit', '4'],
    ]),
  ],
  'postings of nothing': [written(moved('{cash}', '{charges}', '0'))],
  'postings below nothing': [written(moved('{cash}', '{charges}', '-5'))],
  'a part of a rupiah': [written(moved('{cash}', '{charges}', '1.5'))],
  'more than JSON carries': [written(moved('{cash}', '{charges}', '9007199254740992'))],
  'sums beyond what is kept': [
    written(moved('{cash}', '{charges}', '9007199254740991')),
    written(moved('{cash}', '{charges}', '1')),
  ],
  'a third side': [
    written([
      ['{cash}', 'left', '5'],
      ['{charges}', 'right', '5'],
    ]),
  ],
  'an account that is not there': [written(moved('gen_random_uuid()', '{charges}', '5'))],
  'a month that is closed': [written(moved('{cash}', '{charges}', '5'), { effectiveOn: "'2026-09-30'" })],
  'the first day of a month that is closed': [
    written(moved('{cash}', '{charges}', '5'), { effectiveOn: "'2026-09-01'" }),
  ],
  'no day': [written(moved('{cash}', '{charges}', '5'), { effectiveOn: 'NULL' })],
  'no memo': [written(moved('{cash}', '{charges}', '5'), { memo: "''" })],
  'no kind': [written(moved('{cash}', '{charges}', '5'), { kind: 'NULL' })],
  'no source': [written(moved('{cash}', '{charges}', '5'), { sourceId: 'NULL' })],
  'a key that was used': [written(moved('{cash}', '{charges}', '5'), { idempotencyKey: "'taken'" })],
  'an id that was used': [written(moved('{cash}', '{charges}', '5'), { id: '{bill}' })],
  'more out of a deposit than is in it': [written(moved('{wallet}', '{receivables}', '301'))],
  'a deposit emptied twice': [
    written(moved('{wallet}', '{receivables}', '300')),
    written(moved('{wallet}', '{receivables}', '1')),
  ],
  'a reversal of another amount': [written(moved('{charges}', '{receivables}', '499'), { reversesId: '{bill}' })],
  'a reversal of the same sides': [written(moved('{receivables}', '{charges}', '500'), { reversesId: '{bill}' })],
  'a reversal on another account': [written(moved('{charges}', '{cash}', '500'), { reversesId: '{bill}' })],
  'a reversal with more than the entry': [
    written([...moved('{charges}', '{receivables}', '500'), ...moved('{cash}', '{charges}', '1')], {
      reversesId: '{bill}',
    }),
  ],
  'a reversal of nothing': [written(moved('{charges}', '{receivables}', '500'), { reversesId: 'gen_random_uuid()' })],
  'a second reversal': [
    written(moved('{charges}', '{receivables}', '500'), { reversesId: '{bill}' }),
    written(moved('{charges}', '{receivables}', '500'), { reversesId: '{bill}' }),
  ],
  'a reversal of a reversal': [
    written(moved('{charges}', '{receivables}', '500'), { reversesId: '{bill}', idempotencyKey: "'r'" }),
    written(moved('{receivables}', '{charges}', '500'), {
      reversesId: "(SELECT id FROM ledger_entry WHERE idempotency_key = 'r')",
    }),
  ],
  'an entry without the function': [entry()],
  'an entry without the function and its postings': [
    entry({ id: "'00000000-0000-7000-8000-000000000001'" }),
    posting("'00000000-0000-7000-8000-000000000001'", 1, '{cash}', 'debit', '5'),
  ],
  'an entry with a gap before it': [entry({ seq: '99' })],
  'an entry in the place of another': [entry({ seq: '1' })],
  'an entry before the first': [entry({ seq: '0' })],
  'a posting more': [posting('{bill}', 3, '{cash}', 'debit', '5')],
  'two postings more that balance': [
    `INSERT INTO ledger_posting (org_id, entry_id, line, account_id, side, amount) VALUES
      ({org}, {bill}, 3, {cash}, 'debit', 5), ({org}, {bill}, 4, {charges}, 'credit', 5)`,
  ],
  'a posting in the place of another': [posting('{bill}', 1, '{cash}', 'debit', '5')],
  'a posting of no entry': [posting('gen_random_uuid()', 1, '{cash}', 'debit', '5')],
  'another amount': ['UPDATE ledger_posting SET amount = 501 WHERE entry_id = {bill}'],
  'another account': ['UPDATE ledger_posting SET account_id = {cash} WHERE entry_id = {bill} AND line = 1'],
  'another side': ["UPDATE ledger_posting SET side = 'debit' WHERE entry_id = {bill}"],
  'a posting moved to another entry': [
    'UPDATE ledger_posting SET entry_id = {taken}, line = 9 WHERE entry_id = {bill}',
  ],
  'postings deleted': ['DELETE FROM ledger_posting WHERE entry_id = {bill}'],
  'another memo': ["UPDATE ledger_entry SET memo = 'y' WHERE id = {bill}"],
  'another day': ["UPDATE ledger_entry SET effective_on = '2026-11-20' WHERE id = {bill}"],
  'another hash': ["UPDATE ledger_entry SET hash = sha256('y') WHERE id = {bill}"],
  'another key': ["UPDATE ledger_entry SET idempotency_key = 'free' WHERE id = {taken}"],
  'an entry deleted': ['DELETE FROM ledger_entry WHERE id = {deposit}'],
  'entries emptied': ['TRUNCATE ledger_entry CASCADE'],
  'postings emptied': ['TRUNCATE ledger_posting'],
  'accounts emptied': ['TRUNCATE ledger_account CASCADE'],
  'the end of the chain emptied': ['TRUNCATE ledger_head'],
  'the end of the chain moved back': ['UPDATE ledger_head SET seq = seq - 1 WHERE org_id = {org}'],
  'the end of the chain moved on': ['UPDATE ledger_head SET seq = seq + 1 WHERE org_id = {org}'],
  'another end of the chain': ["UPDATE ledger_head SET hash = sha256('y') WHERE org_id = {org}"],
  'the end of the chain deleted': ['DELETE FROM ledger_head WHERE org_id = {org}'],
  'a balance': ['UPDATE ledger_account SET balance = balance + 1 WHERE id = {wallet}'],
  'a balance of nothing': ['UPDATE ledger_account SET balance = 0 WHERE id = {receivables}'],
  'an account that begins with money': [
    "INSERT INTO ledger_account (org_id, id, code, name, type, normal, balance) VALUES ({org}, gen_random_uuid(), '9', 'x', 'asset', 'debit', 5)",
  ],
  'a deposit that may go below nothing': ['UPDATE ledger_account SET allow_negative = true WHERE id = {wallet}'],
  'a deposit made so that it may go below nothing': [
    "INSERT INTO ledger_account (org_id, id, code, name, type, normal, person_id) VALUES ({org}, gen_random_uuid(), '9', 'x', 'liability', 'credit', {person})",
  ],
  'a deposit of another person': ['UPDATE ledger_account SET person_id = NULL WHERE id = {wallet}'],
  'an account of another type': ["UPDATE ledger_account SET type = 'asset' WHERE id = {charges}"],
  'an account that grows on the other side': ["UPDATE ledger_account SET normal = 'debit' WHERE id = {charges}"],
  'an account for other rules': ["UPDATE ledger_account SET key = 'x' WHERE id = {charges}"],
  'another code of an account with postings': ["UPDATE ledger_account SET code = '4999' WHERE id = {charges}"],
  'two accounts of one code': ["UPDATE ledger_account SET code = '1200' WHERE id = {cash}"],
  'an account with postings deleted': ['DELETE FROM ledger_account WHERE id = {charges}'],
  'a person with a deposit deleted': ['DELETE FROM person WHERE id = {person}'],
  'an organisation with books deleted': ['DELETE FROM organization WHERE id = {org}'],
  'the guards taken off for a while': ['SET LOCAL session_replication_role = replica'],
  'a month that is none': [
    "INSERT INTO ledger_closed_period (org_id, period, closed_at) VALUES ({org}, '2026-13', now())",
  ],
};

it.each(Object.keys(attempts))('the database refuses %s, and the books stay as they were', async (name) => {
  const before = await balancesOf(test, place.orgId);

  await expect(run(attempts[name] ?? [])).rejects.toThrow(
    /books|entry|reversal|chain|account|balance|closed|violates|invalid input|deleted|permission denied/,
  );

  expect(await balancesOf(test, place.orgId)).toEqual(before);
  expect(await proveBooks(test.context.db, place.orgId)).toEqual({ entries: 3, debit: 870, credit: 870, faults: [] });
});

it('tries more than 60 ways to break them', () => {
  expect(Object.keys(attempts).length).toBeGreaterThan(60);
});
