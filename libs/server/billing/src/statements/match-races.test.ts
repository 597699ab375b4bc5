import { randomUUIDv7 } from 'node:crypto';
import { takeNumber } from '@imah/server-platform/database';
import type { TestApp } from '@imah/server-platform/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lockPayer } from '../payments/create-payment.ts';
import { createTestApp } from '../testing/test-app.ts';
import { november, statementCalls } from './testing/statement-calls.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const statuses = (answers: readonly { readonly status: number }[]) =>
  answers.map(({ status }) => status).toSorted((one, other) => one - other);
/** Whether a change waits for the lock of another. */
async function isWaiting(): Promise<boolean> {
  const { rows } =
    await sql`SELECT 1 FROM pg_locks WHERE NOT granted AND locktype IN ('tuple', 'transactionid')`.execute(
      test.context.db,
    );
  return rows.length > 0;
}
const once = (count: number) => [200, ...Array.from({ length: count - 1 }, () => 409)];

it('of many that match a line at once, one does: its payment is booked once', async () => {
  const { bill, standing, give, lineOf, match, payer, stands } = await statementCalls(test, 'Serentak');
  const billId = await bill('2026-11');
  await give(november([[5, 648_000, 'SARI']]));
  const { id } = await lineOf('SARI');
  const answers = await Promise.all(Array.from({ length: 12 }, () => match([id], [payer(648_000)])));

  expect(statuses(answers)).toEqual(once(12));
  expect([await standing(billId), await stands('1110')]).toEqual([['paid', 0], 648_000]);
});

it('of many lines that are matched with one entry at once, one is', async () => {
  const { bill, pay, give, lines, suggestions, match, stands } = await statementCalls(test, 'Satu catatan');
  await bill('2026-11');
  await pay(648_000);
  await give(november(Array.from({ length: 6 }, (_, at) => [20, 648_000, `SARI ${at}`])));
  const [{ parts }] = await suggestions('SARI');
  const answers = await Promise.all((await lines()).map(({ id }) => match([id], parts)));

  expect(statuses(answers)).toEqual(once(6));
  expect(await stands('1110')).toBe(648_000);
});

it('of many that undo a match at once, one does', async () => {
  const { give, lineOf, match, undo, booksAccount, stands } = await statementCalls(test, 'Batal serentak');
  await give(november([[5, -15_000, 'BIAYA ADM']]));
  const part = { kind: 'account', accountId: await booksAccount('5100'), amount: -15_000, note: 'Biaya bank' };
  const { data } = await match([(await lineOf('BIAYA')).id], [part]);
  const answers = await Promise.all(Array.from({ length: 5 }, () => undo(data[0].match.id)));

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect([await stands('1110'), await stands('5100')]).toEqual([0, 0]);
});

it('a match is undone while its payer pays: it waits for the payer before it writes to the books, as who pays does', async () => {
  const { give, lineOf, match, undo, payer, addAccount, place, personId } = await statementCalls(test, 'Bersilangan');
  const { orgId } = place;
  const { id: other } = (await addAccount({ number: '777777' })).data;
  await give(november([[5, 648_000, 'SARI']], 0, '777777'), 'apply', other);
  const { data } = await match([(await lineOf('SARI', other)).id], [payer(648_000)], undefined, other);
  const { undoing } = await test.context.db.transaction().execute(async (trx) => {
    await lockPayer(trx, { orgId, personId });
    const begun = undo(data[0].match.id, other);
    await expect.poll(isWaiting, { interval: 20, timeout: 10_000 }).toBe(true);
    await sql`SELECT ledger_lock(${orgId})`.execute(trx);
    return { undoing: begun };
  });
  expect((await undoing).status).toBe(200);
});

it('a match with a fee before its payer is made while another pays: the number of the receipt comes before the books, as for who pays', async () => {
  const { give, lineOf, match, payer, booksAccount, place, stands } = await statementCalls(test, 'Biaya dulu');
  const { orgId } = place;
  await give(november([[5, 633_000, 'SARI']]));
  const { id } = await lineOf('SARI');
  const fee = { kind: 'account', accountId: await booksAccount('5100'), amount: -15_000, note: 'Biaya bank' };
  const { matching } = await test.context.db.transaction().execute(async (trx) => {
    await takeNumber(trx, { orgId, kind: 'KWT', timeZone: 'Asia/Jakarta' }, test.clock.now);
    const begun = match([id], [fee, payer(648_000)]);
    await expect.poll(isWaiting, { interval: 20, timeout: 10_000 }).toBe(true);
    await sql`SELECT ledger_lock(${orgId})`.execute(trx);
    return { matching: begun };
  });
  const { status, data } = await matching;
  expect([status, data[0].match.parts.map(({ kind }: { kind: string }) => kind), await stands('1110')]).toEqual([
    200,
    ['account', 'payer'],
    633_000,
  ]);
});

it('a file that is sent many times at once has its lines once', async () => {
  const { give, lines } = await statementCalls(test, 'Kirim serentak');
  const file = november(
    Array.from({ length: 20 }, (_, at) => [1 + (at % 9), 1_000, `BARIS ${at}`]).toSorted(
      (a, b) => Number(a[0]) - Number(b[0]),
    ) as never,
  );
  const answers = await Promise.all(Array.from({ length: 4 }, () => give(file)));

  expect(answers.map(({ data }) => data.lines).toSorted((one, other) => one - other)).toEqual([0, 0, 0, 20]);
  expect(await lines('?limit=200')).toHaveLength(20);
});

it('a line of another account, or of nobody, is not there', async () => {
  const { give, lineOf, addAccount, match, booksAccount } = await statementCalls(test, 'Bukan miliknya');
  const { id: other } = (await addAccount({ number: '777777' })).data;
  await give(november([[5, 1_000, 'UANG']]));
  const { id } = await lineOf('UANG');
  const part = { kind: 'account', accountId: await booksAccount('4400'), amount: 1_000, note: 'Salah tempat' };

  expect((await match([id], [part], undefined, other)).status).toBe(404);
  expect((await match([randomUUIDv7()], [part])).status).toBe(404);
});
