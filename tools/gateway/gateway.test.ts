import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { qrisPayload } from './qris-payload.ts';
import { type GatewayProcess, startGatewayProcess } from './start-gateway.ts';

const key = 'SB-Mid-server-0123456789abcdef';
const basic = (of = key) => `Basic ${btoa(`${of}:`)}`;
let folder: string;
let gateway: GatewayProcess;
let told: Server;
let heard: unknown[];
let count = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'imah-gateway-test-'));
  gateway = await startGatewayProcess({ file: join(folder, 'charges.json') });
  heard = [];
  told = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      heard.push(JSON.parse(Buffer.concat(parts).toString()));
      response.end();
    });
  });
  await new Promise<void>((resolve) => told.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  await gateway.kill();
  told.closeAllConnections();
  await new Promise((resolve) => told.close(resolve));
  await rm(folder, { recursive: true, force: true });
});

async function ask(path: string, body?: object, authorization = basic()) {
  const answer = await fetch(gateway.url + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      authorization,
      'content-type': 'application/json',
      // A server that listens on a port has an address of this kind.
      'x-override-notification': `http://127.0.0.1:${(told.address() as AddressInfo).port}/n`,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const said: Readonly<Record<string, unknown>> = Object(await answer.json());
  return { status: answer.status, said };
}
const charge = (more: object = {}, amount = 648_000) => {
  count += 1;
  const orderId = `order-${count}`;
  const details = { order_id: orderId, gross_amount: amount };
  return { orderId, body: { payment_type: 'qris', transaction_details: details, ...more } };
};

describe('the simulator of a gateway', () => {
  it('takes a charge, tells of it under its key alone, and of its payment to the address that was named', async () => {
    const { orderId, body } = charge();
    const made = await ask('/v2/charge', body);
    expect([made.status, made.said['transaction_status'], made.said['qr_string']]).toEqual([
      201,
      'pending',
      qrisPayload(648_000, orderId),
    ]);
    expect((await ask(`/v2/${orderId}/status`, undefined, basic('another-key'))).status).toBe(404);

    expect(await gateway.move(orderId, 'settlement')).toBe(200);
    const signature = createHash('sha512').update(`${orderId}200648000.00${key}`).digest('hex');
    expect(heard.at(-1)).toMatchObject({
      order_id: orderId,
      transaction_status: 'settlement',
      status_code: '200',
      gross_amount: '648000.00',
      signature_key: signature,
    });
    expect((await ask(`/v2/${orderId}/status`)).said['transaction_status']).toBe('settlement');
  });

  it.each([
    ['401', 'no key', {}, 'Bearer x'],
    ['400', 'no way to pay', { payment_type: 'cheque' }, basic()],
    ['400', 'an account without a bank', { payment_type: 'bank_transfer' }, basic()],
    [
      '400',
      'an amount above the limit of QRIS',
      { transaction_details: { order_id: 'x', gross_amount: 10_000_001 } },
      basic(),
    ],
    ['400', 'an amount with sen', { transaction_details: { order_id: 'x', gross_amount: 1.5 } }, basic()],
  ])('answers %s to %s', async (code, _, more, authorization) => {
    const { status, said } = await ask('/v2/charge', charge(more).body, authorization);
    expect([status, said['status_code']]).toEqual([Number(code), code]);
  });

  it('takes an order once, and gives up only what nobody has paid', async () => {
    const { orderId, body } = charge();
    await ask('/v2/charge', body);
    expect((await ask('/v2/charge', body)).status).toBe(406);
    await gateway.move(orderId, 'settlement', 'never');
    expect((await ask(`/v2/${orderId}/cancel`, {})).status).toBe(412);
  });

  it('ends what was not paid in time', async () => {
    const { orderId, body } = charge({ custom_expiry: { expiry_duration: 1, unit: 'second' } });
    await ask('/v2/charge', body);
    await expect.poll(async () => (await ask(`/v2/${orderId}/status`)).said['transaction_status']).toBe('expire');
  });

  it('knows what it had taken when it was killed', async () => {
    const { orderId, body } = charge({ payment_type: 'bank_transfer', bank_transfer: { bank: 'permata' } });
    const { said } = await ask('/v2/charge', body);
    await gateway.move(orderId, 'settlement', 'never');
    await gateway.kill();
    gateway = await startGatewayProcess({ file: join(folder, 'charges.json') });
    const after = (await ask(`/v2/${orderId}/status`)).said;
    expect([after['transaction_status'], after['permata_va_number']]).toEqual([
      'settlement',
      said['permata_va_number'],
    ]);
  });

  it('has a page on which a person pays, and says what cannot be done', async () => {
    const { orderId, body } = charge();
    await ask('/v2/charge', body);
    const page = await (await fetch(gateway.url)).text();
    expect(page).toContain(orderId);
    const form = new URLSearchParams({ orderId, status: 'settlement' });
    const paid = await fetch(`${gateway.url}/simulator/moves`, { method: 'POST', body: form, redirect: 'manual' });
    expect([paid.status, paid.headers.get('location')]).toEqual([303, '/']);
    const again = await fetch(`${gateway.url}/simulator/moves`, { method: 'POST', body: form, redirect: 'manual' });
    expect(again.status).toBe(412);
    expect((await fetch(`${gateway.url}/elsewhere`)).status).toBe(404);
  });
});
