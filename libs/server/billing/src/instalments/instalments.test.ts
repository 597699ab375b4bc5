import { randomUUIDv7 } from 'node:crypto';
import { confirmStepUp, makeMember, type TestApp } from '@imah/server-platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { remindByTheClock } from '../arrears/reminder-jobs.ts';
import { instalmentCalls } from '../testing/instalment-calls.ts';
import { threePercent } from '../testing/late-fee-calls.ts';
import { createTestApp } from '../testing/test-app.ts';
import { keepPlansByTheClock } from './plan-jobs.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const day = 24 * 3_600_000;
const daily = { ...threePercent, every: 'daily' as const, fee: { kind: 'fixed' as const, amount: 1_000 } };
const page = (id: string) => `/imah/cicilan/${id}`;

describe('a plan', () => {
  it('is shown before it is proposed: the open bills of its payer and parts that come to them', async () => {
    const { preview, billIds } = await instalmentCalls(test, 'Pratinjau');
    const { data } = await preview();
    expect([data.unitCode, data.personName, data.reach, data.total]).toEqual(['A-101', 'Sari', 'account', 1_296_000]);
    expect(data.parts).toEqual([
      { position: 1, dueOn: '2026-12-01', amount: 432_000 },
      { position: 2, dueOn: '2027-01-01', amount: 432_000 },
      { position: 3, dueOn: '2027-02-01', amount: 432_000 },
    ]);
    const fewer = (await preview({ without: billIds[0] ?? '' })).data;
    expect([fewer.total, fewer.bills.map(({ chosen }: { chosen: boolean }) => chosen)]).toEqual([
      648_000,
      [false, true],
    ]);
    const { data: many } = await preview({ value: '13' });
    expect(many.parts).toEqual([]);
  });

  it('is proposed to its payer, who agrees on their own page; each is told', async () => {
    const { propose, answer, get, told, resident, finance, billIds, send } = await instalmentCalls(test, 'Setuju');
    const { status, data } = await propose({ note: 'Sesuai pembicaraan telepon' });
    expect([status, data.state, data.agreed, data.moves]).toEqual([201, 'proposed', null, ['cancel']]);
    expect(await told('instalment-proposed', resident)).toEqual([page(data.id)]);
    expect((await get(data.id)).data.moves).toEqual(['accept', 'refuse']);
    const agreed = (await answer(data.id)).data;
    expect([agreed.state, agreed.agreed.by, agreed.version, agreed.moves]).toEqual(['running', 'payer', 2, []]);
    expect(agreed.next).toEqual({ position: 1, dueOn: '2026-12-01', payBy: '2026-12-04', rest: 432_000 });
    expect(await told('instalment-answered', finance)).toEqual([page(data.id)]);
    const own = await send('GET', '/api/v1/own-instalment-plans', undefined, resident.bearer);
    const ofBill = await send('GET', `/api/v1/bills/${billIds[1]}/instalment-plans`, undefined, resident.bearer);
    expect([own.data, ofBill.data]).toEqual([[agreed], [agreed]]);
  });

  it('is refused with a reason, and its bills may be put into another', async () => {
    const { propose, answer, get, cancel } = await instalmentCalls(test, 'Tolak');
    const { data } = await propose();
    expect((await answer(data.id, 'refuse', 1, undefined, 'Terlalu cepat')).data.ended.reason).toBe('Terlalu cepat');
    expect((await answer(data.id, 'accept', 2)).status).toBe(409);
    const again = await propose({ value: 6 });
    expect([again.status, (await get(again.data.id)).data.parts.length]).toEqual([201, 6]);
    expect((await cancel(again.data.id, 1)).data.state).toBe('cancelled');
  });

  it('of a payer without an account holds at once, with what was said of it', async () => {
    const calls = await instalmentCalls(test, 'Tanpa akun');
    await test.context.db.updateTable('person').set({ user_id: null }).where('id', '=', calls.personId).execute();
    const without = await calls.propose();
    expect([without.status, without.fields]).toEqual([422, { note: ['Wajib diisi'] }]);
    const { data } = await calls.propose({ note: 'Ditandatangani di loket' });
    expect([data.state, data.agreed.by, data.version]).toEqual(['running', 'bookkeeper', 2]);
  });

  it('is of bills as they were shown, from a day that is near, in two to twelve parts', async () => {
    const { propose, billIds, pay } = await instalmentCalls(test, 'Salah');
    const asked = [
      await propose({ firstOn: '2026-11-20' }),
      await propose({ firstOn: '2027-03-01' }),
      await propose({ value: 13 }),
      await propose({ value: 1 }),
      await propose({ by: 'amount', value: 100_000 }),
      await propose({ total: 1_295_999 }),
      await propose({ billIds: [billIds[0]] }),
      await propose({ graceDays: 31 }),
      await propose({ billIds: [billIds[0], billIds[0]] }),
    ];
    expect(asked.map(({ status }) => status)).toEqual([422, 422, 422, 422, 422, 409, 409, 422, 422]);
    await pay(1_000);
    expect((await propose()).status).toBe(409);
  });

  it('is one at a time for a bill, whoever proposes at the same moment', async () => {
    const { draft, finance, manager, send, own } = await instalmentCalls(test, 'Balapan');
    await confirmStepUp(test, finance);
    await confirmStepUp(test, manager);
    const both = await Promise.all(
      [finance, manager].map(({ bearer }) => send('POST', `${own}/instalment-plans`, draft(), bearer)),
    );
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409]);
  });

  it('is seen and answered by its payer, seen and decided by who keeps the books, and by nobody else', async () => {
    const calls = await instalmentCalls(test, 'Hak');
    const { propose, answer, cancel, get, plans, preview, finance, technician, manager, stay, unit, place } = calls;
    const neighbour = await stay(await unit('B-207'), 'Budi', 'tenant', '[2026-01-01,)', true);
    const { data } = await propose();
    const { id } = data;
    expect([
      (await get(id, neighbour)).status,
      (await get(id, technician)).status,
      (await answer(id, 'accept', 1, neighbour)).status,
      (await answer(id, 'accept', 1, finance)).status,
      (await answer(id, 'accept', 7)).status,
      (await plans('', neighbour)).status,
      (await preview({}, neighbour)).status,
      (await propose({}, technician)).status,
      (await cancel(id, 1, neighbour)).status,
    ]).toEqual([404, 404, 404, 404, 412, 404, 404, 404, 404]);
    const other = await instalmentCalls(test, 'Gedung lain');
    expect([(await other.cancel(id, 1)).status, (await other.get(id)).status]).toEqual([404, 404]);
    expect([(await get(id, manager)).status, (await plans('', manager)).data.length]).toEqual([200, 1]);
    expect(place.orgId).not.toBe(other.place.orgId);
  });
});

describe('while it is kept,', () => {
  it('its parts are filled in order by what its bills receive, wherever that comes from, and it ends when all is paid', async () => {
    const { run, pay, reverse, stand, told, resident, finance, billIds, standing } = await instalmentCalls(
      test,
      'Bayar',
    );
    const id = await run();
    const { data } = await pay(500_000);
    expect(await stand(id)).toEqual(['running', 432_000, 68_000, 0]);
    await confirmStepUp(test, finance);
    await reverse(data.id, 1);
    expect(await stand(id)).toEqual(['running', 0, 0, 0]);
    await pay(432_000);
    await pay(864_000);
    expect(await stand(id)).toEqual(['completed', 432_000, 432_000, 432_000]);
    expect(await standing(billIds[1] ?? '')).toEqual(['paid', 0]);
    expect([await told('instalment-ended', resident), await told('instalment-ended', finance)]).toEqual([
      [page(id)],
      [page(id)],
    ]);
  });

  it('a credit note takes away from the last part, and ends the plan where nothing is left', async () => {
    const { run, stand, send, own, billIds, get, finance } = await instalmentCalls(test, 'Nota');
    const id = await run();
    const credit = async (billId: string | undefined) => {
      await confirmStepUp(test, finance);
      const body = { of: { kind: 'bill' }, reason: 'Dihapus pengelola' };
      const headers = { ...finance.bearer, 'idempotency-key': randomUUIDv7() };
      return send('POST', `${own}/bills/${billId}/credit-notes`, body, headers);
    };
    expect((await credit(billIds[0])).status).toBe(201);
    const { parts } = (await get(id)).data;
    expect(parts.map(({ amount, state }: { amount: number; state: string }) => [amount, state])).toEqual([
      [432_000, 'open'],
      [216_000, 'open'],
      [0, 'dropped'],
    ]);
    await credit(billIds[1]);
    expect((await stand(id))[0]).toBe('completed');
  });

  it('its bills bear no late fee, nobody is reminded of them, and the arrears say that it runs', async () => {
    const { run, setRules, charge, made, place, send, list, remind } = await instalmentCalls(test, 'Jeda');
    await send('PUT', `/api/v1/organizations/${place.orgId}/bill-reminder-rule`, { daysBefore: null, daysAfter: 30 });
    const id = await run();
    await setRules([{ ...daily, graceDays: 62 }]);
    expect([await charge(1), await charge(5), await made()]).toEqual([0, 0, []]);
    const [row] = (await list()).data;
    expect(row.plan).toEqual({ id, state: 'running' });
    const { unitId, personId } = row;
    expect((await remind([{ unitId, personId }])).data).toEqual({ reminded: 0, alreadyToday: 0, withoutAccount: 0 });
    expect(await remindByTheClock(test.context)).toBe(0);
  });

  it('its payer is told of a part three days before it is due and after its day, each once', async () => {
    const { run, keep, told, resident, pay } = await instalmentCalls(test, 'Ingat');
    const id = await run();
    await keep(6);
    expect(await told('instalment-due', resident)).toEqual([]);
    await keep(7);
    await keep(8);
    expect(await told('instalment-due', resident)).toEqual([page(id)]);
    await keep(11);
    await keep(12);
    expect(await told('instalment-due', resident)).toEqual([page(id), page(id)]);
    await pay(432_000);
    await keep(13);
    expect(await told('instalment-due', resident)).toEqual([page(id), page(id)]);
  });
});

describe('a part that is missed', () => {
  it('breaks the plan once its grace is over; fees go on from the next day, and the days of the plan bear none', async () => {
    const { run, keep, stand, setRules, charge, made, told, resident, finance } = await instalmentCalls(test, 'Gugur');
    await setRules([{ ...daily, graceDays: 61 }]);
    expect(await charge()).toBe(1);
    const id = await run();
    await keep(13);
    expect((await stand(id))[0]).toBe('running');
    await keep(14);
    await keep(14);
    expect(await stand(id)).toEqual(['broken', 0, 0, 0]);
    expect([await told('instalment-ended', resident), await told('instalment-ended', finance)]).toEqual([
      [page(id)],
      [page(id)],
    ]);
    expect([await charge(14), await charge(16), await charge(16)]).toEqual([0, 2, 0]);
    expect((await made()).map(({ on }) => on)).toEqual(['2026-11-21', '2026-12-06', '2026-12-07']);
  });

  it('breaks nothing where it is paid in time, or while one of its bills is disputed', async () => {
    const { run, keep, stand, pay, send, billIds, resident, own, finance } = await instalmentCalls(test, 'Sengketa');
    const id = await run();
    const say = { positions: [1], reason: 'Luasnya salah' };
    const { data } = await send('POST', `/api/v1/bills/${billIds[1]}/disputes`, say, resident.bearer);
    await keep(20);
    expect((await stand(id))[0]).toBe('running');
    await confirmStepUp(test, finance);
    const answer = { outcome: 'refused', reason: 'Luasnya benar' };
    await send('POST', `${own}/bills/${billIds[1]}/disputes/${data.id}/answer`, answer, {
      ...finance.bearer,
      'if-match': '"1"',
    });
    await pay(432_000);
    await keep(20);
    expect((await stand(id))[0]).toBe('running');
    await keep(45);
    expect((await stand(id))[0]).toBe('broken');
  });

  it('is paid before or after it is broken, never both', async () => {
    const { run, stand, pay, place } = await instalmentCalls(test, 'Serentak');
    const id = await run();
    test.clock.now += 14 * day;
    const cashier = await makeMember(test, place, 'Kasir', ['finance']);
    const [, paid] = await Promise.all([keepPlansByTheClock(test.context), pay(1_296_000, {}, cashier)]);
    test.clock.now -= 14 * day;
    expect([paid.status, paid.data.excess]).toEqual([201, 0]);
    const [state, ...parts] = await stand(id);
    expect(parts).toEqual(state === 'completed' ? [432_000, 432_000, 432_000] : [0, 0, 0]);
    expect(['completed', 'broken']).toContain(state);
  });

  it('is of nobody where the payer has not agreed: the proposal is over with its first day', async () => {
    const { propose, keep, stand, answer, told, resident } = await instalmentCalls(test, 'Diam');
    const { data } = await propose();
    await keep(10);
    expect((await stand(data.id))[0]).toBe('proposed');
    await keep(11);
    expect((await stand(data.id))[0]).toBe('lapsed');
    expect((await answer(data.id, 'accept', 2)).status).toBe(409);
    expect(await told('instalment-ended', resident)).toEqual([page(data.id)]);
  });
});
