import { randomUUIDv7 } from 'node:crypto';
import type { GatewayProcess } from '@imah/server-billing/testing';
import { confirmStepUp, makeMember, makeUnit, type TestApp } from '@imah/server-platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOnlineApp, onlineOrderCalls } from '../testing/online-order-calls.ts';

let gateway: GatewayProcess;
let test: TestApp;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ test, gateway, close } = await createOnlineApp());
});
afterAll(() => close());

describe('an order that is paid now, and others', () => {
  it('is neither seen, paid, checked nor given up by a neighbour, nor ordered for a unit of theirs', async () => {
    const calls = await onlineOrderCalls(test, 'Mengintip');
    const { place, unitId, water, one, orderOnline, send, giveUp, move, read, get, tryOrder, preview } = calls;
    const neighbour = await makeMember(test, place, 'Tetangga', ['resident'], [place.buildingId]);
    await makeUnit(test, place, 'A-102', neighbour);
    const { placed, id } = await orderOnline([one(water)]);
    await gateway.move(id, 'settlement');

    expect((await get(`online-payments/${id}`, neighbour)).status).toBe(404);
    expect((await send('POST', `/api/v1/online-payments/${id}/check`, undefined, neighbour.bearer)).status).toBe(404);
    expect((await giveUp(id, neighbour)).status).toBe(404);
    expect((await move(placed, 'cancel', { who: neighbour })).status).toBe(404);
    const { total: shownTotal } = await preview([one(water)]);
    const theirs = { payment: 'online', method: 'qris', shownTotal, unitId };
    expect((await tryOrder([one(water)], theirs, neighbour)).status).toBe(404);
    expect((await read(placed.id)).state).toBe('placed');
  });

  it('is given up on its payment by its payer alone, also where who asks may cancel the order', async () => {
    const calls = await onlineOrderCalls(test, 'Petugas');
    const { water, one, orderOnline, giveUp, reception, finance, read, move } = calls;
    const { placed, id } = await orderOnline([one(water)]);
    for (const who of [reception, finance]) expect((await giveUp(id, who)).status).toBe(404);
    expect((await read(placed.id)).state).toBe('placed');

    const stale = { id: placed.id, version: placed.version + 1 };
    expect((await move(stale, 'cancel', { who: reception, reason: 'Stok habis' })).status).toBe(412);
    expect((await read(placed.id)).onlinePayment?.state).toBe('pending');
  });

  it('of one key is one order with one payment, however often that is sent', async () => {
    const { water, one, tryOrder, place, get } = await onlineOrderCalls(test, 'Kunci');
    const [key, wanted] = [randomUUIDv7(), { payment: 'online', method: 'qris', shownTotal: 18_000 }];
    const first = await tryOrder([one(water)], wanted, undefined, key);
    const again = await tryOrder([one(water)], wanted, undefined, key);
    const changed = await tryOrder([one(water)], { ...wanted, method: 'va', bank: 'bca' }, undefined, key);

    expect([first.status, again.status, changed.code]).toEqual([201, 201, 'KUNCI_DIPAKAI_ULANG']);
    expect(again.data).toEqual(first.data);
    const { length } = await test.context.db
      .selectFrom('online_payment')
      .select('id')
      .where('org_id', '=', place.orgId)
      .execute();
    expect([length, (await get('own-orders')).data.length]).toEqual([1, 1]);
  });
});

describe('what a payment brings into the deposit for an order', () => {
  it('is taken by that order, whoever orders from the deposit at the same moment', async () => {
    const { water, one, orderOnline, check, tryOrder, read, balances, available } = await onlineOrderCalls(
      test,
      'Rebut',
    );
    const { placed, id } = await orderOnline([one(water)]);
    await gateway.move(id, 'settlement');
    const fromDeposit = () => tryOrder([one(water)], { payment: 'deposit', shownTotal: 18_000 });

    const [state, ...others] = await Promise.all([check(id), fromDeposit(), fromDeposit(), fromDeposit()]);

    expect([state, ...others.map(({ code }) => code)]).toEqual([
      'settled',
      'SALDO_KURANG',
      'SALDO_KURANG',
      'SALDO_KURANG',
    ]);
    expect([(await read(placed.id)).state, await available()]).toEqual(['paid', 0]);
    expect(await balances()).toEqual({ clearing: 18_000, sales: 18_000 });
  });

  it('is each order’s own, where several are paid at once, and leaves what was there before', async () => {
    const { water, cleaning, one, orderOnline, check, read, topUp, balances, available } = await onlineOrderCalls(
      test,
      'Serentak',
    );
    await topUp(25_000);
    const [first, second] = [await orderOnline([one(water)]), await orderOnline([one(cleaning)])];
    for (const { id } of [first, second]) await gateway.move(id, 'settlement');

    await Promise.all([check(first.id), check(second.id), check(first.id), check(second.id)]);

    expect([(await read(first.placed.id)).state, (await read(second.placed.id)).state]).toEqual(['paid', 'paid']);
    expect(await available()).toBe(25_000);
    expect(await balances()).toMatchObject({ clearing: 130_000, sales: 118_000, ppnPayable: 12_000, deposits: 25_000 });
  });

  it('is what was shown when it was placed, whatever its product costs by then', async () => {
    const { water, one, orderOnline, check, read, balances } = await onlineOrderCalls(test, 'Harga');
    const { placed, id } = await orderOnline([one(water, 2)]);
    const { db } = test.context;
    await db.updateTable('product').set({ state: 'archived' }).where('id', '=', water.id).execute();
    await gateway.move(id, 'settlement');

    expect(await check(id)).toBe('settled');
    expect(await read(placed.id)).toMatchObject({ state: 'paid', total: 36_000 });
    expect(await balances()).toEqual({ clearing: 36_000, sales: 36_000 });
  });

  it('is not given back by hand once the order has taken it', async () => {
    const { place, finance, water, one, orderOnline, check, send, read, balances } = await onlineOrderCalls(
      test,
      'Tangan',
    );
    const { placed, id } = await orderOnline([one(water)]);
    await gateway.move(id, 'settlement');
    await check(id);
    await confirmStepUp(test, finance);
    const url = `/api/v1/buildings/${place.buildingId}/payments/${id}/reversal`;
    const answer = await send('POST', url, { reason: 'Salah catat' }, { ...finance.bearer, 'if-match': '"1"' });

    expect([answer.status, answer.code]).toEqual([409, 'SALDO_KURANG']);
    expect((await read(placed.id)).state).toBe('paid');
    expect(await balances()).toEqual({ clearing: 18_000, sales: 18_000 });
  });
});

describe('an order whose money the gateway gives back', () => {
  it('stays completed, and the books as they are, until the deposit holds what is taken from it', async () => {
    const calls = await onlineOrderCalls(test, 'Selesai');
    const { water, one, orderOnline, check, move, read, topUp, send, resident, balances, available } = calls;
    const { placed, id } = await orderOnline([one(water)]);
    await gateway.move(id, 'settlement');
    await check(id);
    const begun = (await move(await read(placed.id), 'begin')).data;
    await move(begun, 'complete');
    await gateway.move(id, 'refund');
    const ask = () => send('POST', `/api/v1/online-payments/${id}/check`, undefined, resident.bearer);

    expect((await ask()).data.state).toBe('settled');
    expect(await read(placed.id)).toMatchObject({ state: 'completed', onlinePayment: { state: 'settled' } });
    expect(await balances()).toEqual({ clearing: 18_000, sales: 18_000 });

    await topUp(20_000);
    expect((await ask()).data.state).toBe('refunded');
    expect((await read(placed.id)).state).toBe('completed');
    expect([await available(), await balances()]).toEqual([2_000, { bank: 20_000, deposits: 2_000, sales: 18_000 }]);
  });

  it('that was cancelled into the deposit before is not given back twice', async () => {
    const calls = await onlineOrderCalls(test, 'Dua kali');
    const { water, one, promotion, orderOnline, check, move, read, usedOf, resident, balances, available } = calls;
    const { id: promotionId } = await promotion({ value: 5_000, quota: 2 });
    const { placed, id } = await orderOnline([one(water)]);
    await gateway.move(id, 'settlement');
    await check(id);
    await move(await read(placed.id), 'cancel', { who: resident });
    expect([await available(), await usedOf(promotionId)]).toEqual([9_000, 0]);

    await gateway.move(id, 'refund');
    expect([await check(id), await check(id)]).toEqual(['refunded', 'refunded']);
    expect([await available(), await balances(), await usedOf(promotionId)]).toEqual([0, {}, 0]);
    expect(await read(placed.id)).toMatchObject({ state: 'cancelled', refunded: 9_000 });
  });

  it('late, whose money is spent from the deposit by then, waits for the books until the deposit holds it again', async () => {
    const { water, one, orderOnline, order, check, read, available, move, resident, place } = await onlineOrderCalls(
      test,
      'Terpakai',
    );
    const { placed, id } = await orderOnline([one(water)]);
    for (const said of ['expire', 'settlement'] as const) {
      await gateway.move(id, said);
      await check(id);
    }
    const spent = await order([one(water)], { payment: 'deposit' });
    const waiting = () =>
      test.context.db
        .selectFrom('online_refund_due as w')
        .innerJoin('online_payment as o', 'o.id', 'w.online_payment_id')
        .select(['w.online_payment_id as id', 'o.check_at as checkAt'])
        .where('w.org_id', '=', place.orgId)
        .execute();

    await gateway.move(id, 'refund');
    expect([await check(id), await check(id), await available()]).toEqual(['settled', 'settled', 0]);
    // The clock asks again by itself.
    const inTenMinutes = new Date(test.clock.now + 10 * 60_000);
    expect(await waiting()).toEqual([{ id, checkAt: inTenMinutes }]);

    await move(spent, 'cancel', { who: resident });
    expect([await check(id), await available(), await waiting()]).toEqual(['refunded', 0, []]);
    expect((await read(placed.id)).onlinePayment).toMatchObject({ state: 'refunded' });
  });

  it('late, and taken back by hand, is said of the order: its money is no longer in the deposit', async () => {
    const calls = await onlineOrderCalls(test, 'Dibalik');
    const { water, one, orderOnline, check, read, send, place, available } = calls;
    const { placed, id } = await orderOnline([one(water)]);
    for (const said of ['expire', 'settlement'] as const) {
      await gateway.move(id, said);
      await check(id);
    }
    expect([(await read(placed.id)).onlinePayment?.isReversed, await available()]).toEqual([false, 18_000]);
    await confirmStepUp(test, place.owner);
    const reversed = await send(
      'POST',
      `/api/v1/buildings/${placed.buildingId}/payments/${id}/reversal`,
      { reason: 'Dikembalikan lewat transfer' },
      { ...place.owner.bearer, 'if-match': '"1"' },
    );

    expect(reversed.status).toBe(200);
    expect([(await read(placed.id)).onlinePayment?.isReversed, await available()]).toEqual([true, 0]);
  });

  it('late, after nobody had paid it in time, leaves the deposit as it was before', async () => {
    const { water, one, orderOnline, check, read, balances, available } = await onlineOrderCalls(test, 'Mundur');
    const { placed, id } = await orderOnline([one(water)]);
    for (const [said, state] of [
      ['expire', 'expired'],
      ['settlement', 'settled'],
      ['refund', 'refunded'],
    ] as const) {
      await gateway.move(id, said);
      expect(await check(id)).toBe(state);
    }

    expect([await available(), await balances()]).toEqual([0, {}]);
    expect(await read(placed.id)).toMatchObject({ state: 'cancelled', refunded: 0, moves: [] });
  });
});

it.each([1, 2, 3])(
  'an order that is given up while it is paid is one of both, and its money is kept: try %i',
  async (nth) => {
    const calls = await onlineOrderCalls(test, `Balapan ${nth}`);
    const { water, one, promotion, orderOnline, check, giveUp, read, usedOf, balances, available } = calls;
    const { id: promotionId } = await promotion({ value: 5_000, quota: 1 });
    const { placed, id } = await orderOnline([one(water)]);

    const [said] = await Promise.all([giveUp(id), gateway.move(id, 'settlement'), check(id)]);
    const payment = await check(id);

    const order = await read(placed.id);
    const isPaid = payment === 'settled';
    expect(said.status).toBe(order.state === 'cancelled' ? 200 : 409);
    expect(isPaid ? ['paid', 'cancelled'] : ['cancelled']).toContain(order.state);
    expect(await usedOf(promotionId)).toBe(order.state === 'paid' ? 1 : 0);
    expect(await available()).toBe(isPaid && order.state === 'cancelled' ? 9_000 : 0);
    expect((await balances())['clearing'] ?? 0).toBe(isPaid ? 9_000 : 0);
  },
);
