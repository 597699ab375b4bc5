import { createHash } from 'node:crypto';
import { confirmStepUp, type TestApp, type TestPerson } from '@imah/server-platform/testing';
import Fastify from 'fastify';
import { answerErrorsAsProblems } from '@imah/server-platform/http';
import { midtransPath } from '../online/midtrans-path.ts';
import { serveMidtrans } from '../online/serve-midtrans.ts';
import { paymentCalls } from './payment-calls.ts';

/** The server key of the tests, as long as Midtrans' are. */
export const serverKey = 'SB-Mid-server-0123456789abcdef';

/** What is said of a charge in a notification. */
interface Said {
  readonly order_id: string;
  readonly status_code: string;
  readonly gross_amount: string;
  readonly transaction_status: string;
}

/** A notification as Midtrans signs it. */
export const signed = (said: Said, key = serverKey) => {
  const text = `${said.order_id}${said.status_code}${said.gross_amount}${key}`;
  const signature_key = createHash('sha512').update(text).digest('hex');
  return { transaction_id: 'f5c8a2a4', payment_type: 'qris', currency: 'IDR', ...said, signature_key };
};

/** A building whose organisation takes payments at the simulator, whose only unit has bills of 648,000 a month. */
export async function onlineCalls(test: TestApp, name: string) {
  const calls = await paymentCalls(test, name);
  const { place, send, resident } = calls;
  const gatewayUrl = `/api/v1/organizations/${place.orgId}/payment-gateway`;
  const setGateway = async (more: object = {}, who: TestPerson = place.owner) => {
    await confirmStepUp(test, who);
    const draft = { place: 'simulator', serverKey, methods: ['qris', 'va'], banks: ['bca', 'permata'], ...more };
    return send('PUT', gatewayUrl, draft, who.bearer);
  };
  await setGateway();
  const begin = (billIds: readonly string[], more: object = {}, who: TestPerson = resident) =>
    send('POST', '/api/v1/online-payments', { billIds, method: 'qris', ...more }, who.bearer);
  const one = (id: string) => `/api/v1/online-payments/${id}`;
  const read = (id: string, who: TestPerson = resident) => send('GET', one(id), undefined, who.bearer);
  const stateOf = async (id: string): Promise<string> => (await read(id)).data.state;
  const check = (id: string, who: TestPerson = resident) => send('POST', `${one(id)}/check`, undefined, who.bearer);
  const cancel = (id: string, who: TestPerson = resident) =>
    send('POST', `${one(id)}/cancellation`, undefined, who.bearer);
  const dues = async (who: TestPerson = resident) =>
    (await send('GET', '/api/v1/own-dues', undefined, who.bearer)).data;
  const received = async () => (await send('GET', `${calls.payments}?limit=100`)).data;
  return { ...calls, gatewayUrl, setGateway, begin, read, stateOf, check, cancel, dues, received };
}

/** The address at which the gateway tells of payments, on a port of its own. */
export async function serveNotifications(test: TestApp) {
  const app = Fastify();
  answerErrorsAsProblems(app);
  await serveMidtrans(app, test.context, 1000);
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const post = async (orgId: string, body: unknown): Promise<number> => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const headers = { 'content-type': 'application/json' };
    return (await fetch(origin + midtransPath(orgId), { method: 'POST', headers, body: text })).status;
  };
  return { origin, post, close: () => app.close() };
}
