import type { TestApp } from '@imah/server-platform/testing';
import { type GatewayProcess, serveNotifications, signed } from '@imah/server-billing/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOnlineApp, onlineOrderCalls } from '../testing/online-order-calls.ts';

let gateway: GatewayProcess;
let test: TestApp;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ test, gateway, close } = await createOnlineApp());
});
afterAll(() => close());

describe('an order that is paid now', () => {
  it('waits for its payment, is paid once by whatever is said of it how often, and stands in the books as one from the deposit', async () => {
    const calls = await onlineOrderCalls(test, 'Lunas');
    const { cleaning, water, one, orderOnline, check, read, balances, send, get, resident, reception, told, move } =
      calls;
    const { placed, id } = await orderOnline([one(cleaning), one(water)]);
    expect([placed.state, placed.total, placed.moves]).toEqual(['placed', 130_000, ['cancel']]);
    expect(placed.onlinePayment).toMatchObject({ id, state: 'created' });
    const payment = (await send('GET', `/api/v1/online-payments/${id}`, undefined, resident.bearer)).data;
    expect(payment).toMatchObject({
      state: 'pending',
      amount: 130_000,
      purpose: 'order',
      bills: [],
      order: { id: placed.id, number: placed.number },
    });
    expect(await balances()).toEqual({});
    expect(await told(reception)).toEqual([]);
    expect((await move(placed, 'begin')).code).toBe('BENTROK');

    await gateway.move(id, 'settlement');
    expect(await Promise.all([check(id), check(id), check(id)])).toEqual(['settled', 'settled', 'settled']);
    expect(await balances()).toEqual({ clearing: 130_000, sales: 118_000, ppnPayable: 12_000 });
    const paid = await read(placed.id);
    expect([paid.state, paid.version, paid.onlinePayment?.state]).toEqual(['paid', 2, 'settled']);
    expect((await get(`payments/${id}`)).data).toMatchObject({
      amount: 130_000,
      method: 'qris',
      number: 'KWT-2026-000001',
    });
    expect(await told(reception)).toEqual([`/imah/pesanan?pesanan=${placed.id}`]);
    expect((await move(paid, 'begin')).data).toMatchObject({ state: 'processing' });
  });

  it('by virtual account is paid to the number of the bank that was chosen', async () => {
    const { water, one, orderOnline, check, read, get } = await onlineOrderCalls(test, 'Rekening');
    const { placed, id } = await orderOnline([one(water)], { method: 'va', bank: 'bca' });
    const { data } = await get(`online-payments/${id}`);
    expect(data).toMatchObject({ method: 'va', bank: 'bca', qrPayload: null });
    // It holds what runs out: for an hour, here and at the gateway.
    expect(Date.parse(data.expiresAt) - Date.parse(data.createdAt)).toBe(60 * 60_000);
    await gateway.move(id, 'settlement');
    await check(id);

    expect((await read(placed.id)).state).toBe('paid');
  });

  it('is refused in a way that the organisation does not take, without one, above the limit of QRIS and where it costs nothing', async () => {
    const { water, cleaning, one, promotion, tryOrder, setGateway, get } = await onlineOrderCalls(test, 'Cara');
    const online = { payment: 'online', shownTotal: 18_000 };
    const errorsOf = async (more: object, lines = [one(water)]) =>
      (await tryOrder(lines, { ...online, ...more })).errors;

    expect(await errorsOf({})).toEqual({ method: ['Wajib diisi'] });
    expect(await errorsOf({ method: 'va' })).toEqual({ bank: ['Wajib diisi'] });
    expect(Object.keys(await errorsOf({ method: 'va', bank: 'bri' }))).toEqual(['bank']);
    expect(Object.keys(await errorsOf({ method: 'qris', bank: 'bca' }))).toEqual(['bank']);
    const many = { method: 'qris', shownTotal: 11_200_000 };
    expect(await errorsOf(many, [one(cleaning, 100)])).toEqual({ method: ['Paling besar 10000000'] });
    await promotion({ name: 'Gratis', code: 'GRATIS', value: 10_000 });
    expect(Object.keys(await errorsOf({ method: 'qris', code: 'GRATIS', shownTotal: 0 }))).toEqual(['payment']);
    await setGateway({ place: 'none', methods: [], banks: [] });
    expect(Object.keys(await errorsOf({ method: 'qris' }))).toEqual(['method']);
    expect((await get('own-shops')).data[0]).toMatchObject({ methods: [], banks: [] });
    expect((await get('own-orders')).data).toEqual([]);
  });
});

describe('an order that nobody pays', () => {
  it.each([
    ['expire', 'expired'],
    ['deny', 'failed'],
  ])(
    'holds what it has used of a promotion while it waits, and frees it when the gateway says %s',
    async (said, state) => {
      const calls = await onlineOrderCalls(test, `Habis ${said}`);
      const { water, one, promotion, orderOnline, check, read, usedOf, preview, balances, told, resident } = calls;
      const { id: promotionId } = await promotion({ value: 5_000, quota: 1 });
      const { placed, id } = await orderOnline([one(water)]);
      expect([placed.total, await usedOf(promotionId), (await preview([one(water)])).total]).toEqual([
        9_000, 1, 18_000,
      ]);

      await gateway.move(id, said);
      expect(await check(id)).toBe(state);
      expect(await read(placed.id)).toMatchObject({ state: 'cancelled', refunded: 0, moves: [], reason: null });
      expect([await usedOf(promotionId), (await preview([one(water)])).total]).toEqual([0, 9_000]);
      expect(await balances()).toEqual({});
      expect(await told(resident)).toEqual([`/imah/pesanan?pesanan=${placed.id}`]);
    },
  );

  it('stays cancelled when the money comes after all: it is in the deposit, once, and the quota is whose it is by then', async () => {
    const calls = await onlineOrderCalls(test, 'Terlambat');
    const { water, one, promotion, order, orderOnline, check, read, usedOf, balances, available } = calls;
    const { id: promotionId } = await promotion({ value: 5_000, quota: 1 });
    const { placed, id } = await orderOnline([one(water)]);
    await gateway.move(id, 'expire');
    await check(id);
    const other = await order([one(water)]);
    expect(other.total).toBe(9_000);

    await gateway.move(id, 'settlement');
    expect([await check(id), await check(id)]).toEqual(['settled', 'settled']);
    expect(await read(placed.id)).toMatchObject({
      state: 'cancelled',
      refunded: 0,
      onlinePayment: { state: 'settled' },
    });
    expect([await usedOf(promotionId), await available()]).toEqual([1, 9_000]);
    expect(await balances()).toEqual({ clearing: 9_000, deposits: 9_000 });
  });

  it('is cancelled by who placed it, from the order or from its payment, and by staff with a reason; the gateway takes no money for it any more', async () => {
    const calls = await onlineOrderCalls(test, 'Urung');
    const { water, one, promotion, orderOnline, move, giveUp, read, usedOf, resident, reception, get, told } = calls;
    const { id: promotionId } = await promotion({ value: 1_000, quota: 3 });
    const [first, second, third] = [
      await orderOnline([one(water)]),
      await orderOnline([one(water)]),
      await orderOnline([one(water)]),
    ];
    expect((await move(first.placed, 'cancel', { who: resident })).data).toMatchObject({ state: 'cancelled' });
    expect((await move(first.placed, 'cancel', { who: resident })).status).toBe(412);
    expect((await giveUp(second.id)).data.state).toBe('cancelled');
    expect((await move(third.placed, 'cancel', { who: reception })).errors).toEqual({ reason: ['Wajib diisi'] });
    const gone = await move(third.placed, 'cancel', { who: reception, reason: 'Stok habis' });

    expect(gone.data).toMatchObject({ state: 'cancelled', reason: 'Stok habis', cancelled: { byName: 'Resepsionis' } });
    expect((await read(second.placed.id)).state).toBe('cancelled');
    expect((await get(`online-payments/${third.id}`)).data.state).toBe('cancelled');
    expect([await usedOf(promotionId), await told(reception)]).toEqual([0, []]);
  });

  it('cannot be cancelled once it was paid unheard: the gateway says so, and the order is paid', async () => {
    const { water, one, orderOnline, move, read, resident, available } = await onlineOrderCalls(test, 'Bersamaan');
    const { placed, id } = await orderOnline([one(water)]);
    await gateway.move(id, 'settlement');

    expect((await move(placed, 'cancel', { who: resident })).code).toBe('BENTROK');
    const paid = await read(placed.id);
    expect(paid).toMatchObject({ state: 'paid', moves: ['cancel'] });
    expect((await move(paid, 'cancel', { who: resident })).data).toMatchObject({
      state: 'cancelled',
      refunded: 18_000,
    });
    expect(await available()).toBe(18_000);
  });
});

it('an order whose money the gateway gives back is cancelled, its ticket called off, and the deposit is as it was', async () => {
  const calls = await onlineOrderCalls(test, 'Kembali');
  const { cleaning, one, orderOnline, check, move, read, get, balances, available, resident } = calls;
  const { placed, id } = await orderOnline([one(cleaning)]);
  await gateway.move(id, 'settlement');
  await check(id);
  const begun = (await move(await read(placed.id), 'begin')).data;

  await gateway.move(id, 'refund');
  expect(await check(id)).toBe('refunded');
  expect(await read(placed.id)).toMatchObject({ state: 'cancelled', refunded: 112_000, cancelled: { byName: 'Imah' } });
  expect((await get(`tickets/${begun.ticket.id}`, resident)).data.state).toBe('cancelled');
  expect([await balances(), await available()]).toEqual([{}, 0]);
});

it('whatever signed words say of an order in whatever order and how often, it is what the gateway answers, and paid once', async () => {
  const { place, water, one, orderOnline, check, read, balances, get, personOf, resident } = await onlineOrderCalls(
    test,
    'Kabar',
  );
  const { placed, id } = await orderOnline([one(water)]);
  const door = await serveNotifications(test);
  const said = { order_id: id, gross_amount: '18000.00' };
  const paid = { ...said, status_code: '200', transaction_status: 'settlement' };
  const over = { ...said, status_code: '407', transaction_status: 'expire' };
  const say = (words: Parameters<typeof signed>[0], key?: string) => door.post(place.orgId, signed(words, key));
  // Nobody has paid yet, whoever says so.
  expect([await say(paid), await say(over), await say(paid, 'SB-Mid-server-guessed-guessed')]).toEqual([200, 200, 403]);
  expect((await read(placed.id)).state).toBe('placed');

  await gateway.move(id, 'settlement');
  expect(await Promise.all([paid, over, paid, over, paid].map((words) => say(words)))).toEqual([
    200, 200, 200, 200, 200,
  ]);
  await door.close();
  expect([await check(id), (await read(placed.id)).version]).toEqual(['settled', 2]);
  const entries = (await get(`wallets/${await personOf(resident)}/entries`)).data;
  expect(entries.map(({ kind, amount }: { kind: string; amount: number }) => [kind, amount])).toEqual([
    ['bought', -18_000],
    ['received', 18_000],
  ]);
  expect(await balances()).toEqual({ clearing: 18_000, sales: 18_000 });
});

it('of orders that nobody pays at once for the last of a quota one gets it, and each payment is of one order', async () => {
  const { water, one, promotion, tryOrder, usedOf } = await onlineOrderCalls(test, 'Rebutan');
  const { id } = await promotion({ value: 5_000, quota: 1 });
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => tryOrder([one(water)], { payment: 'online', method: 'qris', shownTotal: 9_000 })),
  );

  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(answers.filter(({ code }) => code === 'HARGA_BERUBAH')).toHaveLength(7);
  expect(await usedOf(id)).toBe(1);
});
