import { createDecipheriv, createECDH, createHash, createHmac, type ECDH, randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makePerson, type TestApp, type TestPerson } from '@imah/server-platform/testing';
import { createTestApp } from '../testing/test-app.ts';
import { deliverDue } from '../deliver.ts';
import { fanOut } from '../fan-out.ts';
import { notify } from '../notify.ts';
import { isPushService } from './push-services.ts';
import { vapidKeys } from './vapid-keys.ts';

interface Received {
  readonly path: string;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: Buffer;
}

/** A browser's side of a subscription: only it can read what is sent to it (RFC 8291). */
class Browser {
  readonly #keys: ECDH = createECDH('prime256v1');
  readonly #auth = randomBytes(16);
  readonly subscription: object;

  constructor(endpoint: string) {
    const p256dh = this.#keys.generateKeys().toString('base64url');
    this.subscription = { endpoint, expirationTime: null, keys: { p256dh, auth: this.#auth.toString('base64url') } };
  }

  read(body: Buffer): unknown {
    const salt = body.subarray(0, 16);
    const keyLength = body.readUInt8(20);
    const sender = body.subarray(21, 21 + keyLength);
    const sealed = body.subarray(21 + keyLength);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#keys.getPublicKey(), sender]);
    const shared = derive(this.#auth, this.#keys.computeSecret(sender), info, 32);
    const key = derive(salt, shared, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = derive(salt, shared, Buffer.from('Content-Encoding: nonce\0'), 12);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce);
    decipher.setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
  }
}

function derive(salt: Buffer, secret: Buffer, info: Buffer, length: number): Buffer {
  const key = createHmac('sha256', salt).update(secret).digest();
  return createHmac('sha256', key)
    .update(info)
    .update(Buffer.from([1]))
    .digest()
    .subarray(0, length);
}

let test: TestApp;
let service: Server;
let address: string;
let person: TestPerson;
let status: number;
const received: Received[] = [];

beforeAll(async () => {
  service = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => void parts.push(part));
    request.on('end', () => {
      received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(service.address() as AddressInfo).port}`;
  address = `http://${host}`;
  test = await createTestApp({ config: { pushHosts: [host] } });
});
afterAll(async () => {
  service.closeAllConnections();
  await new Promise((resolve) => service.close(resolve));
  await test.close();
});
beforeEach(async () => {
  status = 201;
  received.length = 0;
  person = await makePerson(test, 'Rina');
});

const subscribe = (payload: object, who = person) =>
  test.app.inject({
    method: 'POST',
    url: '/api/v1/notifications/push-devices',
    headers: { ...who.bearer, 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36' },
    payload,
  });
const settings = async (who = person) =>
  (await test.app.inject({ url: '/api/v1/notifications/settings', headers: who.bearer })).json().data;

async function tell(count: number): Promise<void> {
  const { db, now } = test.context;
  await db.transaction().execute(async (trx) => {
    for (let index = 0; index < count; index += 1)
      await notify(
        trx,
        {
          kind: 'invitation-accepted',
          recipients: { kind: 'people', userIds: [person.id] },
          actorId: null,
          dedupeKey: `invitation/${index}`,
          data: { invitee: `Tamu ${index}` },
          href: '/imah/settings/user',
        },
        now(),
      );
  });
  await fanOut(test.context);
  await deliverDue(test.context);
}
const wantPush = () =>
  test.app.inject({
    method: 'PATCH',
    url: '/api/v1/notifications/settings',
    headers: person.bearer,
    payload: { quietHours: null, choices: [{ kind: 'invitation-accepted', channel: 'push', on: true }] },
  });

describe('a push', () => {
  it('reaches the browser that subscribed, which alone can read it', async () => {
    const browser = new Browser(`${address}/one`);
    await subscribe(browser.subscription);
    await wantPush();
    await tell(1);

    const [push] = received;
    expect(received.map(({ path }) => path)).toEqual(['/one']);
    expect(browser.read(push?.body ?? Buffer.alloc(0))).toEqual({
      title: 'Tamu 0 menerima undangan Anda',
      body: 'Tamu 0 sekarang anggota .',
      href: '/imah/settings/user',
      tag: expect.any(String),
    });
    expect(push?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', urgency: 'normal' });
    expect(String(push?.headers['authorization'])).toContain(`k=${(await vapidKeys(test.context.db)).publicKey}`);
  });

  it('of more than three at once tells the number', async () => {
    const browser = new Browser(`${address}/many`);
    await subscribe(browser.subscription);
    await wantPush();
    await tell(5);

    expect(received.map(({ body }) => browser.read(body))).toEqual([
      { title: '5 pemberitahuan baru', body: 'Buka Imah untuk melihatnya.', href: '/imah', tag: 'several' },
    ]);
  });

  it('to a browser that is gone is the last one to it', async () => {
    await subscribe(new Browser(`${address}/gone`).subscription);
    await wantPush();
    status = 410;
    await tell(1);

    expect((await settings()).pushDevices).toEqual([]);
  });

  it('that the service does not take is tried again a minute later', async () => {
    await subscribe(new Browser(`${address}/busy`).subscription);
    await wantPush();
    status = 503;
    await tell(1);
    status = 201;
    await deliverDue(test.context);
    const before = received.length;
    test.clock.now += 60_000;
    await deliverDue(test.context);

    expect([before, received.length]).toEqual([1, 2]);
  });
});

describe('subscribing', () => {
  it('is shown with the browser’s name and can be taken back', async () => {
    const { subscription } = new Browser(`${address}/shown`);
    const { id } = (await subscribe(subscription)).json().data;
    const endpointHash = createHash('sha256').update(`${address}/shown`).digest('hex');
    const createdAt = new Date(test.clock.now).toISOString();
    expect((await settings()).pushDevices).toEqual([{ id, name: 'Chrome, Windows', createdAt, endpointHash }]);

    const remove = (who: TestPerson) =>
      test.app.inject({ method: 'DELETE', url: `/api/v1/notifications/push-devices/${id}`, headers: who.bearer });
    const byAnother = await remove(await makePerson(test, 'Lain'));
    expect([byAnother.statusCode, (await settings()).pushDevices.length]).toEqual([204, 1]);
    const byOwner = await remove(person);
    expect([byOwner.statusCode, (await settings()).pushDevices.length]).toEqual([204, 0]);
  });

  it('of the next person in the same browser takes it from the one before', async () => {
    const { subscription } = new Browser(`${address}/shared`);
    await subscribe(subscription);
    const next = await makePerson(test, 'Berikut');
    await subscribe(subscription, next);

    expect([(await settings()).pushDevices.length, (await settings(next)).pushDevices.length]).toEqual([0, 1]);
  });

  it('to an address that is no push service is refused: it could be inside our own network', async () => {
    const answer = await subscribe(new Browser('http://169.254.169.254/latest').subscription);

    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['endpoint']]);
  });

  it('keeps the twenty newest browsers of a person', async () => {
    for (let index = 0; index < 22; index += 1) {
      test.clock.now += 1;
      await subscribe(new Browser(`${address}/${index}`).subscription);
    }
    const { rows } = await sql`SELECT 1 FROM push_device WHERE user_id = ${person.id}`.execute(test.context.db);

    expect(rows).toHaveLength(20);
  });
});

it.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['https://web.push.apple.com/abc', true],
  ['https://sg2p.notify.windows.com/w/?token=abc', true],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com.attacker.test/abc', false],
  ['https://notfcm.googleapis.com/abc', false],
  ['https://user@fcm.googleapis.com/abc', false],
  ['https://10.0.0.1/abc', false],
  ['https://trusted.test/abc', true],
  ['bukan alamat', false],
])('%s is a push service: %s', (endpoint, expected) => {
  expect(isPushService(endpoint, ['trusted.test'])).toBe(expected);
});
