import { randomUUIDv7 } from 'node:crypto';
import { billIssued, depositToppedUp, paidFromDeposit, paymentReceived } from '@imah/ledger';
import { makePlace, type TestApp, type TestPlace } from '@imah/server-platform/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { balancesOf, draftOf, makePayer, post } from '../testing/ledger.ts';
import { createTestApp } from '../testing/test-app.ts';
import { closePeriod, openPeriod } from './close-period.ts';
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

const bill = billIssued({ serviceCharges: 648_000n, sinkingFund: 72_000n });
const inTransaction = <Result>(run: (trx: Parameters<typeof reverseEntry>[0]) => Promise<Result>) =>
  test.context.db.transaction().execute(run);
const reverse = (entryId: string) =>
  inTransaction((trx) =>
    reverseEntry(trx, place.orgId, { entryId, effectiveOn: '2026-11-22', memo: 'Salah unit' }, test.context.now()),
  );

it('makes the accounts of an organisation with its first entry, and moves money between them', async () => {
  await post(test, place.orgId, draftOf(bill));

  expect(await balancesOf(test, place.orgId)).toEqual({
    receivables: 720_000,
    serviceCharges: 648_000,
    sinkingFund: 72_000,
  });
  expect(await proveBooks(test.context.db, place.orgId)).toEqual({
    entries: 1,
    debit: 720_000,
    credit: 720_000,
    faults: [],
  });
});

it('makes an entry once for its key, and answers which it was', async () => {
  const draft = draftOf(bill);

  const first = await post(test, place.orgId, draft);
  const again = await post(test, place.orgId, draft);

  expect(again).toEqual(first);
  expect(await balancesOf(test, place.orgId)).toMatchObject({ receivables: 720_000 });
});

it('does not take a key for something else', async () => {
  const draft = draftOf(bill);
  await post(test, place.orgId, draft);

  await expect(post(test, place.orgId, { ...draft, memo: 'Lain' })).rejects.toThrow('KUNCI_DIPAKAI_ULANG');
});

it('takes an entry back once, and each account is as it was', async () => {
  const [id = ''] = await post(test, place.orgId, draftOf(bill));

  const reversal = await reverse(id);

  expect(await balancesOf(test, place.orgId)).toEqual({});
  expect(await reverse(id)).toBe(reversal);
  expect((await proveBooks(test.context.db, place.orgId)).entries).toBe(2);
});

it('finds no entry of another organisation to take back', async () => {
  const [id = ''] = await post(test, place.orgId, draftOf(bill));
  place = await makePlace(test, 'Kenanga');

  await expect(reverse(id)).rejects.toThrow('TIDAK_DITEMUKAN');
});

it('lets nothing fall into a month that is closed, until it is open again', async () => {
  const key = { orgId: place.orgId, period: '2026-10' };
  const october = draftOf(bill, { effectiveOn: '2026-10-31' });
  expect(await inTransaction((trx) => closePeriod(trx, key, null, test.context.now()))).toBe(true);
  expect(await inTransaction((trx) => closePeriod(trx, key, null, test.context.now()))).toBe(false);

  await expect(post(test, place.orgId, october)).rejects.toThrow('BULAN_DITUTUP');
  await post(test, place.orgId, draftOf(bill, { effectiveOn: '2026-11-01' }));
  expect(await inTransaction((trx) => openPeriod(trx, key))).toBe(true);
  await post(test, place.orgId, october);

  expect(await balancesOf(test, place.orgId)).toMatchObject({ receivables: 1_440_000 });
});

it('keeps a deposit for each person, out of which no more is paid than is in it', async () => {
  const [sari, budi] = [await makePayer(test, place.orgId), await makePayer(test, place.orgId)];
  await post(test, place.orgId, draftOf(depositToppedUp(500n), { personId: sari }));
  await post(test, place.orgId, draftOf(depositToppedUp(300n), { personId: budi }));

  await expect(post(test, place.orgId, draftOf(paidFromDeposit(301n), { personId: budi }))).rejects.toThrow(
    'SALDO_KURANG',
  );
  await post(test, place.orgId, draftOf(paidFromDeposit(300n), { personId: budi }));

  expect(await balancesOf(test, place.orgId)).toEqual({ clearing: 800, deposit: 500, receivables: -300 });
});

it('of 50 payments at once out of a deposit for 20, 20 go through', async () => {
  const personId = await makePayer(test, place.orgId);
  await post(test, place.orgId, draftOf(depositToppedUp(20_000n), { personId }));

  const tries = await Promise.allSettled(
    Array.from({ length: 50 }, () => post(test, place.orgId, draftOf(paidFromDeposit(1_000n), { personId }))),
  );

  const refusals = tries.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []));
  expect([tries.length - refusals.length, new Set(refusals)]).toEqual([20, new Set(['HttpProblem: SALDO_KURANG'])]);
  expect(await balancesOf(test, place.orgId)).toEqual({ clearing: 20_000, receivables: -20_000 });
  expect((await proveBooks(test.context.db, place.orgId)).faults).toEqual([]);
});

it('makes all entries of a call or none', async () => {
  const personId = await makePayer(test, place.orgId);
  const good = draftOf(paymentReceived('bank', 100n, 0n));

  await expect(post(test, place.orgId, good, draftOf(paidFromDeposit(1n), { personId }))).rejects.toThrow(
    'SALDO_KURANG',
  );

  expect(await balancesOf(test, place.orgId)).toEqual({});
});

it('refuses an entry that does not balance before it is sent', async () => {
  const [debit, credit] = draftOf(depositToppedUp(5n)).postings;
  if (debit === undefined || credit === undefined) throw new Error('an entry has two postings');
  const draft = { ...draftOf(bill), idempotencyKey: 'k', postings: [debit, { ...credit, amount: 4n }] };

  await expect(post(test, place.orgId, draft)).rejects.toThrow('the entry k is unbalanced');
});

it('finds an account only in its own organisation', async () => {
  const foreign = { kind: 'id', id: randomUUIDv7() } as const;
  const postings = draftOf(bill).postings.map((posting) => ({ ...posting, account: foreign }));

  await expect(post(test, place.orgId, { ...draftOf(bill), postings })).rejects.toThrow(/foreign key/);
});
