import { randomUUIDv7 } from 'node:crypto';
import { makeMember, type TestApp } from '@imah/server-platform/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { proveBooks } from '../ledger/prove-books.ts';
import { createTestApp } from '../testing/test-app.ts';
import { november, statementCalls } from './testing/statement-calls.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

async function openingCalls(name: string) {
  const calls = await statementCalls(test, name);
  const book = (amount: unknown, of = calls.accountId) =>
    calls.send('POST', calls.at('opening-balance', of), { amount });
  const opening = async () => (await calls.accounts())[0]?.opening;
  return { ...calls, book, opening };
}

it('an account that the bank was owed begins below zero', async () => {
  const { give, book, opening, stands } = await openingCalls('Berutang');
  await give(november([[2, 1_000, 'A']], -250_000));
  const missing = await opening();
  const { data } = await book(-250_000);

  expect(missing).toEqual({ amount: -250_000, on: '2026-10-31' });
  expect([data.opening, await stands('1110'), await stands('3100')]).toEqual([null, -250_000, -250_000]);
});

it('nothing, half a rupiah and more than a trillion are no balance', async () => {
  const { give, book, stands } = await openingCalls('Bukan saldo');
  await give(november([[2, 1_000, 'A']], 5_000));
  const answers = await Promise.all([0, 0.5, 1_000_000_000_001, -1_000_000_000_001, '5000'].map((one) => book(one)));

  expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 422, 422]);
  expect(await stands('1110')).toBe(0);
});

it('while no statement says a balance nothing is missing, and nothing is booked', async () => {
  const { book, opening } = await openingCalls('Tanpa');

  expect([await opening(), (await book(1_000)).status]).toEqual([null, 409]);
  expect((await book(1_000, randomUUIDv7())).status).toBe(404);
});

it('in a month that is closed it is not booked, and what was booked stays', async () => {
  const { give, book, stands, place } = await openingCalls('Tutup');
  await give(november([[2, 1_000, 'A']], 5_000));
  await book(4_000);
  await test.context.db
    .insertInto('ledger_closed_period')
    .values({ org_id: place.orgId, period: '2026-10', closed_at: new Date(test.clock.now), closed_by: null })
    .execute();
  const refused = await book(1_000);

  expect([refused.status, refused.code, await stands('1110')]).toEqual([409, 'BULAN_DITUTUP', 4_000]);
});

it('what the books had by that day is not missing', async () => {
  const { give, bill, pay, opening } = await openingCalls('Sudah ada');
  await bill('2026-10');
  await pay(200_000, { receivedOn: '2026-10-30' });
  await pay(100_000, { receivedOn: '2026-11-02' });
  await give(november([[2, 100_000, 'A']], 500_000));

  expect(await opening()).toEqual({ amount: 300_000, on: '2026-10-31' });
});

it('the balance of one bank is not missing in the books of another', async () => {
  const { give, book, addAccount, accounts } = await openingCalls('Dua bank');
  const { data } = await addAccount({ number: '9876543210', name: 'BCA kedua' });
  await give(november([[2, 1_000, 'A']], 5_000));
  await give(november([[2, 1_000, 'A']], 70_000, '9876543210'), 'apply', data.id);
  await book(5_000);
  const [first, second] = await accounts();

  expect([first?.opening, second?.opening]).toEqual([null, { amount: 70_000, on: '2026-10-31' }]);
  expect([first?.booked, second?.booked]).toEqual([5_000, 0]);
});

it('booked many times at once, each is booked and the books still agree', async () => {
  const { give, book, stands, place } = await openingCalls('Serentak');
  await give(november([[2, 1_000, 'A']], 5_000));
  const answers = await Promise.all([1_000, 1_000, 1_000].map((amount) => book(amount)));

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect([await stands('1110'), await stands('3100')]).toEqual([3_000, 3_000]);
  expect((await proveBooks(test.context.db, place.orgId)).faults).toEqual([]);
});

it('the balance of the day before stays as it is said once the file that says it is undone', async () => {
  const { give, book, opening, undoImport, stands } = await openingCalls('Urung');
  const { data } = await give(november([[2, 1_000, 'A']], 5_000));
  await book(5_000);
  await undoImport(data.importId);
  const without = await opening();
  await give(november([[2, 1_000, 'A']], 7_000));

  expect([without, await opening(), await stands('1110')]).toEqual([null, { amount: 2_000, on: '2026-10-31' }, 5_000]);
});

it('is booked by who keeps the books of the whole organisation, and stands in the audit', async () => {
  const { give, book, send, at, place } = await openingCalls('Hak');
  await give(november([[2, 1_000, 'A']], 5_000));
  const manager = await makeMember(test, place, 'Satu gedung', ['building-manager'], [place.buildingId]);
  const refused = await send('POST', at('opening-balance'), { amount: 5_000 }, manager.bearer);
  await book(5_000);
  const entries = await test.context.db
    .selectFrom('audit_event')
    .select(['action', 'after'])
    .where('org_id', '=', place.orgId)
    .where('action', '=', 'book-opening')
    .execute();

  expect(refused.status).toBe(403);
  expect(entries).toEqual([{ action: 'book-opening', after: { amount: 5_000, from: '2026-10-31' } }]);
});
