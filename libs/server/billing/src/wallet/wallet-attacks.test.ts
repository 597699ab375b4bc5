import type { TestApp } from '@imah/server-platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { proveBooks } from '../ledger/prove-books.ts';
import { balancesOf } from '../testing/ledger.ts';
import { createTestApp } from '../testing/test-app.ts';
import { walletCalls } from '../testing/wallet-calls.ts';

let test: TestApp;
let calls: Awaited<ReturnType<typeof walletCalls>>;
let others: Awaited<ReturnType<typeof walletCalls>>;
beforeAll(async () => {
  test = await createTestApp();
  calls = await walletCalls(test, 'Dompet');
  others = await walletCalls(test, 'Seberang');
  await others.pay(500_000);
});
afterAll(() => test.close());

const statusesOf = (answers: readonly { readonly status: number }[]): number[] =>
  answers.map(({ status }) => status).toSorted((one, other) => one - other);

describe('a payout that many decide about at once', () => {
  it('is approved by one of them, and approved and refused by one of both: what it held is held or free', async () => {
    const { pay, ask, move, stand, place, second } = calls;
    await pay(400_000);
    const { data: asked } = await ask(400_000);
    const approvals = await Promise.all([
      move(asked, 'approve'),
      move(asked, 'approve', second),
      move(asked, 'approve', place.owner),
    ]);
    expect(statusesOf(approvals)).toEqual([200, 412, 412]);

    const approved = { id: asked.id, version: 2 };
    await Promise.all([
      move(approved, 'refuse', second, 'Rekening salah'),
      move(approved, 'refuse', place.owner, 'Batal'),
    ]);
    expect(await stand()).toEqual([400_000, 0]);
    expect((await proveBooks(test.context.db, place.orgId)).faults).toEqual([]);
  });

  it('is paid once, or refused, and leaves the bank no more than once', async () => {
    const { waited, move, stand, place, second, finance } = calls;
    const [before, [free]] = [await balancesOf(test, place.orgId), await stand()];
    const { data: asked } = await waited(150_000);
    const { data: approved } = await move(asked, 'approve', second);

    const answers = await Promise.all([
      move(approved, 'pay', finance),
      move(approved, 'pay', second),
      move(approved, 'refuse', place.owner, 'Jangan dibayar'),
    ]);

    expect(statusesOf(answers)).toEqual([200, 412, 412]);
    const left = answers[2]?.status === 200 ? 0 : 150_000;
    expect(await stand()).toEqual([(free ?? 0) - left, 0]);
    expect((await balancesOf(test, place.orgId))['bank']).toBe((before['bank'] ?? 0) - left);
    expect((await proveBooks(test.context.db, place.orgId)).faults).toEqual([]);
  });
});

describe('a payout', () => {
  it('is of whole rupiah above nothing, to an account that can be one', async () => {
    const { ask, stand } = calls;
    const before = await stand();
    for (const amount of [0, -1, 0.5, 2 ** 53]) expect(Object.keys((await ask(amount)).fields)).toEqual(['amount']);
    for (const accountNumber of ['', '12', 'abc123456', '1'.repeat(60)])
      expect(Object.keys((await ask(1_000, { accountNumber })).fields)).toEqual(['accountNumber']);
    expect(await stand()).toEqual(before);
  });

  it('takes the last rupiah, and not one more', async () => {
    const { ask, move, stand, second } = calls;
    const [free = 0] = await stand();
    expect((await ask(free + 1)).code).toBe('SALDO_KURANG');
    const { data: all } = await ask(free);
    expect(await stand()).toEqual([0, free]);
    expect((await ask(1)).code).toBe('SALDO_KURANG');

    await move(all, 'refuse', second, 'Ternyata tidak jadi');
    expect(await stand()).toEqual([free, 0]);
  });

  it('is refused with a reason, paid after it was approved, and moved by nobody who saw an older one', async () => {
    const { ask, move, second } = calls;
    const { data: asked } = await ask(10_000);
    expect(Object.keys((await move(asked, 'refuse', second)).fields)).toEqual(['reason']);
    expect((await move(asked, 'pay', second)).code).toBe('BENTROK');
    const { data: approved } = await move(asked, 'approve', second);
    expect((await move(asked, 'refuse', second, 'Versi lama')).status).toBe(412);
    const { data: refused } = await move(approved, 'refuse', second, 'Rekening orang lain');
    for (const to of ['approve', 'pay', 'refuse'])
      expect((await move(refused, to, second, 'Sekali lagi')).code).toBe('BENTROK');
  });
});

describe('a deposit of another organisation', () => {
  it('is neither read, spent, paid out nor answered for by who keeps the books here, and has no building here', async () => {
    const { finance, resident, place, ask } = calls;
    const { data: theirs } = await others.ask(100_000);
    const before = await others.stand();

    for (const who of [finance, resident, place.owner]) {
      expect((await others.send('GET', others.wallet, undefined, who.bearer)).status).toBe(404);
      expect((await others.statement('limit=10', who)).status).toBe(404);
      expect((await others.use(1_000, [], who)).status).toBe(404);
      expect((await others.ask(1_000, {}, who)).status).toBe(404);
      expect((await others.autopay({}, who)).status).toBe(404);
      expect((await others.move(theirs, 'approve', who)).status).toBe(404);
      expect((await others.move(theirs, 'refuse', who, 'Bukan hak saya')).status).toBe(404);
    }
    expect((await ask(1_000, { buildingId: others.place.buildingId })).status).toBe(404);
    expect(await others.stand()).toEqual(before);
  });

  it('pays no bill from here, nor is a bill of a neighbour paid from one’s own', async () => {
    const { unit, stay, issue, use, standing, finance, place, stand } = calls;
    await stay(await unit('B-202'), 'Budi', 'tenant', '[2026-01-01,)', true);
    const { bills } = await issue('2026-09');
    const neighbours = bills.find(({ unitCode }) => unitCode === 'B-202')?.id ?? '';
    const theirs = await others.bill('2026-09');
    const before = await stand();

    for (const billIds of [[neighbours], [theirs], [neighbours, theirs]])
      expect((await use(1_000, billIds)).code).toBe('BENTROK');
    expect(await standing(neighbours, finance)).toEqual(['issued', 648_000]);
    expect(await stand()).toEqual(before);
    expect((await proveBooks(test.context.db, place.orgId)).faults).toEqual([]);
  });
});
