import type { TestApp } from '@imah/server-platform/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type GatewayProcess, startGateway } from '../testing/gateway-process.ts';
import { balancesOf } from '../testing/ledger.ts';
import { onlineCalls } from '../testing/online-calls.ts';
import { createTestApp } from '../testing/test-app.ts';

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

it('a deposit is topped up through the gateway: all of it is kept although a bill is open, and what is asked twice is one charge', async () => {
  const { place, personId, bill, send, resident, check, standing, finance } = await onlineCalls(test, 'Melati');
  const billId = await bill('2026-11');
  const topUp = (more: object = {}, who = resident) =>
    send(
      'POST',
      `/api/v1/wallets/${personId}/top-ups`,
      { buildingId: place.buildingId, amount: 200_000, method: 'qris', ...more },
      who.bearer,
    );
  const { status, data } = await topUp();
  expect([status, data.state, data.purpose, data.bills, data.amount]).toEqual([201, 'pending', 'top-up', [], 200_000]);
  expect((await topUp()).data.id).toBe(data.id);
  expect((await topUp({}, finance)).status).toBe(404);
  expect((await topUp({ amount: 9_999 })).status).toBe(422);
  expect((await topUp({ amount: 10_000_001 })).fields).toMatchObject({ amount: [/10.000.000/] });
  expect((await topUp({ method: 'va' })).fields).toEqual({ bank: ['Wajib diisi'] });
  expect((await topUp({ buildingId: personId })).status).toBe(404);

  // What nobody can pay any more is not answered again, though the gateway has not said so yet.
  test.clock.now += 16 * 60_000;
  const late = (await topUp()).data;
  expect([late.state, late.id === data.id]).toEqual(['pending', false]);
  test.clock.now -= 16 * 60_000;

  await gateway.move(data.id, 'settlement');
  expect((await check(data.id)).data).toMatchObject({ state: 'settled', paymentId: data.id });
  expect(await standing(billId)).toEqual(['issued', 648_000]);
  expect(await balancesOf(test, place.orgId)).toEqual({
    clearing: 200_000,
    deposit: 200_000,
    receivables: 648_000,
    serviceCharges: 648_000,
  });
  const { data: lines } = await send('GET', `/api/v1/wallets/${personId}/entries`, undefined, resident.bearer);
  expect(lines).toMatchObject([{ kind: 'received', amount: 200_000, balance: 200_000, source: { id: data.id } }]);
});
