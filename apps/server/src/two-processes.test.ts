import { createHash, randomUUIDv7 } from 'node:crypto';
import { once as onceOf, type EventEmitter } from 'node:events';
import { buildingTopic, deviceTopic } from '@imah/contract/mqtt/words';
import { sql } from 'kysely';
import mqtt, { type MqttClient } from 'mqtt';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import {
  makeMember,
  makePlace,
  type TestApp,
  type TestPerson,
  type TestPlace,
  withDatabase,
} from '@imah/server-platform/testing';
import { createTestApp } from './testing/test-app.ts';
import { mqttSecret } from '@imah/server-platform/sessions';
import type { DeviceIdentity } from '@imah/server-platform/live';
import { openTestServer, type TestServer } from './testing/test-server.ts';

let test: TestApp;
let place: TestPlace;
let technician: TestPerson;
let servers: TestServer[];
const clients: MqttClient[] = [];
let keys = 0;

beforeAll(async () => {
  test = await createTestApp();
  test.clock.now = Date.now();
  place = await makePlace(test, 'Graha');
  technician = await makeMember(test, place, 'Agus', ['technician', 'building-manager']);
  const { rows } = await sql<{ name: string }>`SELECT current_database() AS name`.execute(test.context.db);
  const url = withDatabase(inject('postgresUrl'), rows[0]?.name ?? '');
  const open = () => openTestServer({ DATABASE_URL: url, MQTT_TCP_PORT: '0' }, { web: null });
  servers = [await open(), await open()];
});
afterAll(async () => {
  for (const client of clients) client.end(true);
  for (const server of servers) await server.close();
  await test.close();
});

const serverAt = (at: 0 | 1): TestServer => {
  const server = servers[at];
  if (server === undefined) throw new Error('not started');
  return server;
};

interface Heard {
  readonly topic: string;
  readonly payload: { [key: string]: unknown };
}

async function connect(at: 0 | 1, username: string, password: string, topic: string) {
  const port = serverAt(at).mqttTcpPort;
  const client = mqtt.connect(`mqtt://127.0.0.1:${port}`, { username, password, reconnectPeriod: 0 });
  client.on('error', () => undefined);
  clients.push(client);
  const heard: Heard[] = [];
  client.on('message', (on, payload) => void heard.push({ topic: on, payload: JSON.parse(String(payload)) }));
  // MqttClient's own event typing hides that it is an emitter like any other.
  await onceOf(client as unknown as EventEmitter, 'connect');
  await client.subscribeAsync(topic, { qos: 1 });
  return { client, heard };
}

const watch = async (at: 0 | 1, topic: string) =>
  connect(at, technician.email, await mqttSecret(test.context.db, technician.id, 1), topic);

async function call(at: 0 | 1, path: string, payload: object) {
  keys += 1;
  const response = await fetch(`${serverAt(at).url}/api/v1${path}`, {
    method: 'POST',
    headers: { ...technician.bearer, 'content-type': 'application/json', 'idempotency-key': `key-${keys}` },
    body: JSON.stringify(payload),
  });
  return { status: response.status, body: (await response.json()) as { data: { id: string } } };
}

async function makeDevice(typeKey: string): Promise<DeviceIdentity> {
  const { orgId, buildingId } = place;
  const deviceId = randomUUIDv7();
  await sql`INSERT INTO device (org_id, id, building_id, type_key, name)
    VALUES (${orgId}, ${deviceId}, ${buildingId}, ${typeKey}, 'Pompa')`.execute(test.context.db);
  await sql`INSERT INTO device_credential (org_id, device_id, username, secret_hash)
    VALUES (${orgId}, ${deviceId}, ${deviceId}, ${createHash('sha256').update('secret').digest()})`.execute(
    test.context.db,
  );
  return { kind: 'device', orgId, buildingId, deviceId };
}

const connectDevice = (at: 0 | 1, device: DeviceIdentity) =>
  connect(at, device.deviceId, 'secret', deviceTopic(device, 'cmd'));
const say = (client: MqttClient, device: DeviceIdentity, isRunning: boolean) =>
  client.publishAsync(deviceTopic(device, 'tele'), JSON.stringify({ values: { running: isRunning } }), { qos: 1 });
const isOnline = async ({ deviceId }: DeviceIdentity) =>
  (await sql<{ online: boolean | null }>`SELECT online FROM device WHERE id = ${deviceId}`.execute(test.context.db))
    .rows[0]?.online;

it('what happens at either of two servers is heard by the clients of both, once and in its order', async () => {
  const topic = buildingTopic(place, 'ev');
  const [near, far] = [await watch(0, topic), await watch(1, topic)];
  const report = async (at: 0 | 1) => {
    const ids: string[] = [];
    for (let count = 0; count < 5; count += 1)
      ids.push(
        (await call(at, `/buildings/${place.buildingId}/tickets`, { title: `Lampu ${at}${count}` })).body.data.id,
      );
    return ids;
  };

  const [atFirst, atSecond] = await Promise.all([report(0), report(1)]);

  for (const { heard } of [near, far]) {
    await expect.poll(() => heard.length).toBe(10);
    const ids = heard.map(({ payload }) => payload['id']);
    expect([
      ids.filter((id) => atFirst.includes(String(id))),
      ids.filter((id) => atSecond.includes(String(id))),
    ]).toEqual([atFirst, atSecond]);
  }
});

it('a command given at one reaches the device that is connected to the other, once', async () => {
  const device = await makeDevice('pump');
  const pump = await connectDevice(0, device);
  await say(pump.client, device, false);

  const { status, body } = await call(1, `/devices/${device.deviceId}/commands`, {
    method: 'set',
    params: { key: 'running', value: true },
    confirmed: true,
  });

  expect(status).toBe(202);
  await expect.poll(() => pump.heard.map(({ payload }) => payload['id'])).toEqual([body.data.id]);
  // What the other server has heard by now it has heard whole: nothing more is on its way.
  await say(pump.client, device, true);
  const later = await watch(1, deviceTopic(device, 'state'));
  await expect.poll(() => later.heard.at(-1)?.payload).toMatchObject({ values: { running: true }, status: 'online' });
  expect(pump.heard).toHaveLength(1);
});

it('what a device said last at one is what a client of the other is shown first', async () => {
  const device = await makeDevice('pump');
  const pump = await connectDevice(0, device);
  const near = await watch(0, deviceTopic(device, 'state'));
  await say(pump.client, device, true);
  await expect.poll(() => near.heard.at(-1)?.payload).toMatchObject({ values: { running: true } });

  const far = await watch(1, deviceTopic(device, 'state'));

  await expect.poll(() => far.heard.at(-1)).toEqual(near.heard.at(-1));
});

it('a device is online while it is connected to either, and offline for the clients of both when it has left', async () => {
  const device = await makeDevice('pump');
  const first = await connectDevice(0, device);
  await say(first.client, device, false);
  const second = await connectDevice(1, device);
  await say(second.client, device, true);
  const far = await watch(0, deviceTopic(device, 'state'));

  await first.client.endAsync();
  await say(second.client, device, false);
  await expect.poll(() => far.heard.at(-1)?.payload).toMatchObject({ values: { running: false }, status: 'online' });
  expect(await isOnline(device)).toBe(true);
  await second.client.endAsync();

  await expect.poll(() => far.heard.at(-1)?.payload).toMatchObject({ status: 'offline' });
  expect(await isOnline(device)).toBe(false);
});

it('a device that has gone to the other stays online when the first sees it leave', async () => {
  const [device, other] = [await makeDevice('pump'), await makeDevice('pump')];
  const [first, left] = [await connectDevice(0, device), await connectDevice(0, other)];
  await say(first.client, device, false);
  await say(left.client, other, false);
  const second = await connectDevice(1, device);
  await say(second.client, device, true);
  await expect.poll(() => isOnline(device)).toBe(true);

  await first.client.endAsync();
  await left.client.endAsync();

  await expect.poll(() => isOnline(other)).toBe(false);
  expect(await isOnline(device)).toBe(true);
});

it('an alarm raised at one is ended at the other, where its device has gone', async () => {
  const device = await makeDevice('water-meter');
  const activeAlarms = async () => {
    const { rows } = await sql<{ key: string }>`
      SELECT key FROM alarm WHERE device_id = ${device.deviceId} AND active`.execute(test.context.db);
    return rows.map(({ key }) => key);
  };
  const tell = (client: MqttClient, flow: number) =>
    client.publishAsync(deviceTopic(device, 'tele'), JSON.stringify({ values: { flow } }), { qos: 1 });
  const first = await connectDevice(0, device);
  await tell(first.client, 90);
  await expect.poll(activeAlarms).toEqual(['flow']);
  await first.client.endAsync();

  const second = await connectDevice(1, device);
  await tell(second.client, 20);

  await expect.poll(activeAlarms).toEqual([]);
});

it('who takes the key of their live channel back at one is disconnected from the other', async () => {
  const person = await makeMember(test, place, 'Rina', ['technician']);
  const secret = await mqttSecret(test.context.db, person.id, 1);
  const { client } = await connect(1, person.email, secret, buildingTopic(place, 'ev'));
  const closed = onceOf(client as unknown as EventEmitter, 'close');

  const ended = await fetch(`${serverAt(0).url}/api/v1/account/live-secret/rotate`, {
    method: 'POST',
    headers: person.bearer,
  });

  expect(ended.status).toBe(200);
  await closed;
});
