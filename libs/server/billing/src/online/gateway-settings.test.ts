import { makeMember, type TestApp } from '@imah/server-platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type GatewayProcess, startGateway } from '../testing/gateway-process.ts';
import { onlineCalls, serverKey } from '../testing/online-calls.ts';
import { createTestApp } from '../testing/test-app.ts';

let gateway: GatewayProcess;
let test: TestApp;
let count = 0;
beforeAll(async () => {
  gateway = await startGateway();
  test = await createTestApp({ config: { paymentSimulatorUrl: gateway.url } });
});
afterAll(async () => {
  await test.close();
  await gateway.kill();
});

describe('the key of a gateway', () => {
  it('is never told again but for its end, and stands sealed in the database', async () => {
    const { place, send, gatewayUrl } = await onlineCalls(test, 'Melati');
    const { data } = await send('GET', gatewayUrl, undefined, place.owner.bearer);
    expect(data).toEqual({
      place: 'simulator',
      places: ['none', 'production', 'sandbox', 'simulator'],
      keyEnd: 'cdef',
      methods: ['qris', 'va'],
      banks: ['bca', 'permata'],
      notificationUrl: `http://127.0.0.1:8080/api/_midtrans/${place.orgId}`,
    });
    const { server_key: sealed } = await test.context.db
      .selectFrom('payment_gateway')
      .select('server_key')
      .where('org_id', '=', place.orgId)
      .executeTakeFirstOrThrow();
    expect(sealed?.includes(serverKey)).toBe(false);
    const audit = await test.context.db
      .selectFrom('audit_event')
      .select(['before', 'after'])
      .where('org_id', '=', place.orgId)
      .where('entity', '=', 'payment_gateway')
      .execute();
    expect(audit).toEqual([
      { before: { gatewayPlace: 'none', gatewayKey: null }, after: { gatewayPlace: 'simulator', gatewayKey: 'cdef' } },
    ]);
  });

  it('stays where another setting is changed without it', async () => {
    const { setGateway, begin, bill } = await onlineCalls(test, 'Kenanga');
    const { data } = await setGateway({ serverKey: undefined, banks: ['bni'] });
    expect([data.keyEnd, data.banks]).toEqual(['cdef', ['bni']]);
    expect((await begin([await bill('2026-11')], { method: 'va', bank: 'bni' })).data.state).toBe('pending');
  });

  it.each([
    ['a key that the gateway refuses', { serverKey: 'SB-Mid-server-0123-wrong' }, ['serverKey']],
    ['no way to pay', { methods: [] }, ['methods']],
    ['accounts without a bank', { banks: [] }, ['banks']],
    ['a key with a space', { serverKey: 'SB-Mid-server 0123456789' }, ['serverKey']],
    ['a place of nobody', { place: 'elsewhere' }, ['place']],
  ])('is refused at its field where there is %s', async (_case, more, fields) => {
    count += 1;
    const { setGateway } = await onlineCalls(test, `Salah ${count}`);
    const answer = await setGateway(more);
    expect([answer.status, Object.keys(answer.fields)]).toEqual([422, fields]);
  });

  it('is set by who may change the organisation, and by nobody else', async () => {
    const { place, setGateway, manager, finance, resident } = await onlineCalls(test, 'Anggrek');
    const administrator = await makeMember(test, place, 'Administrator', ['administrator']);
    for (const who of [manager, finance, resident, administrator]) expect((await setGateway({}, who)).status).toBe(403);
  });
});

it('a gateway that is not used keeps what was chosen, whole or not', async () => {
  const { setGateway } = await onlineCalls(test, 'Tulip');
  const { status, data } = await setGateway({ place: 'none', methods: ['va'], banks: [] });
  expect([status, data.place, data.methods, data.banks]).toEqual([200, 'none', ['va'], []]);
});

it('a gateway that does not answer is said at its place, and nothing is kept', async () => {
  const { setGateway, send, gatewayUrl, place } = await onlineCalls(test, 'Mawar');
  const answer = await setGateway({ place: 'production' });
  expect([answer.status, answer.fields]).toEqual([422, { place: ['Gerbang pembayaran belum menjawab. Coba lagi.'] }]);
  expect((await send('GET', gatewayUrl, undefined, place.owner.bearer)).data.place).toBe('simulator');
});

it('an installation without a simulator offers none', async () => {
  const plain = await createTestApp();
  const { place, send, gatewayUrl, setGateway } = await onlineCalls(plain, 'Dahlia');
  const { data } = await send('GET', gatewayUrl, undefined, place.owner.bearer);
  expect([data.place, data.places, data.keyEnd]).toEqual(['none', ['none', 'production', 'sandbox'], null]);
  expect(Object.keys((await setGateway()).fields)).toEqual(['place']);
  await plain.close();
});
