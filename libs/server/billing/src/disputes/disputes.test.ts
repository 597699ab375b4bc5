import { fanOut } from '@imah/server-notifications';
import { confirmStepUp, makeMember, type TestApp, type TestPerson } from '@imah/server-platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { remindByTheClock } from '../arrears/reminder-jobs.ts';
import { createTestApp } from '../testing/test-app.ts';
import { lateFeeCalls, threePercent } from '../testing/late-fee-calls.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

/** A bill of 648,000 and 72,000 that was due, and what is said against it. */
async function fresh(name: string) {
  const calls = await lateFeeCalls(test, name);
  const { tariff, issueDue, send, own, finance, resident } = calls;
  await tariff({ kind: 'sinking-fund', rateE4: 20_000_000 });
  const {
    bills: [late],
  } = await issueDue('2026-10', '2026-10-20');
  const billId: string = late.id;
  const say = (positions: readonly number[], who: TestPerson = resident, reason = 'Sudah dibayar pemilik lama') =>
    send('POST', `/api/v1/bills/${billId}/disputes`, { positions, reason }, who.bearer);
  const answer = async (disputeId: string, body: object, version = 1, who: TestPerson = finance) => {
    await confirmStepUp(test, who);
    const url = `${own}/bills/${billId}/disputes/${disputeId}/answer`;
    return send('POST', url, body, { ...who.bearer, 'if-match': `"${version}"` });
  };
  const said = (who = resident) => send('GET', `/api/v1/bills/${billId}/disputes`, undefined, who.bearer);
  const waiting = async () => (await send('GET', `${own}/open-disputes`)).data;
  return { ...calls, late, billId, say, answer, said, waiting };
}
const told = async (kind: 'bill-disputed' | 'dispute-answered', userId: string) => {
  await fanOut(test.context);
  const rows = await test.context.db
    .selectFrom('notification')
    .select('href')
    .where('kind', '=', kind)
    .where('user_id', '=', userId)
    .execute();
  return rows.map(({ href }) => href);
};

describe('a dispute', () => {
  it('is of lines of an own bill; the bill says so, who answers is told, and it waits in the list', async () => {
    const { say, said, waiting, standing, billId, late, finance } = await fresh('Ajukan');
    const { status, data } = await say([2]);
    expect([status, data.state, data.amount, data.positions, data.answer]).toEqual([201, 'open', 72_000, [2], null]);
    expect(await standing(billId)).toEqual(['disputed', 720_000]);
    expect(await told('bill-disputed', finance.id)).toEqual([`/imah/tagihan/${billId}`]);
    expect(await waiting()).toEqual([
      {
        id: data.id,
        billId,
        amount: 72_000,
        reason: 'Sudah dibayar pemilik lama',
        openedAt: data.openedAt,
        number: late.number,
        unitCode: 'A-101',
        personName: 'Sari',
      },
    ]);
    expect((await said()).data).toEqual([data]);
    expect((await said(finance)).data).toEqual([data]);
  });

  it('is open once, of lines that are there, and of what is asked for', async () => {
    const { say, pay, billId } = await fresh('Sekali');
    const asked = [
      await say([3]),
      await say([]),
      await say([1, 1]),
      await say([1], undefined, '  a '),
      await say([1]),
      await say([2]),
    ];
    expect(asked.map(({ status }) => status)).toEqual([422, 422, 422, 422, 201, 409]);
    await pay(720_000);
    expect((await say([1])).status).toBe(409);
    const [ended] = await test.context.db
      .selectFrom('bill_dispute')
      .select(['state', 'version'])
      .where('bill_id', '=', billId)
      .execute();
    expect(ended).toEqual({ state: 'settled', version: 2 });
  });

  it('is nobody’s but the payer’s, and answered by who may approve bills of its building', async () => {
    const { say, said, answer, finance, technician, stay, unit } = await fresh('Hak');
    const neighbour = await stay(await unit('B-207'), 'Budi', 'tenant', '[2026-01-01,)', true);
    const refused = [];
    for (const who of [finance, technician, neighbour]) refused.push((await say([1], who)).status);
    expect(refused).toEqual([404, 404, 404]);
    const { data } = await say([1]);
    const body = { outcome: 'refused', reason: 'Belum dibayar' };
    expect([
      (await said(neighbour)).status,
      (await answer(data.id, body, 1, technician)).status,
      (await answer(data.id, body, 1, neighbour)).status,
      (await answer(data.id, body, 7)).status,
    ]).toEqual([404, 404, 404, 412]);
  });
});

describe('while it is open,', () => {
  it('a late fee is of the rest of the bill alone, by lines as by all that is open', async () => {
    const { say, setRules, charge, made } = await fresh('Denda');
    await say([2]);
    const ofFund = { ...threePercent, base: { kind: 'lines' as const, kinds: ['sinking-fund' as const] } };
    await setRules([threePercent, ofFund]);
    expect(await charge()).toBe(1);
    expect(await made()).toEqual([{ rule: 1, on: '2026-10-21', base: 648_000, amount: 19_440 }]);
  });

  it('nobody is reminded of what is disputed', async () => {
    const { say, place, send, remind, list, answer } = await fresh('Pengingat');
    await send('PUT', `/api/v1/organizations/${place.orgId}/bill-reminder-rule`, { daysBefore: null, daysAfter: 30 });
    const { data } = await say([1, 2]);
    const [{ unitId, personId }] = (await list()).data;
    expect((await remind([{ unitId, personId }])).data).toEqual({ reminded: 0, alreadyToday: 0, withoutAccount: 0 });
    expect(await remindByTheClock(test.context)).toBe(0);
    await answer(data.id, { outcome: 'refused', reason: 'Belum dibayar' });
    expect(await remindByTheClock(test.context)).toBe(1);
  });

  it('it can be paid, is disputed no more once all of it is, and stays settled where that is taken back', async () => {
    const { say, said, pay, reverse, standing, billId, finance } = await fresh('Bayar');
    await say([2]);
    await pay(100_000);
    const partly = await standing(billId);
    const { data } = await pay(620_000);
    const paid = await standing(billId);
    await confirmStepUp(test, finance);
    await reverse(data.id, 1);
    expect([partly, paid, await standing(billId), (await said()).data[0].state]).toEqual([
      ['disputed-partial', 620_000],
      ['paid', 0],
      ['partial', 620_000],
      'settled',
    ]);
  });
});

describe('once it is answered,', () => {
  const day = 24 * 3_600_000;
  const daily = { ...threePercent, every: 'daily' as const, fee: { kind: 'fixed' as const, amount: 1_000 } };
  /** Somebody answers so many days later. */
  async function answerLater({ place, answer }: Awaited<ReturnType<typeof fresh>>, id: string, body: object) {
    test.clock.now += 4 * day;
    const cashier = await makeMember(test, place, 'Kasir', ['finance']);
    const { status } = await answer(id, body, 1, cashier);
    test.clock.now -= 4 * day;
    return status;
  }

  it('the days on which it was open bear no fee after all: a fee of each day goes on after them, one of once comes then', async () => {
    const calls = await fresh('Beku');
    const { say, setRules, charge, made } = calls;
    await setRules([
      { ...daily, graceDays: 31 },
      { ...threePercent, graceDays: 32 },
    ]);
    expect(await charge()).toBe(1);
    const { data } = await say([1, 2]);
    expect(await charge(3)).toBe(0);
    expect(await answerLater(calls, data.id, { outcome: 'refused', reason: 'Belum dibayar' })).toBe(200);
    expect([await charge(6), await charge(6)]).toEqual([3, 0]);
    expect(await made()).toEqual([
      { rule: 1, on: '2026-11-21', base: 720_000, amount: 1_000 },
      { rule: 1, on: '2026-11-26', base: 720_000, amount: 1_000 },
      { rule: 2, on: '2026-11-26', base: 720_000, amount: 21_600 },
      { rule: 1, on: '2026-11-27', base: 720_000, amount: 1_000 },
    ]);
  });

  it('days that are caught up on bear the fee of what was not disputed then', async () => {
    const calls = await fresh('Susulan');
    const { say, setRules, charge, made } = calls;
    const ofFund = { ...daily, base: { kind: 'lines' as const, kinds: ['sinking-fund' as const] } };
    await setRules([
      { ...daily, graceDays: 34 },
      { ...ofFund, graceDays: 34 },
    ]);
    const { data } = await say([2]);
    const body = { outcome: 'accepted', credits: [{ position: 2, amount: 50_000 }], reason: 'Sebagian benar' };
    expect(await answerLater(calls, data.id, body)).toBe(200);
    expect(await charge(5)).toBe(4);
    expect(await made()).toEqual([
      { rule: 1, on: '2026-11-24', base: 648_000, amount: 1_000 },
      { rule: 1, on: '2026-11-25', base: 648_000, amount: 1_000 },
      { rule: 1, on: '2026-11-26', base: 670_000, amount: 1_000 },
      { rule: 2, on: '2026-11-26', base: 22_000, amount: 1_000 },
    ]);
  });
});

describe('what its payer pays while it is open', () => {
  it('goes to the bills that nobody disputes, though they were due later, and to it last of all or where it is chosen', async () => {
    const { say, bill, pay, standing, billId, send, place, personId } = await fresh('Alokasi');
    const later = await bill('2026-11');
    await say([1, 2]);
    const plan = await send(
      'GET',
      `/api/v1/buildings/${place.buildingId}/payment-plan?personId=${personId}&amount=1500000`,
    );
    const [newest] = [await standing(later)];
    expect(plan.data.shares.map((share: { billId: string }) => share.billId)).toEqual([later, billId]);
    await pay(newest[1]);
    expect([await standing(later), await standing(billId)]).toEqual([
      ['paid', 0],
      ['disputed', 720_000],
    ]);
    await pay(720_000);
    expect(await standing(billId)).toEqual(['paid', 0]);
  });
});

describe('its answer', () => {
  it('takes back what was wrong by a credit note, asks for the rest again, and says why', async () => {
    const { say, answer, said, standing, billId, resident, waiting } = await fresh('Terima');
    const { data } = await say([2]);
    const body = { outcome: 'accepted', credits: [{ position: 2, amount: 72_000 }], reason: 'Benar, sudah dibayar' };
    expect((await answer(data.id, body)).status).toBe(200);
    const [answered] = (await said()).data;
    const { byName: _by, at: _at, ...words } = answered.answer;
    expect([answered.state, words]).toEqual([
      'accepted',
      { reason: 'Benar, sudah dibayar', creditNoteNumber: 'NK-2026-000001' },
    ]);
    expect(await standing(billId)).toEqual(['issued', 648_000]);
    expect(await waiting()).toEqual([]);
    expect(await told('dispute-answered', resident.id)).toEqual([`/imah/tagihan/${billId}`]);
  });

  it('is given once, credits only what is disputed, and no more than is left', async () => {
    const { say, answer } = await fresh('Batas');
    const { data } = await say([2]);
    const accept = (position: number, amount: number) =>
      answer(data.id, { outcome: 'accepted', credits: [{ position, amount }], reason: 'Benar' });
    expect([(await accept(1, 1)).status, (await accept(2, 72_001)).status]).toEqual([422, 422]);
    const refuse = { outcome: 'refused', reason: 'Belum dibayar' };
    expect([(await answer(data.id, refuse)).status, (await answer(data.id, refuse, 2)).status]).toEqual([200, 409]);
  });

  it('refused, leaves the bill as it was, and it may be disputed again', async () => {
    const { say, answer, standing, billId } = await fresh('Tolak');
    const { data } = await say([1]);
    await answer(data.id, { outcome: 'refused', reason: 'Luasnya benar' });
    expect(await standing(billId)).toEqual(['issued', 720_000]);
    expect((await say([1])).status).toBe(201);
  });

  it('that takes back all of the bill is an accepted one, and the bill is cancelled', async () => {
    const { say, answer, said, standing, billId } = await fresh('Semua');
    const { data } = await say([1, 2]);
    const credits = [
      { position: 1, amount: 648_000 },
      { position: 2, amount: 72_000 },
    ];
    await answer(data.id, { outcome: 'accepted', credits, reason: 'Unit ini milik pengelola' });
    expect([await standing(billId), (await said()).data[0].state]).toEqual([['cancelled', 0], 'accepted']);
  });
});
