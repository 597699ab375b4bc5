import { randomUUIDv7 } from 'node:crypto';
import type { TestApp } from '@imah/server-platform/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { proveBooks } from '../ledger/prove-books.ts';
import { createTestApp } from '../testing/test-app.ts';
import { november, statementCalls } from './testing/statement-calls.ts';

let test: TestApp;
let calls: Awaited<ReturnType<typeof statementCalls>>;
let sales: string;
let costs: string;

beforeAll(async () => {
  test = await createTestApp();
  calls = await statementCalls(test, 'Tolak');
  await calls.bill('2026-11');
  await calls.give(
    november([
      [5, 100_000, 'MASUK'],
      [6, -40_000, 'KELUAR'],
      [7, 60_000, 'SISA'],
    ]),
  );
  sales = await calls.booksAccount('4400');
  costs = await calls.booksAccount('5100');
});
afterAll(() => test.close());

const books = (amount: number, more: object = {}) => ({
  kind: 'account',
  accountId: sales,
  amount,
  note: 'Jual kardus',
  ...more,
});
const idOf = async (word: string) => (await calls.lineOf(word)).id;
/** What is refused changes nothing: neither a line nor the books. */
const untouched = async () => [
  (await calls.lines()).map(({ state }) => state),
  await calls.stands('1110'),
  (await proveBooks(test.context.db, calls.place.orgId)).faults,
];
const nothing = [['new', 'new', 'new'], 0, []];

it.each([
  ['less than the line', 99_999],
  ['more than the line', 100_001],
  ['as much the other way', -100_000],
])('parts that come to %s are refused, and nothing of them is booked', async (_what, amount) => {
  const { status, fields } = await calls.match([await idOf('MASUK')], [books(amount)]);

  expect([status, Object.keys(fields ?? {})]).toEqual([422, ['parts']]);
  expect(await untouched()).toEqual(nothing);
});

it.each([
  ['no lines', [], [books(1)]],
  ['no parts', ['MASUK'], []],
  ['a part of nothing', ['MASUK'], [books(0), books(100_000)]],
  ['a part of half a rupiah', ['MASUK'], [books(99_999.5), books(0.5)]],
  ['a part without a reason', ['MASUK'], [books(100_000, { note: ' a ' })]],
  ['a payment of less than nothing', ['MASUK'], [{ kind: 'payer', amount: -1 }]],
  ['a payout of nothing', ['MASUK'], [{ kind: 'settlement', paymentIds: [], fee: 0 }]],
  ['a part of no kind', ['MASUK'], [{ kind: 'gift', amount: 100_000 }]],
])('a match of %s is refused by its form', async (_what, words, parts) => {
  const lineIds = await Promise.all(words.map((word) => idOf(word)));
  const whole = parts.map((part) => ({ ...calls.payer(1), ...part }));

  expect((await calls.match(lineIds, whole)).status).toBe(422);
});

it('more lines or parts than are matched at once are refused, however they are', async () => {
  const many = Array.from({ length: 51 }, () => randomUUIDv7());
  const lines = await calls.match(many, [books(100_000)]);
  const parts = await calls.match(
    [await idOf('MASUK')],
    many.map(() => books(1)),
  );

  expect([lines.status, parts.status]).toEqual([422, 422]);
});

it('money is not booked to where people, payments or this bank itself stand', async () => {
  const codes = ['1200', '1120', '1110', '2100'];
  const ids = await Promise.all(
    codes.map(async (code) =>
      test.context.db
        .selectFrom('ledger_account')
        .select('id')
        .where('org_id', '=', calls.place.orgId)
        .where('code', '=', code)
        .executeTakeFirst(),
    ),
  );
  const answers = await Promise.all(
    ids
      .flatMap((found) => (found === undefined ? [] : [found.id]))
      .map(async (accountId) => calls.match([await idOf('MASUK')], [books(100_000, { accountId })])),
  );

  expect(answers.length).toBeGreaterThan(2);
  expect(answers.map(({ status, fields }) => [status, Object.keys(fields ?? {})])).toEqual(
    answers.map(() => [422, ['accountId']]),
  );
  expect(await untouched()).toEqual(nothing);
});

it('an account that is archived takes nothing, and one that is not there neither', async () => {
  const archived = randomUUIDv7();
  await test.context.db
    .insertInto('ledger_account')
    .values({
      org_id: calls.place.orgId,
      id: archived,
      code: '5999',
      name: 'Lama',
      type: 'expense',
      normal: 'debit',
      archived_at: new Date(test.clock.now),
    })
    .execute();
  const line = await idOf('KELUAR');
  const answers = [archived, randomUUIDv7()].map((accountId) => calls.match([line], [books(-40_000, { accountId })]));

  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([422, 422]);
});

it('where one part of several is refused, none of them is booked and nobody is told of a payment', async () => {
  const told = () =>
    test.context.db
      .selectFrom('payment')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('org_id', '=', calls.place.orgId)
      .executeTakeFirstOrThrow();
  const parts = [calls.payer(60_000), books(40_000, { accountId: randomUUIDv7() })];
  const { status } = await calls.match([await idOf('MASUK')], parts);

  expect([status, Number((await told()).count)]).toEqual([422, 0]);
  expect(await untouched()).toEqual(nothing);
});

it('a payment is of somebody who pays in that building', async () => {
  const line = await idOf('MASUK');
  const stranger = await calls.match([line], [{ ...calls.payer(100_000), personId: randomUUIDv7() }]);
  const elsewhere = await calls.match([line], [{ ...calls.payer(100_000), buildingId: randomUUIDv7() }]);

  expect(stranger.status).toBe(404);
  expect([403, 404]).toContain(elsewhere.status);
  expect(await untouched()).toEqual(nothing);
});

it('a line that is named twice counts once', async () => {
  const line = await idOf('MASUK');
  const twice = await calls.match([line, line], [books(200_000)]);
  const once = await calls.match([line, line], [books(100_000)]);
  const stands = await calls.stands('1110');
  await calls.undo(once.data[0].match.id);

  expect([twice.status, once.status, once.data.length, stands]).toEqual([422, 200, 1, 100_000]);
});

it('lines that come to nothing together need parts that do as well', async () => {
  const ids = [await idOf('KELUAR'), await idOf('MASUK'), await idOf('SISA')];
  const { status, data } = await calls.match(ids, [books(160_000), books(-40_000, { accountId: costs })]);
  const [stands, sold, spent] = [await calls.stands('1110'), await calls.stands('4400'), await calls.stands('5100')];
  await calls.undo(data[0].match.id);

  expect([status, stands, sold, spent]).toEqual([200, 120_000, 160_000, 40_000]);
  expect(await untouched()).toEqual(nothing);
});

it('a line is ignored with a reason alone, and not twice', async () => {
  const line = await idOf('SISA');
  const [short, first, second] = [
    await calls.ignore(line, 'x'),
    await calls.ignore(line, 'Uang pindah sendiri'),
    await calls.ignore(line, 'Lagi saja'),
  ];
  const [back, again] = [await calls.restore(line), await calls.restore(line)];

  expect([short, first, second, back, again].map(({ status }) => status)).toEqual([422, 200, 409, 200, 409]);
  expect((await calls.lineOf('SISA')).reason).toBeNull();
});

it('a match that is none is not undone, and one that is undone stays so', async () => {
  const { data } = await calls.match([await idOf('SISA')], [books(60_000)]);
  const { id } = data[0].match;
  const answers = [await calls.undo(randomUUIDv7()), await calls.undo(id), await calls.undo(id)];

  expect(answers.map(({ status }) => status)).toEqual([404, 200, 409]);
  expect(await untouched()).toEqual(nothing);
});

it('what was matched, and by whom, stands in the audit with what it was undone for', async () => {
  const { data } = await calls.match([await idOf('SISA')], [books(60_000)]);
  await calls.undo(data[0].match.id);
  const entries = await test.context.db
    .selectFrom('audit_event')
    .select(['action', 'before', 'after'])
    .where('org_id', '=', calls.place.orgId)
    .where('entity', '=', 'statement_match')
    .where('entity_id', '=', data[0].match.id)
    .orderBy('action')
    .execute();

  expect(entries).toMatchObject([
    { action: 'create', after: { amount: 60_000, lines: 1, matched: ['Jual kardus'] } },
    { action: 'undo', before: { lines: 1, matched: ['Jual kardus'] }, after: { reason: 'Salah pasangan' } },
  ]);
});
