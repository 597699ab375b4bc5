import { autopayFault, autopayFailures } from '@imah/contract/wallet/words';
import { confirmStepUp, type TestApp } from '@imah/server-platform/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { proveBooks } from '../ledger/prove-books.ts';
import { createTestApp } from '../testing/test-app.ts';
import { walletCalls } from '../testing/wallet-calls.ts';
import { runWalletJobs } from './autopay-jobs.ts';
import { payDayOf } from './pay-day.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const day = 24 * 3_600_000;
const run = () => runWalletJobs(test.context);
/** What happens on the mornings after, and the clock is back. */
async function mornings<T>(count: number, act: () => Promise<T>): Promise<T> {
  test.clock.now += count * day;
  try {
    return await act();
  } finally {
    test.clock.now -= count * day;
  }
}

describe('the day on which a bill is paid by itself', () => {
  const onDay = (wanted: number) => ({ when: 'day', day: wanted }) as const;

  it('is the day after it is told of, as soon as a bill is issued', () => {
    const rule = { when: 'issued', day: null } as const;
    expect(payDayOf(rule, { since: '2026-11-20', today: '2026-11-20' })).toBe('2026-11-21');
    expect(payDayOf(rule, { since: '2026-12-31', today: '2026-12-31' })).toBe('2027-01-01');
  });

  it('is the chosen day of the month that comes next, and is told of the day before', () => {
    expect(payDayOf(onDay(25), { since: '2026-11-20', today: '2026-11-23' })).toBeNull();
    expect(payDayOf(onDay(25), { since: '2026-11-20', today: '2026-11-24' })).toBe('2026-11-25');
    expect(payDayOf(onDay(5), { since: '2026-11-20', today: '2026-12-03' })).toBeNull();
    expect(payDayOf(onDay(5), { since: '2026-11-20', today: '2026-12-04' })).toBe('2026-12-05');
    // What was issued or chosen on that very day waits for the next month.
    expect(payDayOf(onDay(20), { since: '2026-11-20', today: '2026-11-20' })).toBeNull();
    expect(payDayOf(onDay(1), { since: '2026-01-31', today: '2026-01-31' })).toBe('2026-02-01');
  });

  it('comes later where the server was away, and never on the day it is told of', () => {
    const since = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true });
    const text = (date: Date) => date.toISOString().slice(0, 10);
    fc.assert(
      fc.property(since, fc.integer({ min: 1, max: 28 }), fc.nat(90), (begin, wanted, late) => {
        const today = text(new Date(begin.getTime() + late * day));
        const payOn = payDayOf(onDay(wanted), { since: text(begin), today });
        const tomorrow = text(new Date(Date.parse(today) + day));
        // Within a month it is told of, whatever the day; then it is paid the day after.
        expect(late >= 31 ? [tomorrow] : [tomorrow, null]).toContain(payOn);
      }),
      { numRuns: 2_000 },
    );
  });
});

it('whether a bill is paid follows from what is open, what is there and the limit, whatever they are', () => {
  const amount = fc.nat(2_000_000);
  fc.assert(
    fc.property(amount, amount, amount, (outstanding, available, limit) => {
      const fault = autopayFault({ outstanding, available, limit });
      expect(fault === null).toBe(outstanding > 0 && outstanding <= available && outstanding <= limit);
      expect([null, ...autopayFailures]).toContain(fault);
    }),
    { numRuns: 10_000 },
  );
});

describe('a bill', () => {
  it('is told of, paid the next morning to the rupiah, and once, however often the clock comes', async () => {
    const { place, bill, pay, autopay, read, stand, standing, told, statement } = await walletCalls(test, 'Otomatis');
    await pay(1_000_000);
    expect((await autopay()).data.autopay).toEqual({ state: 'on', limit: 1_000_000, when: 'issued', day: null });
    const billId = await bill('2026-11');
    expect(await run()).toEqual({ paid: 0, announced: 1 });
    expect(await run()).toEqual({ paid: 0, announced: 0 });
    expect(await told('autopay-announced')).toEqual(['/imah/saldo?bagian=otomatis']);
    expect((await read()).attempts).toMatchObject([{ billId, state: 'announced', failure: null, paymentId: null }]);
    expect(await standing(billId)).toEqual(['issued', 648_000]);

    const ran = await mornings(1, () => Promise.all([run(), run(), run()]));
    expect(ran.reduce((sum, { paid }) => sum + paid, 0)).toBe(1);
    expect(await standing(billId)).toEqual(['paid', 0]);
    expect(await stand()).toEqual([352_000, 0]);
    const [line] = (await statement()).data;
    expect(line).toMatchObject({ kind: 'paid', amount: -648_000, balance: 352_000 });
    expect((await read()).attempts).toMatchObject([{ state: 'paid', paymentId: line.source.id }]);
    expect((await proveBooks(test.context.db, place.orgId)).faults).toEqual([]);
  });

  it.each([
    ['SALDO_KURANG', 100_000, { limit: 1_000_000 }],
    ['MELEBIHI_BATAS', 1_000_000, { limit: 647_999 }],
  ])('that cannot be paid is told of as %s, and stays open', async (failure, amount, more) => {
    const { bill, pay, autopay, read, standing, told, stand } = await walletCalls(test, failure);
    await pay(amount);
    await autopay(more);
    const billId = await bill('2026-11');
    await run();
    await mornings(1, run);
    expect((await read()).attempts).toMatchObject([{ billId, state: 'failed', failure }]);
    expect(await standing(billId)).toEqual(['issued', 648_000]);
    expect(await stand()).toEqual([amount, 0]);
    expect(await told('autopay-failed')).toEqual(['/imah/saldo?bagian=otomatis']);
    expect(await mornings(2, run)).toEqual({ paid: 0, announced: 0 });
  });

  it('that somebody has paid meanwhile is not paid again', async () => {
    const { bill, pay, use, autopay, read, stand } = await walletCalls(test, 'Duluan');
    await pay(1_500_000);
    await autopay();
    await bill('2026-11');
    await run();
    await use(648_000);
    expect(await mornings(1, run)).toEqual({ paid: 0, announced: 0 });
    expect((await read()).attempts).toMatchObject([{ state: 'failed', failure: 'TIDAK_ADA_TAGIHAN' }]);
    expect(await stand()).toEqual([852_000, 0]);
  });

  it('that is disputed is left alone, though it was told of, until somebody has answered; then it is told of anew', async () => {
    const { bill, pay, autopay, read, stand, standing, send, resident, finance, place } = await walletCalls(
      test,
      'Sengketa',
    );
    await pay(1_000_000);
    await autopay();
    const billId = await bill('2026-11');
    await run();
    const reason = 'Luas unit salah';
    const url = `/api/v1/bills/${billId}/disputes`;
    const { data } = await send('POST', url, { positions: [1], reason }, resident.bearer);
    expect((await read()).attempts).toEqual([]);
    for (const later of [1, 2]) expect(await mornings(later, run)).toEqual({ paid: 0, announced: 0 });
    expect([await standing(billId), await stand()]).toEqual([
      ['disputed', 648_000],
      [1_000_000, 0],
    ]);

    await confirmStepUp(test, finance);
    const answer = `/api/v1/buildings/${place.buildingId}/bills/${billId}/disputes/${data.id}/answer`;
    const refused = { outcome: 'refused', reason: 'Luasnya benar' };
    expect((await send('POST', answer, refused, { ...finance.bearer, 'if-match': '"1"' })).status).toBe(200);
    expect(await mornings(3, run)).toEqual({ paid: 0, announced: 1 });
    expect(await mornings(4, run)).toEqual({ paid: 1, announced: 0 });
    expect(await standing(billId)).toEqual(['paid', 0]);
  });

  it('is left alone once its person has switched it off, and told of anew when they switch it on again', async () => {
    const { bill, pay, autopay, read, standing } = await walletCalls(test, 'Mati');
    await pay(1_000_000);
    await autopay();
    const billId = await bill('2026-11');
    await run();
    expect((await autopay({ state: 'off' })).data).toMatchObject({ autopay: { state: 'off' }, attempts: [] });
    expect(await mornings(1, run)).toEqual({ paid: 0, announced: 0 });
    await autopay();
    expect(await mornings(1, run)).toEqual({ paid: 0, announced: 1 });
    expect(await mornings(2, run)).toEqual({ paid: 1, announced: 0 });
    expect(await standing(billId)).toEqual(['paid', 0]);
    expect((await read()).attempts).toMatchObject([{ state: 'paid' }]);
  });
});

it('how bills are paid by themselves, their person alone says, whoever keeps the books; a day only for those of a day', async () => {
  const { autopay, finance, technician, read, send, place } = await walletCalls(test, 'Sendiri');
  for (const who of [finance, technician]) expect((await autopay({}, who)).status).toBe(404);
  expect((await autopay({ when: 'day' })).fields).toEqual({ day: ['Wajib diisi'] });
  expect((await autopay({ when: 'issued', day: 3 })).status).toBe(422);
  expect((await autopay({ when: 'day', day: 29 })).status).toBe(422);
  expect((await autopay({ when: 'day', day: 28 })).status).toBe(200);
  expect((await read()).autopay).toEqual({ state: 'on', limit: 1_000_000, when: 'day', day: 28 });
  const { data } = await send('GET', `/api/v1/organizations/${place.orgId}/audit?entity=autopay`);
  expect(data).toMatchObject([{ action: 'update', after: { autopay: 'on', autopayDay: 28 } }]);
});
