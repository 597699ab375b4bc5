import { randomUUIDv7 } from 'node:crypto';
import { confirmStepUp, type TestApp } from '@imah/server-platform/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderCalls } from '../testing/order-calls.ts';
import { createTestApp } from '../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

type Calls = Awaited<ReturnType<typeof orderCalls>>;

/** What the books say of an account, in rupiah. */
async function balanceOf({ place }: Calls, key: 'sales' | 'ppnPayable' | 'receivables' | 'deposits'): Promise<number> {
  const { balance } = await test.context.db
    .selectFrom('ledger_account')
    .select(({ fn }) => fn.sum<string | null>('balance').as('balance'))
    .where('org_id', '=', place.orgId)
    .where((where) => (key === 'deposits' ? where('person_id', 'is not', null) : where('key', '=', key)))
    .executeTakeFirstOrThrow();
  return Number(balance ?? 0);
}

describe('an order that is paid from the deposit', () => {
  it('is paid at once: the deposit, the sales and the tax say so', async () => {
    const calls = await orderCalls(test, 'Saldo');
    const { water, cleaning, one, order, topUp, available, personOf, resident, get } = calls;
    await topUp(200_000);
    const placed = await order([one(water), one(cleaning)], { payment: 'deposit' });

    expect([placed.state, placed.total, placed.moves]).toEqual(['paid', 130_000, ['cancel']]);
    expect(await available()).toBe(70_000);
    expect(
      await Promise.all((['sales', 'ppnPayable', 'deposits'] as const).map((key) => balanceOf(calls, key))),
    ).toEqual([118_000, 12_000, 70_000]);
    const [line] = (await get(`wallets/${await personOf(resident)}/entries`)).data;
    expect(line).toMatchObject({
      kind: 'bought',
      amount: -130_000,
      balance: 70_000,
      source: { kind: 'order', id: placed.id },
    });
  });

  it('is refused where the deposit holds too little, and nothing is left of it', async () => {
    const { water, one, tryOrder, topUp, available, get } = await orderCalls(test, 'Kurang');
    await topUp(17_999);

    expect((await tryOrder([one(water)], { payment: 'deposit', shownTotal: 18_000 })).code).toBe('SALDO_KURANG');
    expect(await available()).toBe(17_999);
    expect((await get('own-orders')).data).toEqual([]);
  });

  it('goes back to the deposit when it is cancelled, once, by who placed it or with a reason by who may give money back', async () => {
    const calls = await orderCalls(test, 'Kembali');
    const { cleaning, reception, resident, one, order, topUp, available, move, read } = calls;
    await topUp(300_000);
    const [own, theirs] = [
      await order([one(cleaning)], { payment: 'deposit' }),
      await order([one(cleaning)], { payment: 'deposit' }),
    ];

    expect((await move(own, 'cancel', { who: resident })).data).toMatchObject({
      state: 'cancelled',
      refunded: 112_000,
    });
    expect((await move(own, 'cancel', { who: resident })).status).toBe(412);
    expect((await move(await read(own.id), 'cancel', { who: resident })).code).toBe('BENTROK');
    expect((await move(theirs, 'cancel', { who: reception, reason: 'Stok habis' })).status).toBe(403);
    expect((await move(theirs, 'cancel')).errors).toMatchObject({ reason: ['Wajib diisi'] });
    expect((await move(theirs, 'cancel', { reason: 'Stok habis' })).data).toMatchObject({ reason: 'Stok habis' });
    expect(await available()).toBe(300_000);
    expect([await balanceOf(calls, 'sales'), await balanceOf(calls, 'ppnPayable')]).toEqual([0, 0]);
  });
});

describe('an order that the next bill asks for', () => {
  it('is a line of that bill, billed once it is issued and paid once that is', async () => {
    const calls = await orderCalls(test, 'Tagih');
    const { water, cleaning, one, order, issue, read, get, topUp, move } = calls;
    const placed = await order([one(water, 2), one(cleaning)]);
    expect((await move(placed, 'begin')).code).toBe('BENTROK');
    const [bill] = await issue();

    expect(bill?.total).toBe(148_000);
    expect(await read(placed.id)).toMatchObject({
      state: 'billed',
      bill: { id: bill?.id, number: bill?.number },
      moves: [],
    });
    expect((await get(`bills/${bill?.id}`)).data.lines).toMatchObject([
      {
        kind: 'product',
        qtyMilli: 2_000,
        amount: 36_000,
        tax: null,
        product: { name: 'Air galon', orderId: placed.id },
      },
      { kind: 'product', amount: 100_000, tax: { amount: 12_000 }, product: { orderNumber: 'PSN-2026-000001' } },
    ]);
    expect(await balanceOf(calls, 'receivables')).toBe(148_000);
    await topUp(148_000);
    expect((await read(placed.id)).state).toBe('paid');
  });

  it('is asked for once: what came after a run was reckoned stands on the next one', async () => {
    const { water, one, order, makeRun, moveRun, issue, read } = await orderCalls(test, 'Berikut');
    const runId = await makeRun('2026-11');
    const early = await order([one(water)]);
    await moveRun(runId, 'calculate', 1);
    const late = await order([one(water, 3)]);
    await moveRun(runId, 'review', 2);
    const first = await moveRun(runId, 'issue', 3);

    expect(first.data.bills).toMatchObject([{ total: 18_000 }]);
    expect([(await read(early.id)).state, (await read(late.id)).state]).toEqual(['billed', 'placed']);
    expect(await issue('2026-12')).toMatchObject([{ total: 54_000 }]);
    expect((await read(late.id)).state).toBe('billed');
  });

  it('is taken off a run that was reckoned when it is cancelled: nobody issues that before it is reckoned again', async () => {
    const { water, resident, one, order, makeRun, moveRun, move } = await orderCalls(test, 'Batal');
    const [stays, goes] = [await order([one(water)]), await order([one(water, 2)])];
    const runId = await makeRun('2026-11');
    await moveRun(runId, 'calculate', 1);
    expect((await move(goes, 'cancel', { who: resident })).data).toMatchObject({ state: 'cancelled', refunded: 0 });

    expect((await moveRun(runId, 'review', 2)).code).toBe('TAGIHAN_PERLU_DIHITUNG_ULANG');
    expect((await moveRun(runId, 'calculate', 2)).data.bills).toMatchObject([{ total: 18_000 }]);
    expect(stays.total).toBe(18_000);
  });

  it('is credited when it is cancelled after its bill was issued, and what was paid of it goes to the deposit', async () => {
    const calls = await orderCalls(test, 'Kredit');
    const { place, water, cleaning, reception, finance, one, order, issue, read, get, topUp, available, move } = calls;
    const [open, paid] = [await order([one(water)]), await order([one(cleaning)])];
    const [bill] = await issue();

    expect((await move(open, 'cancel', { who: reception, reason: 'Stok habis' })).status).toBe(403);
    expect((await move(open, 'cancel', { reason: 'Stok habis' })).data).toMatchObject({
      state: 'cancelled',
      refunded: 0,
    });
    expect((await get(`organizations/${place.orgId}/audit?entity=credit_note`, finance)).data).toMatchObject([
      { record: 'NK-2026-000001', action: 'create' },
    ]);
    expect((await get(`bills/${bill?.id}`)).data.outstanding).toBe(112_000);
    await topUp(112_000);
    expect((await read(paid.id)).state).toBe('paid');
    expect((await move(paid, 'cancel', { reason: 'Teknisi sakit' })).data).toMatchObject({ refunded: 112_000 });
    expect(await available()).toBe(112_000);
    expect(
      await Promise.all((['sales', 'ppnPayable', 'receivables'] as const).map((key) => balanceOf(calls, key))),
    ).toEqual([0, 0, 0]);
  });

  it('is cancelled by who placed it once its bill was credited as a whole, and gives back what it used of a promotion', async () => {
    const calls = await orderCalls(test, 'Hapus');
    const { place, water, finance, promotion, one, order, issue, read, send, move, resident, usedOf, available } =
      calls;
    const { id: promotionId } = await promotion({ value: 1_000, quota: 1 });
    const placed = await order([one(water)]);
    const [bill] = await issue();
    expect((await read(placed.id)).moves).toEqual([]);
    const path = `/api/v1/buildings/${place.buildingId}/bills/${bill?.id}/credit-notes`;
    const draft = { of: { kind: 'bill' }, reason: 'Salah tagih' };
    await confirmStepUp(test, finance);
    const credited = await send('POST', path, draft, { ...finance.bearer, 'idempotency-key': randomUUIDv7() });
    expect([credited.status, credited.errors]).toEqual([201, undefined]);

    const waits = await read(placed.id);
    expect([waits.state, waits.moves]).toEqual(['billed', ['cancel']]);
    expect((await move(placed, 'cancel', { who: resident })).data).toMatchObject({ state: 'cancelled', refunded: 0 });
    expect([await usedOf(promotionId), await available(), await balanceOf(calls, 'sales')]).toEqual([0, 0, 0]);
  });

  it('is partly credited and partly given back where its bill was partly paid', async () => {
    const calls = await orderCalls(test, 'Sebagian');
    const { cleaning, one, order, issue, topUp, available, move } = calls;
    const placed = await order([one(cleaning)]);
    await issue();
    await topUp(50_000);

    expect((await move(placed, 'cancel', { reason: 'Teknisi sakit' })).data).toMatchObject({ refunded: 50_000 });
    expect(await available()).toBe(50_000);
    expect(
      await Promise.all((['sales', 'ppnPayable', 'receivables'] as const).map((key) => balanceOf(calls, key))),
    ).toEqual([0, 0, 0]);
  });
});

describe('an order of a service', () => {
  it('reports a ticket for who comes once it is begun, and is completed when that is', async () => {
    const { cleaning, water, one, order, topUp, move, read, get, resident, reception } = await orderCalls(test, 'Jasa');
    await topUp(200_000);
    const placed = await order([one(cleaning), one(water)], { payment: 'deposit', note: 'Dua unit AC' });
    const begun = (await move(placed, 'begin', { who: reception })).data;
    expect(begun).toMatchObject({ state: 'processing', needsVisit: true, ticket: { number: 'TKT-2026-000001' } });
    const ticket = (await get(`tickets/${begun.ticket.id}`, resident)).data;

    expect(ticket).toMatchObject({ title: 'Bersih AC (PSN-2026-000001)', details: 'Bersih AC × 1 kali\nDua unit AC' });
    await test.context.db.updateTable('ticket').set({ state: 'resolved' }).where('id', '=', begun.ticket.id).execute();
    expect(await read(placed.id)).toMatchObject({ state: 'completed', moves: [] });
  });

  it('follows the rules of new tickets, and calls its ticket off when it is cancelled', async () => {
    const { place, cleaning, one, order, topUp, move, get, send, resident, reception } = await orderCalls(
      test,
      'Urung',
    );
    const rule = { name: 'Jasa', state: 'on', event: 'created', conditions: {}, actions: { priority: 'high' } };
    const made = await send('POST', `/api/v1/organizations/${place.orgId}/ticket-rules`, rule, {
      ...place.owner.bearer,
      'idempotency-key': randomUUIDv7(),
    });
    expect([made.status, made.errors]).toEqual([201, undefined]);
    await topUp(112_000);
    const placed = await order([one(cleaning)], { payment: 'deposit' });
    const begun = (await move(placed, 'begin', { who: reception })).data;
    const ticket = async () => (await get(`tickets/${begun.ticket.id}`, resident)).data;
    expect(await ticket()).toMatchObject({ state: 'new', priority: 'high' });

    // Who keeps the books gives money back, and moves no tickets.
    expect((await move(begun, 'cancel', { reason: 'Teknisi sakit' })).data.state).toBe('cancelled');
    expect(await ticket()).toMatchObject({ state: 'cancelled' });
    expect((await get(`organizations/${place.orgId}/audit?entity=ticket`, place.owner)).data[0].action).toBe(
      'cancelled',
    );
  });

  it('whose ticket is resolved is no open order any more: another one can be placed', async () => {
    const { cleaning, water, one, order, tryOrder, topUp, move } = await orderCalls(test, 'Penuh');
    const { db } = test.context;
    await topUp(112_000);
    const begun = (await move(await order([one(cleaning)], { payment: 'deposit' }), 'begin')).data;
    await sql`INSERT INTO product_order (org_id, id, year, count, building_id, unit_id, person_id, unit_code, person_name, payment,
        stage, list, discount, tax, total, placed_at, processed_at, processed_by_name, ticket_id)
      SELECT org_id, gen_random_uuid(), year, count + nth, building_id, unit_id, person_id, unit_code, person_name, 'next-bill',
        stage, list, discount, tax, total, placed_at, processed_at, processed_by_name, ticket_id
      FROM product_order, generate_series(1, 49) AS nth WHERE id = ${begun.id}`.execute(db);
    await sql`UPDATE number_counter SET last = 50 WHERE kind = 'PSN' AND org_id = ${begun.orgId}`.execute(db);

    expect((await tryOrder([one(water)], { shownTotal: 18_000 })).code).toBe('DAFTAR_PENUH');
    await db.updateTable('ticket').set({ state: 'resolved' }).where('id', '=', begun.ticket.id).execute();
    expect((await tryOrder([one(water)], { shownTotal: 18_000 })).status).toBe(201);
  });

  it('with the longest name says its number in the title of its ticket', async () => {
    const { product, price, one, order, topUp, move, get, resident } = await orderCalls(test, 'Panjang');
    const long = await product({ sku: 'LAMA', name: 'x'.repeat(120), kind: 'service', unit: 'kali' });
    await price(long.id, 1_000, '2026-11-01');
    await topUp(1_000);
    const begun = (await move(await order([one(long)], { payment: 'deposit' }), 'begin')).data;

    expect((await get(`tickets/${begun.ticket.id}`, resident)).data.title).toBe(`${'x'.repeat(120)} (${begun.number})`);
  });

  it('is none of goods alone: nobody is sent', async () => {
    const { water, one, order, topUp, move } = await orderCalls(test, 'Barang');
    await topUp(20_000);
    const begun = (await move(await order([one(water)], { payment: 'deposit' }), 'begin')).data;

    expect(begun).toMatchObject({ ticket: null, needsVisit: false, moves: ['complete', 'cancel'] });
    expect((await move(begun, 'complete')).data).toMatchObject({ state: 'completed', moves: [] });
  });
});
