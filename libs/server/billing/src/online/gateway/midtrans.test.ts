import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GatewayFault } from './gateway.ts';
import { midtrans } from './midtrans.ts';

interface Said {
  readonly status: number;
  readonly body: string;
}
interface Heard {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly authorization: string | undefined;
  readonly notify: unknown;
  readonly body: string;
}

let server: Server;
let apiBase: string;
let says: Said[];
let heard: Heard[];
beforeAll(async () => {
  server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { method, url, headers } = request;
      const notify = headers['x-override-notification'];
      heard.push({ method, url, authorization: headers.authorization, notify, body: Buffer.concat(parts).toString() });
      const { status, body } = says.shift() ?? { status: 500, body: '' };
      response.writeHead(status, { location: 'http://127.0.0.1:1/' }).end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has an address of this kind.
  apiBase = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
beforeEach(() => {
  says = [];
  heard = [];
});

const orderId = '01935e4f-7c1a-7b2c-8d3e-000000070001';
/** As Midtrans has answered, without what Imah does not look at. */
const recorded = {
  status_code: '201',
  status_message: 'QRIS transaction is created',
  transaction_id: '0d8178e1-c6c7-4ab4-81a6-893be9d924ab',
  order_id: orderId,
  merchant_id: 'G141532850',
  gross_amount: '648000.00',
  currency: 'IDR',
  payment_type: 'qris',
  transaction_time: '2026-11-27 10:00:00',
  transaction_status: 'pending',
  fraud_status: 'accept',
  qr_string: '00020101021226620014COM.GO-JEK.WWW',
};
const json = (body: object, status = 200): Said => ({ status, body: JSON.stringify(body) });
const gateway = () => midtrans({ apiBase, serverKey: 'SB-Mid-server-0123456789abcdef' });
const charge = {
  orderId,
  amount: 648_000,
  method: 'qris',
  bank: null,
  minutes: 15,
  notifyUrl: 'https://imah.example/n',
} as const;
const faultOf = async (asked: Promise<unknown>) => {
  const error = await asked.then(
    () => null,
    (reason: unknown) => reason,
  );
  return error instanceof GatewayFault ? error.kind : error;
};

describe('a charge', () => {
  it('is asked for under the key, with its amount, its end and the address to tell', async () => {
    says = [json(recorded, 201)];
    const opened = await gateway().open(charge);
    expect(opened).toEqual({
      orderId,
      amount: 648_000,
      move: 'open',
      qrPayload: recorded.qr_string,
      vaNumber: null,
      settledAt: null,
      raw: JSON.stringify(recorded),
    });
    expect(heard.map(({ method, url, authorization, notify }) => [method, url, authorization, notify])).toEqual([
      ['POST', '/v2/charge', `Basic ${btoa('SB-Mid-server-0123456789abcdef:')}`, 'https://imah.example/n'],
    ]);
    expect(JSON.parse(heard[0]?.body ?? '')).toEqual({
      payment_type: 'qris',
      transaction_details: { order_id: orderId, gross_amount: 648_000 },
      custom_expiry: { expiry_duration: 15, unit: 'minute' },
      qris: { acquirer: 'gopay' },
    });
  });

  it.each([
    ['bca', { va_numbers: [{ bank: 'bca', va_number: '812785002530231' }] }, '812785002530231'],
    ['permata', { permata_va_number: '8562000087926752' }, '8562000087926752'],
  ] as const)('at %s has the number of an account', async (bank, said, number) => {
    const { qr_string: _code, ...rest } = recorded;
    says = [json({ ...rest, payment_type: 'bank_transfer', ...said }, 201)];
    const opened = await gateway().open({ ...charge, method: 'va', bank });
    expect([opened.vaNumber, opened.qrPayload]).toEqual([number, null]);
    expect(JSON.parse(heard[0]?.body ?? '')).toMatchObject({ payment_type: 'bank_transfer', bank_transfer: { bank } });
  });

  it('that was asked for before is looked up', async () => {
    says = [json({ status_code: '406', status_message: 'conflict' }, 406), json(recorded)];
    expect((await gateway().open(charge)).move).toBe('open');
    expect(heard.map(({ method, url }) => [method, url])).toEqual([
      ['POST', '/v2/charge'],
      ['GET', `/v2/${orderId}/status`],
    ]);
  });

  it.each([
    ['refused', json({ status_code: '400', status_message: 'invalid' }, 400)],
    ['key-refused', json({ status_code: '401', status_message: 'unknown merchant' }, 401)],
    ['unreachable', json({ status_code: '500', status_message: 'sorry' }, 500)],
    ['unreachable', json({ status_code: '503', status_message: 'sorry' })],
    ['unreachable', { status: 200, body: '<html>maintenance</html>' }],
    ['unreachable', { status: 200, body: '' }],
    ['unreachable', { status: 302, body: '' }],
    ['unreachable', { status: 200, body: `{"status_code":"200","x":"${'x'.repeat(70_000)}"}` }],
  ] as const)('is %s where the answer is that', async (kind, said) => {
    says = [said];
    expect(await faultOf(gateway().open(charge))).toBe(kind);
  });

  it('is unreachable where nobody listens', async () => {
    const nobody = midtrans({ apiBase: 'http://127.0.0.1:1', serverKey: 'SB-Mid-server-0123456789abcdef' });
    expect(await faultOf(nobody.open(charge))).toBe('unreachable');
  });
});

describe('what became of a charge', () => {
  it.each([
    ['pending', 'open'],
    ['settlement', 'settle'],
    ['capture', 'settle'],
    ['deny', 'fail'],
    ['failure', 'fail'],
    ['cancel', 'cancel'],
    ['expire', 'expire'],
    ['refund', 'refund'],
    ['partial_refund', null],
    ['authorize', null],
    ['something_new', null],
  ])('%s means %s', async (transaction_status, move) => {
    says = [json({ ...recorded, transaction_status })];
    expect((await gateway().find(orderId))?.move).toBe(move);
  });

  it('is told by the clock of western Indonesia', async () => {
    says = [json({ ...recorded, transaction_status: 'settlement', settlement_time: '2026-11-28 00:30:00' })];
    expect((await gateway().find(orderId))?.settledAt).toBe(Date.UTC(2026, 10, 27, 17, 30));
  });

  it('is nothing where the gateway knows of none, and no answer where it speaks of another', async () => {
    says = [json({ status_code: '404', status_message: "Transaction doesn't exist." })];
    expect(await gateway().find(orderId)).toBeNull();
    says = [json({ ...recorded, order_id: 'another' })];
    expect(await faultOf(gateway().find(orderId))).toBe('unreachable');
  });

  it.each(['648000', '648000.50', '-1.00', '1e6', '99999999999999.00'])(
    'is no answer with the amount %s',
    async (gross_amount) => {
      says = [json({ ...recorded, gross_amount })];
      expect(await faultOf(gateway().find(orderId))).toBe('unreachable');
    },
  );
});

it('a charge is given up, and a refusal of that is no fault: what became of it is asked for', async () => {
  says = [json({ status_code: '412', status_message: 'cannot be updated' })];
  await gateway().cancel(orderId);
  expect(heard.map(({ method, url }) => [method, url])).toEqual([['POST', `/v2/${orderId}/cancel`]]);
});
