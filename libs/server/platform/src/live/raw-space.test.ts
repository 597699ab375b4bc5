import { afterEach, beforeEach, expect, it } from 'vitest';
import type { BuildingIdentity } from './client-identity.ts';
import { rawLimits } from './raw-topics.ts';
import { openTestLive, type OpenedLive } from './testing/open-live.ts';
import type { Refusal } from './uplinks.ts';

const building: BuildingIdentity = {
  kind: 'building',
  orgId: '01900000-0000-7000-8000-000000000001',
  buildingId: '01900000-0000-7000-8000-00000000000b',
  credentialId: '01900000-0000-7000-8000-0000000000c1',
};

let opened: OpenedLive;
let heard: string[];
let refused: Refusal['kind'][];

beforeEach(async () => {
  heard = [];
  refused = [];
  opened = await openTestLive({
    authenticatePerson: async () => null,
    authenticateDevice: async () => building,
    authenticateWall: async () => null,
    wallTopics: async () => null,
    loadActor: async () => null,
    rightsThatEnd: async () => new Map(),
    findDeviceUnit: async () => null,
  });
  opened.live.setUplinks({
    connected: () => undefined,
    disconnected: () => undefined,
    received: async () => undefined,
    heard: async (_building, { payload }) => {
      heard.push(payload.toString());
      return false;
    },
    refused: ({ kind }) => void refused.push(kind),
  });
});
afterEach(() => opened.close());

async function connect() {
  const client = await opened.dial();
  client.say({
    cmd: 'connect',
    protocolId: 'MQTT',
    protocolVersion: 4,
    clean: true,
    clientId: 'gateway',
    keepalive: 0,
    username: 'gateway',
    password: Buffer.from('secret'),
  });
  await expect.poll(() => client.packets.map(({ cmd }) => cmd)).toEqual(['connack']);
  return client;
}

const messages = (count: number, qos: 0 | 1) =>
  Array.from({ length: count }, (_, nth) => ({
    cmd: 'publish' as const,
    topic: 't',
    payload: String(nth),
    retain: false,
    dup: false,
    ...(qos === 0 ? { qos } : { qos, messageId: nth + 1 }),
  }));

it('takes all that a gateway has stored and sends at once, in its order, acknowledging nothing that it has not taken', async () => {
  const stored = messages(rawLimits.burst + 100, 1);
  const client = await connect();
  client.say(...stored);
  const acknowledged = () => client.packets.filter(({ cmd }) => cmd === 'puback').length;

  await expect.poll(acknowledged).toBeGreaterThan(0);
  const early = [acknowledged() <= heard.length, heard.length < stored.length];
  await expect.poll(acknowledged, { timeout: 5_000 }).toBe(stored.length);

  expect({ early, heard, refused }).toEqual({
    early: [true, true],
    heard: stored.map(({ payload }) => payload),
    refused: [],
  });
});

it('ends a connection without an acknowledgement that sends more to be kept than may wait: it is to send it again', async () => {
  const client = await connect();
  client.say(...messages(rawLimits.burst + rawLimits.waitingOfOne + 1_000, 1));

  await client.closed;

  expect(client.packets.filter(({ cmd }) => cmd === 'puback').length).toBeLessThanOrEqual(heard.length);
  expect(refused).toEqual([]);
});

it('says of what nobody waits for to be acknowledged that it came too fast, where more wait than may', async () => {
  const client = await connect();
  client.say(...messages(rawLimits.burst + rawLimits.waitingOfOne + 1_000, 0));

  await expect.poll(() => [...new Set(refused)]).toEqual(['too-fast']);
  expect(client.socket.readyState).toBe(client.socket.OPEN);
});
