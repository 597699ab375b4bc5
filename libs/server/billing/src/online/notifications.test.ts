import type { TestApp } from '@imah/server-platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type GatewayProcess, startGateway } from '../testing/gateway-process.ts';
import { balancesOf } from '../testing/ledger.ts';
import { onlineCalls, serveNotifications, serverKey, signed } from '../testing/online-calls.ts';
import { createTestApp } from '../testing/test-app.ts';
import { checkDue } from './check-due.ts';

let gateway: GatewayProcess;
let test: TestApp;
let door: Awaited<ReturnType<typeof serveNotifications>>;
beforeAll(async () => {
  gateway = await startGateway();
  test = await createTestApp({ config: { paymentSimulatorUrl: gateway.url } });
  door = await serveNotifications(test);
});
afterAll(async () => {
  await door.close();
  await test.close();
  await gateway.kill();
});

const settled = { status_code: '200', gross_amount: '648000.00', transaction_status: 'settlement' };
const pending = { status_code: '201', gross_amount: '648000.00', transaction_status: 'pending' };
const expired = { status_code: '407', gross_amount: '648000.00', transaction_status: 'expire' };

/** One payment that is open, and what is said of it. */
async function begun(name: string) {
  const calls = await onlineCalls(test, name);
  const billId = await calls.bill('2026-11');
  const { id } = (await calls.begin([billId])).data;
  const say = (said: object, key = serverKey) =>
    door.post(calls.place.orgId, signed({ order_id: id, ...settled, ...said }, key));
  const kept = () =>
    test.context.db
      .selectFrom('gateway_notification')
      .select(['status', 'status_code as code', 'times'])
      .where('online_payment_id', '=', id)
      .orderBy('status')
      .execute();
  return { ...calls, billId, id, say, kept };
}

describe('what the gateway says', () => {
  it('leads to the payment: it is asked for, booked, and kept word for word', async () => {
    const { id, say, stateOf, standing, billId, place } = await begun('Melati');
    await gateway.move(id, 'settlement');
    expect(await say(settled)).toBe(200);
    expect([await stateOf(id), await standing(billId)]).toEqual(['settled', ['paid', 0]]);
    const { body } = await test.context.db
      .selectFrom('gateway_notification')
      .select('body')
      .where('org_id', '=', place.orgId)
      .executeTakeFirstOrThrow();
    expect(JSON.parse(body)).toEqual(signed({ order_id: id, ...settled }));
  });

  it('is booked once, however often it is repeated', async () => {
    const { id, say, kept, received, place } = await begun('Kenanga');
    await gateway.move(id, 'settlement');
    for (let time = 0; time < 5; time += 1) expect(await say(settled)).toBe(200);
    expect(await received()).toHaveLength(1);
    expect(await kept()).toEqual([{ status: 'settlement', code: '200', times: 5 }]);
    expect(await balancesOf(test, place.orgId)).toEqual({ clearing: 648_000, serviceCharges: 648_000 });
  });

  it('is booked once when fifty say it at the same moment', async () => {
    const { id, say, kept, received, place } = await begun('Serentak');
    await gateway.move(id, 'settlement');
    const answers = await Promise.all(Array.from({ length: 50 }, () => say(settled)));
    expect(answers).toEqual(Array.from({ length: 50 }, () => 200));
    expect(await received()).toHaveLength(1);
    expect(await kept()).toEqual([{ status: 'settlement', code: '200', times: 50 }]);
    expect(await balancesOf(test, place.orgId)).toEqual({ clearing: 648_000, serviceCharges: 648_000 });
  });

  it('may come in whatever order: nothing leads back from what was paid', async () => {
    const { id, say, stateOf, kept } = await begun('Anggrek');
    await gateway.move(id, 'settlement');
    await say(settled);
    for (const late of [pending, expired]) expect(await say(late)).toBe(200);
    expect(await stateOf(id)).toBe('settled');
    expect(await kept()).toEqual([
      { status: 'expire', code: '407', times: 1 },
      { status: 'pending', code: '201', times: 1 },
      { status: 'settlement', code: '200', times: 1 },
    ]);
  });

  it('may come a day late: the money is booked on the day it came', async () => {
    const { id, say, received } = await begun('Dahlia');
    await gateway.move(id, 'settlement');
    const { now } = test.clock;
    // The simulator lives now; the server a day after it.
    test.clock.now = Date.now() + 86_400_000;
    expect(await say(settled)).toBe(200);
    const day = Temporal.Now.plainDateISO('Asia/Jakarta').toString();
    test.clock.now = now;
    expect((await received()).map(({ receivedOn }: { receivedOn: string }) => receivedOn)).toEqual([day]);
  });

  it('counts for nothing where the gateway itself says something else: a cancelled payment that was said to be paid stays cancelled', async () => {
    const { id, say, stateOf, standing, billId } = await begun('Cempaka');
    await gateway.move(id, 'cancel');
    // The signature is that of the cancellation: it does not cover the status.
    expect(await say({ status_code: '200', transaction_status: 'settlement' })).toBe(200);
    expect([await stateOf(id), await standing(billId)]).toEqual(['cancelled', ['issued', 648_000]]);
  });

  it('is heard again by the clock where the gateway could not be asked just then', async () => {
    const own = await startGateway();
    const { context } = test;
    const elsewhere = { ...test, context: { ...context, config: { ...context.config, paymentSimulatorUrl: own.url } } };
    const { id, say, stateOf } = await begun('Mawar');
    await gateway.move(id, 'settlement');
    const silent = await serveNotifications(elsewhere);
    await own.kill();
    const orgId = (
      await context.db.selectFrom('online_payment').select('org_id').where('id', '=', id).executeTakeFirstOrThrow()
    ).org_id;
    expect(await silent.post(orgId, signed({ order_id: id, ...settled }))).toBe(200);
    await silent.close();
    expect(await stateOf(id)).toBe('pending');
    await checkDue(context);
    expect(await stateOf(id)).toBe('settled');
    expect(await say(settled)).toBe(200);
  });
});

describe('what others say', () => {
  it('is refused and kept nowhere: signed with another key, not signed, about another organisation', async () => {
    const { id, say, stateOf, kept } = await begun('Flamboyan');
    const other = await onlineCalls(test, 'Wijaya');
    await other.setGateway({ serverKey: 'SB-Mid-server-another-organisation' });
    await gateway.move(id, 'settlement');
    expect(await say(settled, 'SB-Mid-server-guessed-guessed')).toBe(403);
    expect(await door.post(other.place.orgId, signed({ order_id: id, ...settled }))).toBe(403);
    expect(await door.post(id, signed({ order_id: id, ...settled }))).toBe(403);
    expect([await stateOf(id), await kept()]).toEqual(['pending', []]);
  });

  it('is refused where its parts were changed after it was signed', async () => {
    const { id, place, stateOf } = await begun('Soka');
    const whole = signed({ order_id: id, ...settled });
    for (const change of [{ gross_amount: '1.00' }, { status_code: '201' }, { order_id: place.buildingId }])
      expect(await door.post(place.orgId, { ...whole, ...change })).toBe(403);
    expect(await stateOf(id)).toBe('pending');
  });

  it.each([
    ['nothing', ''],
    ['no JSON', '{"order_id":'],
    ['a list', '[]'],
    ['other types', JSON.stringify({ order_id: 1, status_code: 200, signature_key: [] })],
    ['a signature in capitals', JSON.stringify({ ...settled, order_id: 'x', signature_key: 'A'.repeat(128) })],
  ])('is refused where it is %s', async (_, body) => {
    const { place } = await begun(`Bentuk ${_}`);
    expect(await door.post(place.orgId, body)).toBe(403);
  });

  it('is refused where it is longer than a notification can be', async () => {
    const { id, place } = await begun('Panjang');
    const long = { ...signed({ order_id: id, ...settled }), more: 'x'.repeat(17_000) };
    expect(await door.post(place.orgId, long)).toBe(413);
  });

  it('is taken and forgotten where it is signed rightly, of a charge that Imah has not opened', async () => {
    const { place, received } = await onlineCalls(test, 'Tulip');
    const foreign = signed({ order_id: place.buildingId, ...settled });
    expect(await door.post(place.orgId, foreign)).toBe(200);
    expect(await received()).toEqual([]);
  });
});
