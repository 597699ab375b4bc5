import type { Order } from '@imah/contract/catalogue';
import { makeMember, makeUnit, type TestApp, type TestPerson } from '@imah/server-platform/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { orderCalls } from '../testing/order-calls.ts';
import { createTestApp } from '../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

it('fifty orders at once for a quota of seven, again and again: seven get it each time, and it is given back once', async () => {
  const { place, water, promotion, one, tryOrder, move, usedOf } = await orderCalls(test, 'Kuota');
  const people: { who: TestPerson; unitId: string }[] = [];
  for (let index = 0; index < 10; index += 1) {
    const who = await makeMember(test, place, `Penghuni ${index}`, ['resident'], [place.buildingId]);
    people.push({ who, unitId: await makeUnit(test, place, `K-${index}`, who) });
  }
  for (let round = 0; round < 3; round += 1) {
    const code = `TUJUH-${round}`;
    const { id } = await promotion({ name: code, code, value: 5_000, quota: 7 });
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => {
        const { who, unitId } = people[index % people.length] ?? { who: place.owner, unitId: '' };
        return tryOrder([one(water)], { unitId, code, shownTotal: 9_000 }, who);
      }),
    );
    const placed = answers.filter(({ status }) => status === 201);
    expect(placed).toHaveLength(7);
    expect(answers.filter(({ code: refusal }) => refusal === 'HARGA_BERUBAH')).toHaveLength(43);
    expect(await usedOf(id)).toBe(7);
    const gone = await Promise.all(
      [...placed, ...placed].map(({ data }) => move(data, 'cancel', { reason: 'Salah pesan' })),
    );
    expect(gone.filter(({ status }) => status === 200)).toHaveLength(7);
    expect(await usedOf(id)).toBe(0);
  }
}, 60_000);

it('a quota for each person holds when somebody orders twice at once, and is theirs again after a cancellation', async () => {
  const { water, promotion, one, tryOrder, move, preview, resident } = await orderCalls(test, 'Orang');
  await promotion({ name: 'Sekali saja', value: 5_000, perPersonQuota: 1 });
  const answers = await Promise.all(Array.from({ length: 6 }, () => tryOrder([one(water)], { shownTotal: 9_000 })));
  const [placed] = answers.filter(({ status }) => status === 201);

  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect((await preview([one(water)])).total).toBe(18_000);
  await move(placed?.data, 'cancel', { who: resident });
  expect((await preview([one(water)])).total).toBe(9_000);
});

it('orders at once from one deposit: just as many go through as it can bear', async () => {
  const { water, one, tryOrder, topUp, available } = await orderCalls(test, 'Rebut');
  await topUp(50_000);
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => tryOrder([one(water)], { payment: 'deposit', shownTotal: 18_000 })),
  );

  expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
  expect(answers.filter(({ code }) => code === 'SALDO_KURANG')).toHaveLength(8);
  expect(await available()).toBe(14_000);
});

it('orders from a deposit and cancellations of such at once never wait for each other, and the sums are right', async () => {
  const { water, promotion, one, order, tryOrder, move, topUp, available, usedOf, resident } = await orderCalls(
    test,
    'Silang',
  );
  await topUp(400_000);
  const { id } = await promotion({ name: 'Separuh', value: 5_000, quota: 100 });
  const early: Order[] = [];
  for (let index = 0; index < 8; index += 1) early.push(await order([one(water)], { payment: 'deposit' }));
  const answers = await Promise.all(
    early.flatMap((placed) => [
      move(placed, 'cancel', { who: resident }),
      tryOrder([one(water)], { payment: 'deposit', shownTotal: 9_000 }),
    ]),
  );

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(8);
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(8);
  expect([await available(), await usedOf(id)]).toEqual([400_000 - 8 * 9_000, 8]);
});

it('orders and cancellations at once that use what runs out after what does not never wait for each other', async () => {
  const { place, water, promotion, one, order, tryOrder, move, resident, topUp } = await orderCalls(test, 'Kunci');
  await topUp(1_000_000);
  const other = await makeMember(test, place, 'Budi', ['resident'], [place.buildingId]);
  const unitId = await makeUnit(test, place, 'A-102', other);
  // By their ids the first has no quota, and the second has one.
  await promotion({ name: 'Selalu', value: 1_000, stackable: true });
  await promotion({ name: 'Seribu kali', value: 1_000, stackable: true, quota: 1_000 });
  const early: Order[] = [];
  for (let index = 0; index < 20; index += 1) early.push(await order([one(water)]));
  const answers = await Promise.all(
    early.flatMap((placed) => [
      move(placed, 'cancel', { who: resident }),
      tryOrder([one(water)], { unitId, shownTotal: 14_580 }, other),
    ]),
  );

  expect(answers.map(({ status }) => status)).toEqual(early.flatMap(() => [200, 201]));
});

it('two months that are reckoned at once: one of them asks for what waits', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { water, one, order, makeRun, moveRun } = await orderCalls(test, `Bersama ${round}`);
    await order([one(water)]);
    const [first, second] = [await makeRun('2026-11'), await makeRun('2026-12')];
    const reckoned = await Promise.all([moveRun(first, 'calculate', 1), moveRun(second, 'calculate', 1)]);

    expect(reckoned.map(({ status }) => status)).toEqual([200, 200]);
    expect(reckoned.flatMap(({ data }) => data.bills)).toMatchObject([{ total: 18_000 }]);
  }
});

it('while a run holds what was ordered, a cancellation is told so at once, and succeeds once the run is done', async () => {
  const { water, resident, one, order, move, read } = await orderCalls(test, 'Sedang dihitung');
  const placed = await order([one(water)]);

  const refused = await test.context.db.transaction().execute(async (trx) => {
    // As a run does that is reckoned, for minutes where the building is large.
    await trx.selectFrom('bill_charge').select('id').where('source_id', '=', placed.id).forUpdate().execute();
    return move(placed, 'cancel', { who: resident });
  });
  const after = await move(placed, 'cancel', { who: resident });

  expect([refused.status, refused.code]).toEqual([409, 'PESANAN_SEDANG_DITAGIH']);
  expect([after.status, (await read(placed.id)).state]).toEqual([200, 'cancelled']);
});

it('an order is cancelled before its run is issued or after: never is a cancelled one owed', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { water, resident, one, order, makeRun, moveRun, move, read, get } = await orderCalls(
      test,
      `Balapan ${round}`,
    );
    const placed = await order([one(water)]);
    const runId = await makeRun('2026-11');
    await moveRun(runId, 'calculate', 1);
    await moveRun(runId, 'review', 2);
    const [gone, issued] = await Promise.all([move(placed, 'cancel', { who: resident }), moveRun(runId, 'issue', 3)]);
    const { state } = await read(placed.id);
    const owed = (await get('own-bills')).data.reduce(
      (sum: number, bill: { outstanding: number }) => sum + bill.outstanding,
      0,
    );

    // Whoever comes second is refused.
    expect([gone.status === 200, issued.status === 200]).toEqual(state === 'cancelled' ? [true, false] : [false, true]);
    expect(owed).toBe(state === 'cancelled' ? 0 : 18_000);
  }
});

it('whatever is ordered under whatever promotions: never below nothing, never dearer, and the sums are those of the lines', async () => {
  const { water, cleaning, promotion, one, order } = await orderCalls(test, 'Acak');
  const drafts = [
    { name: 'Sepersepuluh', value: 1_000, stackable: true },
    { name: 'Lima ribu', kind: 'amount', value: 5_000, stackable: true },
    { name: 'Lebih dari harga', kind: 'amount', value: 500_000, min: 300_000 },
    { name: 'Dua gratis satu', kind: 'free-units', value: 2, freeUnits: 1, productIds: [water.id] },
  ];
  for (const draft of drafts) await promotion(draft);
  const quantity = fc.integer({ min: 1, max: 9 });
  await fc.assert(
    fc.asyncProperty(quantity, fc.option(quantity, { nil: 0 }), async (waters, cleanings) => {
      const placed = await order([one(water, waters), ...(cleanings === 0 ? [] : [one(cleaning, cleanings)])]);
      for (const line of placed.lines) {
        expect(line.amount).toBeGreaterThanOrEqual(0);
        expect(line.amount).toBeLessThanOrEqual(line.list);
        expect(line.list - line.amount).toBe(line.applied.reduce((sum, { discount }) => sum + discount, 0));
      }
      const sum = (of: (line: (typeof placed.lines)[number]) => number) =>
        placed.lines.reduce((all, line) => all + of(line), 0);
      expect([placed.list, placed.discount, placed.tax, placed.total]).toEqual([
        waters * 18_000 + cleanings * 100_000,
        sum(({ list, amount }) => list - amount),
        sum(({ tax }) => tax),
        sum(({ amount, tax }) => amount + tax),
      ]);
    }),
    { numRuns: 25 },
  );
});
