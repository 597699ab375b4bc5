import { randomUUIDv7 } from 'node:crypto';
import { fanOut } from '@imah/server-notifications';
import { confirmStepUp, type TestApp } from '@imah/server-platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { proveBooks } from '../ledger/prove-books.ts';
import { closePeriod } from '../ledger/close-period.ts';
import { balancesOf } from '../testing/ledger.ts';
import { paymentCalls } from '../testing/payment-calls.ts';
import { createTestApp } from '../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
const fresh = (name: string) => paymentCalls(test, name);

describe('a payment that is recorded', () => {
  it('goes to the bill that was due first, and what is over is kept for the payer', async () => {
    const { place, personId, send, pay, bill, standing } = await fresh('Urut');
    const [november, october] = [await bill('2026-11'), await bill('2026-10')];
    const plan = await send(
      'GET',
      `/api/v1/buildings/${place.buildingId}/payment-plan?personId=${personId}&amount=1500000`,
    );
    expect(plan.data).toMatchObject({
      personName: 'Sari',
      shares: [
        { billId: october, dueOn: '2026-10-20', outstanding: 648_000, amount: 648_000 },
        { billId: november, dueOn: '2026-11-20', outstanding: 648_000, amount: 648_000 },
      ],
      excess: 204_000,
    });
    const first = await pay(700_000);
    expect(first).toMatchObject({
      status: 201,
      data: { number: 'KWT-2026-000001', amount: 700_000, state: 'settled', excess: 0, recordedByName: 'Keuangan' },
    });
    expect([await standing(october), await standing(november)]).toEqual([
      ['paid', 0],
      ['partial', 596_000],
    ]);
    const second = await pay(800_000, { method: 'cash' });
    expect(second.data).toMatchObject({ number: 'KWT-2026-000002', excess: 204_000 });
    expect(await standing(november)).toEqual(['paid', 0]);
    expect(await balancesOf(test, place.orgId)).toEqual({
      bank: 700_000,
      cash: 800_000,
      deposit: 204_000,
      serviceCharges: 1_296_000,
    });
    expect((await proveBooks(test.context.db, place.orgId)).faults).toEqual([]);
  });

  it('is called by its number in the audit, and the bills by their month', async () => {
    const { place, pay, bill, send } = await fresh('Riwayat');
    await bill('2026-10');
    await pay(648_000);

    const named = async (entity: string) =>
      (await send('GET', `/api/v1/organizations/${place.orgId}/audit?entity=${entity}`)).data.map(
        ({ record }: { record: string }) => record,
      );
    expect(await named('payment')).toEqual(['KWT-2026-000001']);
    expect(new Set(await named('billing_run'))).toEqual(new Set(['2026-10']));
  });

  it('is written out in words, and above five million rupiah needs stamp duty', async () => {
    const { pay } = await fresh('Meterai');
    expect((await pay(5_000_000)).data).toMatchObject({ terbilang: 'lima juta rupiah', needsStampDuty: false });
    expect((await pay(5_000_001)).data).toMatchObject({ terbilang: 'lima juta satu rupiah', needsStampDuty: true });
  });

  it('is made once for a key, however often it is sent', async () => {
    const { finance, payments, send, pay, bill, standing } = await fresh('Sekali');
    const id = await bill('2026-11');
    const key = randomUUIDv7();
    const answers = [await pay(100_000, {}, finance, key), await pay(100_000, {}, finance, key)];
    expect(answers.map(({ status, data }) => [status, data.number])).toEqual([
      [201, 'KWT-2026-000001'],
      [201, 'KWT-2026-000001'],
    ]);
    expect(await standing(id)).toEqual(['partial', 548_000]);
    expect((await send('GET', payments)).data).toHaveLength(1);
  });

  it('is refused where the bills are others than were shown', async () => {
    const { pay, bill } = await fresh('Tampil');
    const billId = await bill('2026-11');
    const shown = [{ billId, amount: 400_000 }];
    expect((await pay(400_000, { shown })).status).toBe(201);
    expect(await pay(400_000, { shown })).toMatchObject({ status: 409, code: 'BENTROK' });
    expect((await pay(400_000, { shown: [{ billId, amount: 248_000 }] })).status).toBe(201);
  });

  it('is refused for tomorrow, for nothing, for parts of a rupiah, for a stranger and in a closed month', async () => {
    const { place, pay } = await fresh('Tolak');
    expect([
      (await pay(1, { receivedOn: '2026-11-22' })).status,
      (await pay(0)).status,
      (await pay(1.5)).status,
      (await pay(1_000_000_000_001)).status,
      (await pay(1, { personId: randomUUIDv7() })).status,
      (await pay(1, { fileIds: [randomUUIDv7()] })).status,
    ]).toEqual([422, 422, 422, 422, 404, 422]);
    await test.context.db
      .transaction()
      .execute((trx) => closePeriod(trx, { orgId: place.orgId, period: '2026-10' }, null, test.clock.now));
    expect(await pay(1, { receivedOn: '2026-10-31' })).toMatchObject({ status: 409, code: 'BULAN_DITUTUP' });
    expect((await pay(1)).data.number).toBe('KWT-2026-000001');
  });

  it('keeps its proof, which the payer may fetch and a neighbour may not', async () => {
    const { place, finance, resident, pay, send, unit, stay } = await fresh('Bukti');
    const fileId = randomUUIDv7();
    await test.context.db
      .insertInto('stored_file')
      .values({
        org_id: place.orgId,
        id: fileId,
        name: 'bukti.pdf',
        type: 'application/pdf',
        size: 9,
        sha256: Buffer.alloc(32),
        store_key: 'a'.repeat(40),
        uploaded_by: finance.id,
        uploaded_at: new Date(test.clock.now),
      })
      .execute();
    const { data } = await pay(5_000, { fileIds: [fileId] });
    expect(data.files).toMatchObject([{ id: fileId, name: 'bukti.pdf' }]);
    const neighbour = await stay(await unit('A-102'), 'Budi', 'tenant', '[2026-01-01,)', true);
    const url = `/api/v1/payments/${data.id}`;
    expect([
      (await send('GET', url, undefined, resident.bearer)).data.files,
      (await send('GET', url, undefined, neighbour.bearer)).status,
    ]).toEqual([data.files, 404]);
  });
});

describe('who pays', () => {
  it('is told, and reads the own payments but nothing of a neighbour', async () => {
    const { resident, stay, unit, pay, bill, send, payments } = await fresh('Kabar');
    await bill('2026-11');
    const { data: paid } = await pay(648_000);
    await fanOut(test.context);
    const told = await test.context.db
      .selectFrom('notification')
      .select(['kind', 'href'])
      .where('user_id', '=', resident.id)
      .where('kind', '=', 'payment-received')
      .execute();
    expect(told).toMatchObject([{ href: `/imah/kuitansi/${paid.id}` }]);
    const neighbour = await stay(await unit('A-102'), 'Budi', 'tenant', '[2026-01-01,)', true);
    const ownOf = async (bearer: Record<string, string>) =>
      (await send('GET', '/api/v1/own-payments', undefined, bearer)).data;
    expect(await ownOf(resident.bearer)).toMatchObject([{ id: paid.id, amount: 648_000 }]);
    expect(await ownOf(neighbour.bearer)).toEqual([]);
    expect((await send('GET', payments, undefined, resident.bearer)).status).toBe(404);
  });

  it('is found by a part of the name or of the unit, who owes most on top', async () => {
    const { place, bill, stay, unit, send, pay } = await fresh('Cari');
    await stay(await unit('B-207'), 'Budi Santoso', 'tenant', '[2026-01-01,)', true);
    await bill('2026-11');
    await pay(100_000);
    const find = async (search: string) =>
      (await send('GET', `/api/v1/buildings/${place.buildingId}/payers?search=${encodeURIComponent(search)}`)).data;
    expect(await find('')).toMatchObject([
      { name: 'Budi Santoso', outstanding: 648_000, unitCodes: ['B-207'] },
      { name: 'Sari', outstanding: 548_000, unitCodes: ['A-101'] },
    ]);
    expect((await find('b-20')).map(({ name }: { name: string }) => name)).toEqual(['Budi Santoso']);
    expect(await find('%')).toEqual([]);
  });
});

describe('the payments of a building', () => {
  it('come in pages, the newest first, by state and payer', async () => {
    const { payments, personId, finance, pay, send, reverse } = await fresh('Daftar');
    for (const day of ['2026-11-18', '2026-11-20', '2026-11-19']) await pay(1_000, { receivedOn: day });
    const page = await send('GET', `${payments}?limit=2`);
    expect(page.data.map(({ receivedOn }: { receivedOn: string }) => receivedOn)).toEqual(['2026-11-20', '2026-11-19']);
    const next = await send('GET', `${payments}?limit=2&cursor=${page.meta.nextCursor}&personId=${personId}`);
    expect(next.data).toMatchObject([{ receivedOn: '2026-11-18' }]);
    expect(next.meta.nextCursor).toBeNull();
    await confirmStepUp(test, finance);
    await reverse(page.data[0].id, 1);
    expect((await send('GET', `${payments}?state=reversed`)).data).toMatchObject([{ receivedOn: '2026-11-20' }]);
    expect((await send('GET', `${payments}?cursor=abc`)).status).toBe(422);
  });

  it('are recorded and taken back by finance and managers, and by nobody else', async () => {
    const { manager, technician, resident, payments, pay, reverse, send } = await fresh('Hak');
    const made = [];
    for (const who of [manager, technician, resident]) made.push((await pay(1_000, {}, who)).status);
    expect(made).toEqual([201, 404, 404]);
    const { data } = await send('GET', payments);
    for (const who of [technician, resident]) await confirmStepUp(test, who);
    expect([
      (await reverse(data[0].id, 1, technician.bearer)).status,
      (await reverse(data[0].id, 1, resident.bearer)).status,
      (await reverse(data[0].id, 1, manager.bearer)).code,
    ]).toEqual([404, 404, 'PERLU_KONFIRMASI']);
  });
});

describe('a payment that is taken back', () => {
  it('leaves its bills and the books as they were before it, with the reason and who did it', async () => {
    const { place, finance, resident, pay, bill, standing, reverse } = await fresh('Batal');
    const billId = await bill('2026-11');
    const before = await balancesOf(test, place.orgId);
    const { data: paid } = await pay(700_000);
    expect(await standing(billId)).toEqual(['paid', 0]);
    await confirmStepUp(test, finance);
    const { data } = await reverse(paid.id, 1, finance.bearer, 'Transfer ternyata milik unit lain');
    expect(data).toMatchObject({
      state: 'reversed',
      version: 2,
      reversal: { byName: 'Keuangan', reason: 'Transfer ternyata milik unit lain' },
    });
    expect(await standing(billId)).toEqual(['issued', 648_000]);
    expect(await balancesOf(test, place.orgId)).toEqual(before);
    await fanOut(test.context);
    const told = await test.context.db
      .selectFrom('notification')
      .select('kind')
      .where('user_id', '=', resident.id)
      .execute();
    expect(told.map(({ kind }) => kind)).toContain('payment-reversed');
    expect((await proveBooks(test.context.db, place.orgId)).faults).toEqual([]);
  });

  it('is taken back once, in the version that was seen, and with a reason', async () => {
    const { finance, pay, reverse } = await fresh('Ulang');
    const { data: paid } = await pay(1_000);
    await confirmStepUp(test, finance);
    expect((await reverse(paid.id, 1, finance.bearer, ' x ')).status).toBe(422);
    expect((await reverse(paid.id, 7)).status).toBe(412);
    expect((await reverse(paid.id, 1)).status).toBe(200);
    await confirmStepUp(test, finance);
    expect(await reverse(paid.id, 2)).toMatchObject({ status: 409, code: 'SUDAH_DIBALIK' });
  });
});
