import { deviceTopic } from '@imah/contract/mqtt/words';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DeviceIdentity } from '@imah/server-platform/live';
import { createLiveWorld, type LiveWorld } from './testing/live-world.ts';

let world: LiveWorld;
beforeAll(async () => {
  world = await createLiveWorld();
});
afterAll(() => world.close());

const start = Date.UTC(2026, 10, 21, 3);

function rawOf(device: DeviceIdentity) {
  return sql`
    SELECT key, round(extract(epoch FROM ts) * 1000)::bigint AS ts, num, bool FROM telemetry_raw
    WHERE device_id = ${device.deviceId} ORDER BY ts, key`
    .execute(world.context.db)
    .then(({ rows }) => rows);
}

async function stateOf(device: DeviceIdentity) {
  const answer = await world.app.inject({
    url: `/api/v1/devices/${device.deviceId}`,
    headers: world.place.owner.bearer,
  });
  return answer.json().data.state;
}

describe('what a device reports', () => {
  it('is stored when the device is told so, is the latest value and shows on the retained state', async () => {
    const device = await world.makeDevice('climate');
    const client = await world.connectDevice(device);

    await client.publishAsync(deviceTopic(device, 'tele'), '{"values":{"temperature":27.5,"humidity":61}}', { qos: 1 });

    expect(await rawOf(device)).toEqual([
      { key: 'humidity', ts: start, num: 61, bool: null },
      { key: 'temperature', ts: start, num: 27.5, bool: null },
    ]);
    const state = {
      status: 'online',
      ts: { temperature: start, humidity: start },
      values: { temperature: 27.5, humidity: 61 },
      lastSeenAt: start,
    };
    expect(await stateOf(device)).toEqual(state);
    const screen = await world.connectPerson(world.place.owner);
    const seen: unknown[] = [];
    screen.on('message', (_topic, payload) => void seen.push(JSON.parse(String(payload))));
    await screen.subscribeAsync(deviceTopic(device, 'state'));
    await expect.poll(() => seen.at(-1)).toEqual(state);
  });

  it('counts the last word when the same time comes twice, and keeps the newer value when old ones come late', async () => {
    const device = await world.makeDevice('climate');
    const client = await world.connectDevice(device);
    const say = (ts: number, temperature: number) =>
      client.publishAsync(deviceTopic(device, 'tele'), JSON.stringify({ ts, values: { temperature } }), { qos: 1 });

    await say(start, 20);
    await say(start, 21);
    await say(start - 60_000, 19);

    expect(await rawOf(device)).toEqual([
      { key: 'temperature', ts: start - 60_000, num: 19, bool: null },
      { key: 'temperature', ts: start, num: 21, bool: null },
    ]);
    expect((await stateOf(device)).values).toEqual({ temperature: 21 });
  });

  it('is refused value by value where it cannot be believed, without losing the rest', async () => {
    const device = await world.makeDevice('climate');
    const client = await world.connectDevice(device);
    const packet = [
      { ts: start + 300_001, values: { temperature: 20 } },
      { ts: start - 31 * 86_400_000, values: { temperature: 20 } },
      { values: { temperature: 400, humidity: 55, unknown: 1 } },
      { ts: start - 1, values: { temperature: 'hot' } },
    ];

    await client.publishAsync(deviceTopic(device, 'tele'), JSON.stringify(packet), { qos: 1 });

    expect(await rawOf(device)).toEqual([{ key: 'humidity', ts: start, num: 55, bool: null }]);
  });

  it.each([
    ['v1/devices/me/telemetry', '{"temperature":24}'],
    ['v1/devices/me/attributes', '{"temperature":24}'],
    ['v1/devices/me/telemetry', '{"ts":1795230000000,"values":{"temperature":24}}'],
  ])('comes as ThingsBoard writes it, on %s', async (topic, payload) => {
    const device = await world.makeDevice('climate');
    const client = await world.connectDevice(device);

    await client.publishAsync(topic, payload, { qos: 1 });

    expect(await rawOf(device)).toEqual([{ key: 'temperature', ts: start, num: 24, bool: null }]);
  });

  it('does not harm anyone when it is no JSON at all', async () => {
    const device = await world.makeDevice('climate');
    const client = await world.connectDevice(device);

    await client.publishAsync(deviceTopic(device, 'tele'), 'nonsense', { qos: 1 });

    expect({ connected: client.connected, raw: await rawOf(device) }).toEqual({ connected: true, raw: [] });
  });

  it('of many devices at once loses nothing that was acknowledged', async () => {
    const devices = await Promise.all(Array.from({ length: 10 }, () => world.makeDevice('climate')));
    const clients = await Promise.all(devices.map((device) => world.connectDevice(device)));

    await Promise.all(
      clients.flatMap((client, index) =>
        Array.from({ length: 100 }, (_, step) =>
          client.publishAsync(
            deviceTopic(devices[index]!, 'tele'),
            JSON.stringify({ ts: start - step, values: { temperature: step / 4, humidity: step } }),
            { qos: 1 },
          ),
        ),
      ),
    );

    const counts = await Promise.all(devices.map(async (device) => (await rawOf(device)).length));
    expect(counts).toEqual(devices.map(() => 200));
  });

  it('goes out on the state topic at most twice a second', async () => {
    const device = await world.makeDevice('climate');
    const client = await world.connectDevice(device);
    const screen = await world.connectPerson(world.place.owner);
    const seen: unknown[] = [];
    screen.on('message', (_topic, payload) => void seen.push(JSON.parse(String(payload)).values));
    await screen.subscribeAsync(deviceTopic(device, 'state'));

    const say = (temperature: number) =>
      client.publishAsync(deviceTopic(device, 'tele'), JSON.stringify({ values: { temperature } }), { qos: 1 });
    await say(1);
    await Promise.all([2, 3, 4, 5].map(say));
    await say(6);

    await expect.poll(() => seen).toEqual([{ temperature: 1 }, { temperature: 6 }]);
  });
});

describe('presence', () => {
  it('is never-seen until the device first speaks, not when it only connects', async () => {
    const device = await world.makeDevice('lift');
    await world.connectDevice(device);

    expect((await stateOf(device)).status).toBe('never-seen');
  });

  it('turns offline at once when the connection breaks, and online when the device speaks again', async () => {
    const device = await world.makeDevice('lift');
    const client = await world.connectDevice(device);
    await client.publishAsync(deviceTopic(device, 'presence'), '{"online":true}', { qos: 1, retain: true });
    expect((await stateOf(device)).status).toBe('online');

    client.stream.destroy();
    await expect.poll(async () => (await stateOf(device)).status).toBe('offline');

    const again = await world.connectDevice(device);
    await again.publishAsync(deviceTopic(device, 'tele'), '{"values":{"floor":3}}', { qos: 1 });
    expect((await stateOf(device)).status).toBe('online');
  });

  it('turns offline after the silence that its type allows, though the connection stands', async () => {
    const device = await world.makeDevice('lift');
    const client = await world.connectDevice(device);
    await client.publishAsync(deviceTopic(device, 'tele'), '{"values":{"floor":3}}', { qos: 1 });

    world.clock.now = start + 120_000;
    await world.services.checkSilence();
    const atTheBound = (await stateOf(device)).status;
    world.clock.now = start + 120_001;
    await world.services.checkSilence();
    const after = (await stateOf(device)).status;
    world.clock.now = start;

    expect({ atTheBound, after }).toEqual({ atTheBound: 'online', after: 'offline' });
  });

  it('raises one alarm when the device falls silent and clears it when it speaks', async () => {
    const device = await world.makeDevice('smoke-detector');
    const alarms = () =>
      sql`SELECT condition, severity, active FROM alarm WHERE device_id = ${device.deviceId}`
        .execute(world.context.db)
        .then(({ rows }) => rows);
    const client = await world.connectDevice(device);
    await client.publishAsync(deviceTopic(device, 'tele'), '{"values":{"smoke":false}}', { qos: 1 });

    await client.endAsync();
    await expect.poll(alarms).toEqual([{ condition: 'offline', severity: 'major', active: true }]);

    const again = await world.connectDevice(device);
    await again.publishAsync(deviceTopic(device, 'tele'), '{"values":{"smoke":false}}', { qos: 1 });
    await expect.poll(alarms).toEqual([{ condition: 'offline', severity: 'major', active: false }]);
  });
});
