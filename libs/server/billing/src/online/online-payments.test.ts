import type { TestApp } from '@imah/server-platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { proveBooks } from '../ledger/prove-books.ts';
import { type GatewayProcess, startGateway } from '../testing/gateway-process.ts';
import { balancesOf } from '../testing/ledger.ts';
import { onlineCalls } from '../testing/online-calls.ts';
import { createTestApp } from '../testing/test-app.ts';
import { checkDue } from './check-due.ts';
import { qrisFault } from './gateway/qris.ts';

let gateway: GatewayProcess;
let test: TestApp;
beforeAll(async () => {
  gateway = await startGateway();
  test = await createTestApp({ config: { paymentSimulatorUrl: gateway.url } });
});
afterAll(async () => {
  await test.close();
  await gateway.kill();
});
const later = (ms: number) => void (test.clock.now += ms);

describe('a resident who pays', () => {
  it('sees what is due and how it can be paid, gets a code for just that amount, and the bill is paid once the gateway says so', async () => {
    const { place, bill, dues, begin, read, check, standing, received, send } = await onlineCalls(test, 'Melati');
    const billId = await bill('2026-11');
    expect(await dues()).toEqual([
      {
        buildingId: place.buildingId,
        buildingName: 'Gedung Melati',
        bills: [
          {
            billId,
            number: 'INV-2026-000001',
            unitCode: 'A-101',
            period: '2026-11',
            dueOn: '2026-11-20',
            outstanding: 648_000,
            state: 'issued',
            onlinePaymentId: null,
          },
        ],
        methods: ['qris', 'va'],
        banks: ['bca', 'permata'],
      },
    ]);

    const { status, data } = await begin([billId]);
    expect([status, data.state, data.amount, data.vaNumber, data.paymentId]).toEqual([
      201,
      'pending',
      648_000,
      null,
      null,
    ]);
    expect(qrisFault(data.qrPayload, 648_000)).toBeNull();
    expect((await dues())[0].bills[0].onlinePaymentId).toBe(data.id);

    await gateway.move(data.id, 'settlement');
    expect((await check(data.id)).data.state).toBe('settled');

    expect(await standing(billId)).toEqual(['paid', 0]);
    expect(await dues()).toEqual([]);
    expect(await balancesOf(test, place.orgId)).toEqual({ clearing: 648_000, serviceCharges: 648_000 });
    expect((await proveBooks(test.context.db, place.orgId)).faults).toEqual([]);
    expect((await read(data.id)).data.paymentId).toBe(data.id);
    const [payment] = await received();
    expect([payment.id, payment.method, payment.amount, payment.number]).toEqual([
      data.id,
      'qris',
      648_000,
      'KWT-2026-000001',
    ]);
    const receipt = (await send('GET', `/api/v1/payments/${data.id}`)).data;
    expect([receipt.recordedByName, receipt.reference]).toEqual(['Midtrans', data.id]);
  });

  it('pays by a virtual account of the bank they choose', async () => {
    const { bill, begin, check, standing } = await onlineCalls(test, 'Kenanga');
    const billId = await bill('2026-11');
    const { data } = await begin([billId], { method: 'va', bank: 'permata' });
    expect([data.state, data.bank, data.qrPayload]).toEqual(['pending', 'permata', null]);
    expect(data.vaNumber).toMatch(/^\d{16}$/);
    await gateway.move(data.id, 'settlement');
    expect((await check(data.id)).data.state).toBe('settled');
    expect(await standing(billId)).toEqual(['paid', 0]);
  });

  it('pays the bills they have chosen, not those that were due before', async () => {
    const { bill, begin, check, standing } = await onlineCalls(test, 'Anggrek');
    const [older, newer] = [await bill('2026-10'), await bill('2026-11')];
    const { data } = await begin([newer]);
    await gateway.move(data.id, 'settlement');
    await check(data.id);
    expect([await standing(older), await standing(newer)]).toEqual([
      ['issued', 648_000],
      ['paid', 0],
    ]);
  });

  it('pays a part of them, of what was due first first, and never more than is open', async () => {
    const { bill, begin, check, standing, read } = await onlineCalls(test, 'Bougenville');
    const [older, newer] = [await bill('2026-10'), await bill('2026-11')];
    expect((await begin([older, newer], { amount: 1_296_001 })).status).toBe(422);
    const { data } = await begin([older, newer], { amount: 748_000 });
    expect((await read(data.id)).data.bills.map(({ amount }: { amount: number }) => amount)).toEqual([
      648_000, 100_000,
    ]);
    expect((await begin([older, newer], { amount: 748_000 })).data.id).toBe(data.id);
    expect((await begin([older, newer], { amount: 1 })).status).toBe(409);
    await gateway.move(data.id, 'settlement');
    await check(data.id);
    expect([await standing(older), await standing(newer)]).toEqual([
      ['paid', 0],
      ['partial', 548_000],
    ]);
  });

  it('has paid what is open where somebody has paid a chosen bill in cash meanwhile: nothing is lost, nothing is paid twice', async () => {
    const { place, bill, begin, pay, check, standing } = await onlineCalls(test, 'Dahlia');
    const [older, newer] = [await bill('2026-10'), await bill('2026-11')];
    const { data } = await begin([older]);
    await pay(648_000 + 48_000, { method: 'cash' });
    await gateway.move(data.id, 'settlement');
    await check(data.id);
    expect([await standing(older), await standing(newer)]).toEqual([
      ['paid', 0],
      ['paid', 0],
    ]);
    const balances = { cash: 696_000, clearing: 648_000, deposit: 48_000, serviceCharges: 1_296_000 };
    expect(await balancesOf(test, place.orgId)).toEqual(balances);
  });

  it('is answered the payment that is open when they ask twice, and told that it is open when they ask for another way', async () => {
    const { bill, begin } = await onlineCalls(test, 'Teratai');
    const billId = await bill('2026-11');
    const [first, again] = [await begin([billId]), await begin([billId])];
    expect(again.data.id).toBe(first.data.id);
    const other = await begin([billId], { method: 'va', bank: 'bca' });
    expect([other.status, other.code]).toEqual([409, 'PEMBAYARAN_BERJALAN']);
  });

  it('gives up what they have not paid, and then pays in another way', async () => {
    const { bill, begin, cancel } = await onlineCalls(test, 'Cempaka');
    const billId = await bill('2026-11');
    const { data } = await begin([billId]);
    expect((await cancel(data.id)).data.state).toBe('cancelled');
    const other = await begin([billId], { method: 'va', bank: 'bca' });
    expect([other.status, other.data.state]).toEqual([201, 'pending']);
  });

  it('does not give up what was paid a moment before: it is booked instead', async () => {
    const { bill, begin, cancel, stateOf } = await onlineCalls(test, 'Flamboyan');
    const { data } = await begin([await bill('2026-11')]);
    await gateway.move(data.id, 'settlement');
    expect((await cancel(data.id)).status).toBe(409);
    expect(await stateOf(data.id)).toBe('settled');
  });
});

describe('what a resident cannot do', () => {
  it('is to pay bills of others, or the same one twice, or to see what others pay', async () => {
    const { bill, begin, read, check, cancel, technician } = await onlineCalls(test, 'Seroja');
    const other = await onlineCalls(test, 'Wijaya');
    const billId = await bill('2026-11');
    expect((await begin([billId], {}, other.resident)).status).toBe(404);
    expect((await begin([billId, billId])).fields).toEqual({ billIds: ['Isian tidak sesuai'] });
    const { data } = await begin([billId]);
    for (const who of [other.resident, technician])
      expect([(await read(data.id, who)).status, (await check(data.id, who)).status]).toEqual([404, 404]);
    expect((await cancel(data.id, other.resident)).status).toBe(404);
  });

  it('is to pay by QRIS above its limit: a virtual account takes it', async () => {
    const { bill, begin, tariff } = await onlineCalls(test, 'Mawar');
    await tariff({ rateE4: 3_000_000_000, from: '2026-12' });
    const billId = await bill('2026-12');
    const refused = await begin([billId]);
    expect([refused.status, Object.keys(refused.fields)]).toEqual([422, ['method']]);
    expect((await begin([billId], { method: 'va', bank: 'bca' })).data.amount).toBe(10_800_000);
  });

  it('is to pay in a way that the organisation does not take', async () => {
    const { bill, begin, setGateway, dues } = await onlineCalls(test, 'Tulip');
    const billId = await bill('2026-11');
    expect(Object.keys((await begin([billId], { method: 'va', bank: 'cimb' })).fields)).toEqual(['bank']);
    expect(Object.keys((await begin([billId], { method: 'va' })).fields)).toEqual(['bank']);
    await setGateway({ methods: ['va'] });
    expect(Object.keys((await begin([billId])).fields)).toEqual(['method']);
    await setGateway({ place: 'none' });
    expect([(await dues())[0].methods, (await dues())[0].banks]).toEqual([[], []]);
    expect(Object.keys((await begin([billId], { method: 'va', bank: 'bca' })).fields)).toEqual(['method']);
  });
});

describe('the clock', () => {
  it('finds what was paid where no notification came, and asks no more once it is settled', async () => {
    const { bill, begin, stateOf } = await onlineCalls(test, 'Bougenvil');
    const { data } = await begin([await bill('2026-11')]);
    await gateway.move(data.id, 'settlement', 'never');
    expect(await checkDue(test.context)).toBe(0);
    later(5_000);
    await checkDue(test.context);
    expect(await stateOf(data.id)).toBe('settled');
    later(3_600_000);
    const { check_at: next } = await test.context.db
      .selectFrom('online_payment')
      .select('check_at')
      .where('id', '=', data.id)
      .executeTakeFirstOrThrow();
    expect(next).toBeNull();
  });

  it('ends what nobody has paid, and its bill can be paid again', async () => {
    const { bill, begin, stateOf } = await onlineCalls(test, 'Kamboja');
    const billId = await bill('2026-11');
    const { data } = await begin([billId]);
    await gateway.move(data.id, 'expire');
    later(5_000);
    await checkDue(test.context);
    expect(await stateOf(data.id)).toBe('expired');
    expect((await begin([billId])).data.state).toBe('pending');
  });

  it('books money that comes after the end: it is money all the same', async () => {
    const { bill, begin, check, stateOf, standing } = await onlineCalls(test, 'Alamanda');
    const billId = await bill('2026-11');
    const { data } = await begin([billId]);
    await gateway.move(data.id, 'expire');
    await check(data.id);
    await gateway.move(data.id, 'settlement');
    await check(data.id);
    expect([await stateOf(data.id), await standing(billId)]).toEqual(['settled', ['paid', 0]]);
  });
});

it('a refund opens the bill again and takes the money out of the books, once', async () => {
  const { place, bill, begin, check, stateOf, standing, received } = await onlineCalls(test, 'Soka');
  const billId = await bill('2026-11');
  const { data } = await begin([billId]);
  await gateway.move(data.id, 'settlement');
  await check(data.id);
  await gateway.move(data.id, 'refund');
  await check(data.id);
  await check(data.id);
  expect([await stateOf(data.id), await standing(billId)]).toEqual(['refunded', ['issued', 648_000]]);
  expect((await received()).map(({ state }: { state: string }) => state)).toEqual(['reversed']);
  expect(await balancesOf(test, place.orgId)).toEqual({ receivables: 648_000, serviceCharges: 648_000 });
  expect((await proveBooks(test.context.db, place.orgId)).faults).toEqual([]);
});

it('the bill says what was tried on it, to its payer and to finance', async () => {
  const { bill, begin, cancel, send, finance, resident } = await onlineCalls(test, 'Asoka');
  const billId = await bill('2026-11');
  const first = (await begin([billId])).data;
  await cancel(first.id);
  later(1000);
  const second = (await begin([billId], { method: 'va', bank: 'bca' })).data;
  for (const who of [finance, resident]) {
    const { attempts } = (await send('GET', `/api/v1/bills/${billId}`, undefined, who.bearer)).data;
    expect(attempts.map(({ id, method, state }: typeof first) => [id, method, state])).toEqual([
      [second.id, 'va', 'pending'],
      [first.id, 'qris', 'cancelled'],
    ]);
  }
});
