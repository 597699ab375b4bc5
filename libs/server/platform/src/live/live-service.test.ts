import { type EventEmitter, once as onceOf } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { defaultGroupGrants, type DefaultGroupKey, type PolicyActor } from '@imah/contract/access';
import { buildingTopic, deviceTopic, notificationTopic } from '@imah/contract/mqtt/words';
import mqtt, { type IClientOptions, type MqttClient } from 'mqtt';
import { generate, parser as parse } from 'mqtt-packet';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { DeviceIdentity } from './client-identity.ts';
import { createLive, type LiveService } from './live-service.ts';

const org = '01900000-0000-7000-8000-000000000001';
const otherOrg = '01900000-0000-7000-8000-000000000002';
const building = '01900000-0000-7000-8000-00000000000b';
const otherBuilding = '01900000-0000-7000-8000-00000000000c';
const myUnit = '01900000-0000-7000-8000-0000000000a1';
const myMeter: DeviceIdentity = {
  kind: 'device',
  orgId: org,
  buildingId: building,
  deviceId: '01900000-0000-7000-8000-0000000000d1',
};
const lift: DeviceIdentity = { ...myMeter, deviceId: '01900000-0000-7000-8000-0000000000d2' };
const units = new Map([
  [myMeter.deviceId, myUnit],
  [lift.deviceId, undefined],
]);

const people = ['manager', 'technician', 'finance', 'resident', 'elsewhere', 'neighbour'] as const;
type Person = (typeof people)[number];
// MqttClient's own event typing hides that it is an emitter like any other.
const once = (emitter: unknown, event: string) => onceOf(emitter as EventEmitter, event);
const userIds: Record<Person, string> = {
  manager: '01900000-0000-7000-8000-0000000000e1',
  technician: '01900000-0000-7000-8000-0000000000e2',
  finance: '01900000-0000-7000-8000-0000000000e3',
  resident: '01900000-0000-7000-8000-0000000000e4',
  elsewhere: '01900000-0000-7000-8000-0000000000e5',
  neighbour: '01900000-0000-7000-8000-0000000000e6',
};

const actorOf = (
  person: Person,
  group: DefaultGroupKey,
  orgId = org,
  buildings: 'all' | string[] = 'all',
): PolicyActor => ({
  userId: userIds[person],
  memberships: [
    {
      orgId,
      grants: new Set(defaultGroupGrants[group]),
      buildings: buildings === 'all' ? 'all' : new Set(buildings),
      unitIds: new Set(group === 'resident' ? [myUnit] : []),
    },
  ],
});

let actors: Map<string, PolicyActor>;
let devices: Map<string, DeviceIdentity>;
let server: Server;
let live: LiveService;
let url: string;
let opened: MqttClient[];
let heard: { device: string; uplink: string; payload: string }[];
let presence: string[];
let store: () => Promise<void>;

beforeEach(async () => {
  actors = new Map(
    [
      actorOf('manager', 'building-manager'),
      actorOf('technician', 'technician'),
      actorOf('finance', 'finance'),
      actorOf('resident', 'resident'),
      actorOf('elsewhere', 'building-manager', org, [otherBuilding]),
      actorOf('neighbour', 'owner', otherOrg),
    ].map((actor) => [actor.userId, actor]),
  );
  devices = new Map([
    ['meter', myMeter],
    ['lift', lift],
  ]);
  opened = [];
  heard = [];
  presence = [];
  store = async () => undefined;
  live = await createLive({
    log: pino({ level: 'silent' }),
    origins: ['https://imah.example'],
    access: {
      authenticatePerson: async (email, secret) => {
        const person = people.find((name) => `${name}@imah.test` === email);
        return person !== undefined && secret === 'secret' ? { kind: 'person', userId: userIds[person] } : null;
      },
      authenticateDevice: async (username, secret) => (secret === 'secret' ? (devices.get(username) ?? null) : null),
      authenticateWall: async () => null,
      wallTopics: async () => null,
      loadActor: async (userId) => actors.get(userId) ?? null,
      rightsThatEnd: async () => new Map(),
      findDeviceUnit: async ({ deviceId }) => (units.has(deviceId) ? { unitId: units.get(deviceId) } : null),
    },
  });
  live.setUplinks({
    connected: (device) => void presence.push(`${device.deviceId} in`),
    disconnected: (device) => void presence.push(`${device.deviceId} out`),
    received: async (device, uplink, payload) => {
      await store();
      heard.push({ device: device.deviceId, uplink, payload: payload.toString() });
    },
    heard: async () => true,
    refused: () => undefined,
  });
  server = createServer();
  live.attach(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}/mqtt`;
});

afterEach(async () => {
  for (const client of opened) client.end(true);
  await live.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

function open(username: string, options: IClientOptions = {}, address = url): MqttClient {
  const client = mqtt.connect(address, {
    username,
    password: 'secret',
    reconnectPeriod: 0,
    protocolVersion: 4,
    ...options,
  });
  client.on('error', () => undefined);
  opened.push(client);
  return client;
}

async function connect(username: string, options: IClientOptions = {}): Promise<MqttClient> {
  const client = open(username, options);
  await once(client, 'connect');
  return client;
}

const openAs = (person: Person, options?: IClientOptions) => connect(`${person}@imah.test`, options);

/** The return code of the refusal. */
async function refusal(username: string, options: IClientOptions): Promise<number> {
  const [packet] = await once(open(username, options), 'packetreceive');
  return packet.returnCode;
}

async function granted(client: MqttClient, filter: string): Promise<boolean> {
  const answer = once(client, 'packetreceive');
  client.subscribe(filter, { qos: 1 }, () => undefined);
  const [packet] = await answer;
  return packet.cmd === 'suback' && packet.granted[0] !== 128;
}

/** A topic as any text: what is said on it is not the matter here. */
const plain = (topic: string): string => topic;

describe('who may connect', () => {
  it('takes an email with its secret and a device with its own', async () => {
    await openAs('manager');
    await connect('meter');

    expect(live.connections).toBe(2);
  });

  it.each([
    ['a wrong secret', 'manager@imah.test', { password: 'wrong' }, 4],
    ['an unknown person', 'nobody@imah.test', {}, 4],
    ['an unknown device', 'nothing', {}, 4],
    [
      'a person with a last will',
      'manager@imah.test',
      { will: { topic: 'a', payload: Buffer.from('x'), qos: 0, retain: false } },
      5,
    ],
    [
      'a device whose last will speaks for another',
      'meter',
      { will: { topic: deviceTopic(lift, 'presence'), payload: Buffer.from('{}'), qos: 0, retain: true } },
      5,
    ],
    [
      'a device whose last will is a measurement',
      'meter',
      { will: { topic: deviceTopic(myMeter, 'tele'), payload: Buffer.from('{}'), qos: 0, retain: false } },
      5,
    ],
  ] as const)('refuses %s', async (_what, username, options, code) => {
    expect(await refusal(username, options as IClientOptions)).toBe(code);
  });

  it('refuses a persistent session without a name (MQTT-3.1.3-8) as an identifier rejected', async () => {
    // Written by hand: mqtt.js would choose a name by itself.
    const clean = 0;
    const connectPacket = Buffer.from([0x10, 12, 0, 4, ...Buffer.from('MQTT'), 4, clean << 1, 0, 0, 0, 0]);
    const socket = new WebSocket(url, 'mqtt');
    await once(socket, 'open');

    socket.send(connectPacket);

    const [answer] = await once(socket, 'message');
    expect([...answer]).toEqual([0x20, 2, 0, 2]);
  });

  it('lets a device leave a last will on its own presence', async () => {
    const will = {
      topic: deviceTopic(myMeter, 'presence'),
      payload: Buffer.from('{"online":false}'),
      qos: 1,
      retain: true,
    } as const;

    const client = await connect('meter', { will });
    (client.stream as unknown as { destroy(): void }).destroy();

    await expect
      .poll(() => heard)
      .toEqual([{ device: myMeter.deviceId, uplink: 'presence', payload: '{"online":false}' }]);
  });

  it('takes no last will of a device that loses its connection because this process ends', async () => {
    const will = {
      topic: deviceTopic(myMeter, 'presence'),
      payload: Buffer.from('{"online":false}'),
      qos: 1,
      retain: true,
    } as const;
    await connect('meter', { will, reconnectPeriod: 0 });

    await live.close();

    expect(heard).toEqual([]);
  });

  it('keeps the sessions of two people apart that chose the same client id', async () => {
    const first = await openAs('manager', { clientId: 'same' });
    await openAs('neighbour', { clientId: 'same' });

    expect({ connections: live.connections, first: first.connected }).toEqual({ connections: 2, first: true });
  });

  it.each([
    ['its own page', () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`, 101],
    ['a page that is configured', () => 'https://imah.example', 101],
    ['a foreign page', () => 'https://evil.example', 403],
    ['a page without an origin of its own', () => 'null', 403],
  ])('judges a websocket opened by %s', async (_what, origin, status) => {
    const socket = new WebSocket(url, 'mqtt', { origin: origin() });
    const answer = await Promise.race([
      once(socket, 'open').then(() => 101),
      once(socket, 'unexpected-response').then(([, response]) => response.statusCode as number),
    ]);
    socket.on('error', () => undefined);
    socket.terminate();

    expect(answer).toBe(status);
  });

  it.each([
    ['without the subprotocol', () => new WebSocket(url), 400],
    ['at another path', () => new WebSocket(url.replace('/mqtt', '/other'), 'mqtt'), 404],
  ])('refuses a websocket %s', async (_what, dial, status) => {
    const socket = dial();
    socket.on('error', () => undefined);
    const [, response] = await once(socket, 'unexpected-response');

    expect(response.statusCode).toBe(status);
  });

  it('ends a connection whose packet announces more than a payload may have, before anyone said who they are', async () => {
    const socket = new WebSocket(url, 'mqtt');
    await once(socket, 'open');

    socket.send(Buffer.from([0x10, 0xff, 0xff, 0x7f]));

    await once(socket, 'close');
    expect(live.connections).toBe(0);
  });

  it('ends a websocket that speaks in text, which MQTT does not', async () => {
    const socket = new WebSocket(url, 'mqtt');
    await once(socket, 'open');

    socket.send('hello');

    await once(socket, 'close');
    expect(live.connections).toBe(0);
  });

  it('takes plain MQTT as well', async () => {
    const port = await live.listenTcp(0, '127.0.0.1');
    const client = open('meter', {}, `mqtt://127.0.0.1:${port}`);
    await once(client, 'connect');

    await client.publishAsync(deviceTopic(myMeter, 'tele'), '{"values":{}}', { qos: 1 });

    expect(heard).toEqual([{ device: myMeter.deviceId, uplink: 'tele', payload: '{"values":{}}' }]);
  });
});

describe('what people may listen to', () => {
  const allDevices = deviceTopic({ ...myMeter, deviceId: '+' }, 'state');
  const all = { manager: true, technician: true, finance: false, resident: false, elsewhere: false, neighbour: false };
  const none = { ...all, manager: false, technician: false };
  const rules: [filter: string, rights: Record<Person, boolean>][] = [
    [allDevices, all],
    [deviceTopic(myMeter, 'state'), { ...all, resident: true }],
    [deviceTopic(lift, 'state'), all],
    [deviceTopic({ ...myMeter, deviceId: '01900000-0000-7000-8000-0000000000d9' }, 'state'), all],
    [deviceTopic({ ...myMeter, buildingId: otherBuilding, deviceId: '+' }, 'state'), { ...all, elsewhere: true }],
    [buildingTopic(myMeter, 'alarm'), all],
    [buildingTopic(myMeter, 'ev'), { ...all, finance: true, resident: true }],
    [notificationTopic(userIds.resident), { ...none, resident: true }],
    [deviceTopic(myMeter, 'tele'), none],
    [deviceTopic(myMeter, 'presence'), none],
    [deviceTopic(myMeter, 'cmd'), none],
    [deviceTopic(myMeter, 'cmd/ack'), none],
    [`imah/v1/${org}/b/+/d/+/state`, none],
    [`imah/v1/+/b/${building}/d/+/state`, none],
    [`imah/v1/${org}/b/${building}/#`, none],
    [`imah/v1/${org}/b/${building}/+`, none],
    ['imah/#', none],
    ['#', none],
    ['+/+', none],
    ['$SYS/#', none],
    ['$SYS/+/new/clients', none],
    [`$share/group/${allDevices}`, none],
    [`$queue/${allDevices}`, none],
    ['v1/devices/me/telemetry', none],
    ['imah/v1/u/+/notif', none],
  ];

  it.each(rules)('lets each person subscribe to %s as far as their rights go', async (filter, rights) => {
    const answers = await Promise.all(
      people.map(async (person) => {
        const client = await openAs(person);
        const answer = await granted(client, filter);
        // A refusal is an answer, not a punishment: the connection stays.
        expect(client.connected).toBe(true);
        return [person, answer] as const;
      }),
    );

    expect(Object.fromEntries(answers)).toEqual(rights);
  });

  it('delivers what is published, retained values also to those who come later', async () => {
    const topic = plain(deviceTopic(myMeter, 'state'));
    await live.publish(topic, { values: { volume: 1 } }, { retain: true });
    const client = await openAs('resident');
    const message = once(client, 'message');

    await client.subscribeAsync(topic);

    const [from, payload] = await message;
    expect([from, String(payload)]).toEqual([topic, '{"values":{"volume":1}}']);
  });

  it('sends what is published together in few frames, and every packet of it', async () => {
    const socket = new WebSocket(url, 'mqtt');
    await once(socket, 'open');
    const credentials = { username: 'manager@imah.test', password: Buffer.from('secret') };
    const topic = plain(buildingTopic(myMeter, 'ev'));
    socket.send(
      generate({
        cmd: 'connect',
        protocolId: 'MQTT',
        protocolVersion: 4,
        clean: true,
        clientId: 'raw',
        keepalive: 0,
        ...credentials,
      }),
    );
    await once(socket, 'message');
    socket.send(generate({ cmd: 'subscribe', messageId: 1, subscriptions: [{ topic, qos: 0 }] }));
    await once(socket, 'message');
    let frames = 0;
    const parser = parse();
    const packets: unknown[] = [];
    parser.on('packet', (packet) => void packets.push(packet.cmd === 'publish' && JSON.parse(String(packet.payload))));
    socket.on('message', (frame: Buffer) => {
      frames += 1;
      parser.parse(frame);
    });

    const numbers = Array.from({ length: 500 }, (_, number) => number);
    await Promise.all(numbers.map((number) => live.publish(topic, number)));

    await expect.poll(() => packets).toEqual(numbers);
    expect(frames).toBeLessThanOrEqual(50);
    socket.terminate();
  });

  it('forgets a retained value when it is replaced by nothing', async () => {
    const topic = plain(deviceTopic(myMeter, 'state'));
    await live.publish(topic, { values: {} }, { retain: true });
    await live.publish(topic, null, { retain: true });
    const client = await openAs('manager');
    const seen: string[] = [];
    client.on('message', (_topic, payload) => seen.push(String(payload)));

    await client.subscribeAsync([topic, buildingTopic(myMeter, 'ev')]);
    await live.publish(plain(buildingTopic(myMeter, 'ev')), 'after');

    await expect.poll(() => seen).toEqual(['"after"']);
  });

  it.each([
    ['a command', deviceTopic(myMeter, 'cmd')],
    ['a state', deviceTopic(myMeter, 'state')],
    ['an alarm', buildingTopic(myMeter, 'alarm')],
    ['anything', 'anything'],
  ])('cuts off a person, even an owner, who publishes %s, and delivers nothing', async (_what, topic) => {
    const listener = await openAs('manager');
    const seen: string[] = [];
    listener.on('message', (from) => seen.push(from));
    await listener.subscribeAsync([
      deviceTopic(myMeter, 'state'),
      buildingTopic(myMeter, 'alarm'),
      buildingTopic(myMeter, 'ev'),
    ]);
    const client = await openAs('manager', { clientId: 'talker' });

    client.publish(topic, '{}', { qos: 1 }, () => undefined);
    await once(client, 'close');
    await live.publish(plain(buildingTopic(myMeter, 'ev')), {});

    await expect.poll(() => seen).toEqual([buildingTopic(myMeter, 'ev')]);
  });
});

describe('when rights change', () => {
  it('ends a connection that holds what is no longer granted, and leaves the others', async () => {
    const manager = await openAs('manager');
    const resident = await openAs('resident');
    await manager.subscribeAsync(deviceTopic({ ...myMeter, deviceId: '+' }, 'state'));
    await resident.subscribeAsync(deviceTopic(myMeter, 'state'));
    actors.set(userIds.manager, actorOf('manager', 'finance'));
    const closed = once(manager, 'close');

    await live.refreshGrants(userIds.manager);
    await live.refreshGrants(userIds.resident);

    await closed;
    expect(resident.connected).toBe(true);
  });

  it('leaves a connection alone whose subscriptions are still granted', async () => {
    const manager = await openAs('manager');
    await manager.subscribeAsync(buildingTopic(myMeter, 'ev'));
    actors.set(userIds.manager, actorOf('manager', 'finance'));

    await live.refreshGrants(userIds.manager);

    expect(live.connections).toBe(1);
  });

  it('does not hand a returning client what waited for it from a topic it may no longer hear', async () => {
    const options = { clientId: 'tablet', clean: false };
    const manager = await openAs('manager', options);
    await manager.subscribeAsync([buildingTopic(myMeter, 'alarm'), buildingTopic(myMeter, 'ev')], { qos: 1 });
    await manager.endAsync();
    await expect.poll(() => live.connections).toBe(0);
    await live.publish(plain(buildingTopic(myMeter, 'alarm')), 'secret');
    await live.publish(plain(buildingTopic(myMeter, 'ev')), 'public');
    actors.set(userIds.manager, actorOf('manager', 'finance'));

    const seen: string[] = [];
    open('manager@imah.test', options).on('message', (_topic, payload) => seen.push(String(payload)));

    await expect.poll(() => seen).toEqual(['"public"']);
  });

  it.each([
    ['a person', 'manager@imah.test', { userId: userIds.manager }],
    ['a device', 'meter', { deviceId: myMeter.deviceId }],
  ])('ends every connection of %s on demand', async (_what, username, who) => {
    const clients = await Promise.all(['one', 'two'].map((clientId) => connect(username, { clientId })));
    const closed = Promise.all(clients.map((client) => once(client, 'close')));

    await live.disconnect(who);

    await closed;
    expect(live.connections).toBe(0);
  });
});

describe('what devices may say', () => {
  it.each([
    [deviceTopic(myMeter, 'tele'), 'tele'],
    [deviceTopic(myMeter, 'presence'), 'presence'],
    [deviceTopic(myMeter, 'cmd/ack'), 'cmd/ack'],
    ['v1/devices/me/telemetry', 'tele'],
    ['v1/devices/me/attributes', 'attributes'],
  ])('takes %s', async (topic, uplink) => {
    const device = await connect('meter');

    await device.publishAsync(topic, '{}', { qos: 1 });

    expect(heard).toEqual([{ device: myMeter.deviceId, uplink, payload: '{}' }]);
  });

  it.each([
    ['another device', deviceTopic(lift, 'tele'), false],
    ['its own state, which the server says', deviceTopic(myMeter, 'state'), false],
    ['a command to itself', deviceTopic(myMeter, 'cmd'), false],
    ['an alarm', buildingTopic(myMeter, 'alarm'), false],
    ['a building it does not stand in', deviceTopic({ ...myMeter, buildingId: otherBuilding }, 'tele'), false],
    ['an organisation it does not belong to', deviceTopic({ ...myMeter, orgId: otherOrg }, 'tele'), false],
    ['a retained measurement', deviceTopic(myMeter, 'tele'), true],
    ['a retained answer', deviceTopic(myMeter, 'cmd/ack'), true],
    ['the broker itself', '$SYS/x', false],
  ])('cuts off a device that speaks for %s', async (_what, topic, retain) => {
    const device = await connect('meter');

    device.publish(topic, '{}', { qos: 1, retain }, () => undefined);
    await once(device, 'close');

    expect(heard).toEqual([]);
  });

  it('cuts off a device whose payload is longer than 64 KiB, and takes one of exactly that', async () => {
    const device = await connect('meter');
    await device.publishAsync(deviceTopic(myMeter, 'tele'), 'x'.repeat(65_536), { qos: 1 });

    device.publish(deviceTopic(myMeter, 'tele'), 'x'.repeat(65_537), { qos: 1 }, () => undefined);
    await once(device, 'close');

    expect(heard.map(({ payload }) => payload.length)).toEqual([65_536]);
  });

  it.each([
    [deviceTopic(myMeter, 'cmd'), true],
    [deviceTopic(lift, 'cmd'), false],
    [deviceTopic(myMeter, 'state'), false],
    [deviceTopic({ ...myMeter, deviceId: '+' }, 'cmd'), false],
    ['#', false],
  ])('lets a device subscribe to %s: %s', async (topic, expected) => {
    expect(await granted(await connect('meter'), topic)).toBe(expected);
  });

  it('acknowledges a packet only after it was stored', async () => {
    let finish = () => undefined as void;
    const stored = new Promise<void>((resolve) => (finish = resolve));
    store = () => stored;
    const device = await connect('meter');
    const order: string[] = [];
    device.on('packetreceive', (packet) => void order.push(packet.cmd));
    const published = device.publishAsync(deviceTopic(myMeter, 'tele'), '{}', { qos: 1 });

    // The broker answers on one connection in order: the ping would come back after the acknowledgement.
    device.sendPing();
    await expect.poll(() => order).toEqual(['pingresp']);
    finish();
    await published;

    expect(order).toEqual(['pingresp', 'puback']);
  });

  it('does not acknowledge what could not be stored', async () => {
    store = () => Promise.reject(new Error('disk full'));
    const device = await connect('meter');
    const seen: string[] = [];
    device.on('packetreceive', (packet) => void seen.push(packet.cmd));

    device.publish(deviceTopic(myMeter, 'tele'), '{}', { qos: 1 }, () => undefined);
    await once(device, 'close');

    expect(seen).toEqual([]);
  });

  it('tells of the first connection of a device and of the end of the last', async () => {
    const first = await connect('meter', { clientId: 'one' });
    const second = await connect('meter', { clientId: 'two' });

    await first.endAsync();
    await second.endAsync();

    await expect.poll(() => presence).toEqual([`${myMeter.deviceId} in`, `${myMeter.deviceId} out`]);
  });

  it('says nothing of devices that go because the server stops', async () => {
    await connect('meter');

    await live.close();

    expect(presence).toEqual([`${myMeter.deviceId} in`]);
  });
});

it('loses nothing when news and retained values go out in the same turn', async () => {
  const client = await openAs('manager');
  const topics = [
    plain(buildingTopic({ orgId: org, buildingId: building }, 'ev')),
    plain(deviceTopic(myMeter, 'state')),
  ] as const;
  await Promise.all(topics.map((topic) => client.subscribeAsync(topic, { qos: 1 })));
  const arrived: string[] = [];
  client.on('message', (topic, payload) => arrived.push(`${topic} ${payload.toString()}`));
  const numbers = Array.from({ length: 100 }, (_, number) => number);

  await Promise.all(
    numbers.flatMap((number) => [
      live.publish(topics[1], { number }, { retain: true }),
      live.publish(topics[0], { number }),
    ]),
  );

  const expected = numbers.flatMap((number) => [
    `${topics[1]} {"number":${number}}`,
    `${topics[0]} {"number":${number}}`,
  ]);
  await expect.poll(() => arrived.length).toBe(200);
  expect(arrived).toEqual(expected);
});

it('tells each of 200 people who watch one board of a ticket that moved, once', async () => {
  const topic = plain(buildingTopic({ orgId: org, buildingId: building }, 'ev'));
  const heardBy = Array.from({ length: 200 }, (): string[] => []);
  // In tens: what is looked at is the news, not how fast 200 connections open at once.
  for (let first = 0; first < heardBy.length; first += 10) {
    await Promise.all(
      heardBy.slice(first, first + 10).map(async (told) => {
        const client = await openAs('manager');
        client.on('message', (_topic, payload) => told.push(payload.toString()));
        await client.subscribeAsync(topic, { qos: 1 });
      }),
    );
  }
  const moved = { entity: 'ticket', id: myUnit, version: 2, op: 'updated' };
  const last = { entity: 'ticket', id: myUnit, version: 3, op: 'updated' };

  await live.publish(topic, moved);
  await live.publish(topic, last);

  // What comes after it has come, so nothing of it is still on its way.
  const expected = heardBy.map(() => [JSON.stringify(moved), JSON.stringify(last)]);
  await expect.poll(() => heardBy.every((told) => told.includes(JSON.stringify(last))), { timeout: 30_000 }).toBe(true);
  expect(heardBy).toEqual(expected);
}, 60_000);
