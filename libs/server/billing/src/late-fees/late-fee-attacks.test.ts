import { confirmStepUp, type TestApp } from '@imah/server-platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { proveBooks } from '../ledger/prove-books.ts';
import { lateFeeCalls, threePercent } from '../testing/late-fee-calls.ts';
import { createTestApp } from '../testing/test-app.ts';
import { chargeByTheClock } from './fee-jobs.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const fresh = (name: string) => lateFeeCalls(test, name);

describe('a fee and what becomes of its bill at the same moment', () => {
  it('is of what was open before somebody paid, or of what is left after, and the books agree', async () => {
    const { issueDue, setRules, pay, made, place, totals } = await fresh('Bersama');
    await issueDue('2026-10', '2026-10-20');
    await setRules([threePercent]);

    await Promise.all([chargeByTheClock(test.context), pay(500_000), chargeByTheClock(test.context)]);
    await chargeByTheClock(test.context);

    const fees = await made();
    expect([
      [{ rule: 1, on: '2026-10-21', base: 648_000, amount: 19_440 }],
      [{ rule: 1, on: '2026-10-21', base: 148_000, amount: 4_440 }],
    ]).toContainEqual(fees);
    expect((await totals()).outstanding).toBe(148_000 + (fees[0]?.amount ?? 0));
    expect((await proveBooks(test.context.db, place.orgId)).faults).toEqual([]);
  });

  it('is none where all of it was paid before, and stands where it was charged first', async () => {
    const { issueDue, setRules, pay, made, charge, place, totals } = await fresh('Lunas dulu');
    await issueDue('2026-10', '2026-10-20');
    await setRules([threePercent]);

    const [, { status }] = await Promise.all([chargeByTheClock(test.context), pay(648_000)]);

    const fees = await made();
    expect([status, await charge(), (await made()).length]).toEqual([201, 0, fees.length]);
    expect((await totals()).outstanding).toBe(fees.length * 19_440);
    expect((await proveBooks(test.context.db, place.orgId)).faults).toEqual([]);
  });

  it('is charged once where the payment that had spared it is taken back, and not again once that is paid', async () => {
    const { issueDue, setRules, pay, reverse, made, charge, finance } = await fresh('Kembali tagih');
    await issueDue('2026-10', '2026-10-20');
    const { data: paid } = await pay(648_000);
    await setRules([threePercent]);
    expect(await charge()).toBe(0);

    await confirmStepUp(test, finance);
    expect((await reverse(paid.id, paid.version)).status).toBe(200);
    expect([await charge(), await charge(30)]).toEqual([1, 0]);
    await pay(648_000);
    expect([await charge(31), (await made()).length]).toEqual([0, 1]);
  });
});

describe('a fee', () => {
  it('is of one rule of its organisation: what others set charges nobody here', async () => {
    const [own, others] = [await fresh('Sini'), await fresh('Sana')];
    await own.issueDue('2026-10', '2026-10-20');
    await others.issueDue('2026-10', '2026-10-20');
    await others.setRules([threePercent], { scope: 'organization' });

    expect([await own.charge(), await own.made(), (await others.made()).length]).toEqual([0, [], 1]);
    expect((await own.setRules([threePercent], {}, others.finance)).status).toBe(404);
    expect((await own.setRules([threePercent], { scope: 'organization' }, others.finance)).status).toBe(404);
    expect((await own.preview([threePercent], {}, others.finance)).status).toBe(404);
    expect(await own.charge()).toBe(0);
  });

  it('is none on the day that a bill is due, and one on the day after', async () => {
    const { issueDue, setRules, charge, made } = await fresh('Tepat hari');
    await issueDue('2026-10', '2026-11-21');
    await setRules([threePercent]);

    expect([await charge(), await charge(1)]).toEqual([0, 1]);
    expect((await made()).map(({ on }) => on)).toEqual(['2026-11-22']);
  });

  it.each([
    [16, []],
    [17, [1]],
  ])('of 3 %% of Rp %i is to the nearest rupiah, and none where that is nothing', async (open, amounts) => {
    const { issueDue, setRules, charge, made, pay } = await fresh(`Receh ${open}`);
    await issueDue('2026-10', '2026-10-20');
    await pay(648_000 - open);
    await setRules([threePercent]);

    expect([await charge(), (await made()).map(({ amount }) => amount)]).toEqual([amounts.length, amounts]);
  });

  it('is waived up to what it is, and no more', async () => {
    const { issueDue, setRules, fees, ask, finance, charge } = await fresh('Lebih hapus');
    await issueDue('2026-10', '2026-10-20');
    await setRules([threePercent]);
    await charge();
    const [{ billId, position, rest }] = (await fees()).data;
    const waive = async (amount: number, key: string) => {
      await confirmStepUp(test, finance);
      const body = { of: { kind: 'line', position, amount }, reason: 'Banjir di lobi' };
      return ask('POST', `bills/${billId}/credit-notes`, { body, key });
    };

    expect((await waive(rest + 1, 'lebih')).status).toBe(422);
    expect((await waive(0, 'nol')).status).toBe(422);
    expect((await waive(rest - 1, 'hampir')).status).toBe(201);
    expect((await waive(2, 'sisa')).status).toBe(422);
    expect((await waive(1, 'akhir')).status).toBe(201);
    expect((await fees()).data[0]).toMatchObject({ rest: 0, amount: rest });
  });
});
