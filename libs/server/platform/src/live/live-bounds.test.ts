import { once as onceOf, type EventEmitter } from 'node:events';
import { defaultGroupGrants, type PolicyActor } from '@imah/contract/access';
import { buildingTopic, deviceTopic, notificationTopic } from '@imah/contract/mqtt/words';
import mqtt from 'mqtt';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listenLimits } from './listen-rights.ts';
import { openTestLive, type OpenedLive, type RawClient } from './testing/open-live.ts';
import { maxAbsent } from './persistent-sessions.ts';
import { coalescingLimits } from './coalescing-stream.ts';

const org = '01900000-0000-7000-8000-000000000001';
const building = '01900000-0000-7000-8000-00000000000b';
const unit = '01900000-0000-7000-8000-0000000000a1';
const me = '01900000-0000-7000-8000-0000000000e4';
const id = (n: number) => `01900000-0000-7000-8000-${n.toString(16).padStart(12, '0')}`;
const actorWith = (grants: readonly string[]): PolicyActor => ({
  userId: me,
  memberships: [{ orgId: org, grants: new Set(grants) as never, buildings: 'all', unitIds: new Set([unit]) }],
});

let opened: OpenedLive;
let asked: { actors: number; units: number; people: number; atOnce: number; most: number };
let actor: PolicyActor | null;
let isAway: boolean;

/** Counts how many questions are under way at once. */
async function counted<T>(answer: T): Promise<T> {
  asked.atOnce += 1;
  asked.most = Math.max(asked.most, asked.atOnce);
  await new Promise((resolve) => setImmediate(resolve));
  asked.atOnce -= 1;
  return answer;
}

beforeEach(async () => {
  asked = { actors: 0, units: 0, people: 0, atOnce: 0, most: 0 };
  actor = actorWith(defaultGroupGrants.resident);
  isAway = false;
  opened = await openTestLive({
    authenticatePerson: async () => {
      asked.people += 1;
      if (isAway) throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
      return { kind: 'person', userId: me };
    },
    authenticateDevice: async () => null,
    authenticateWall: async () => null,
    wallTopics: async () => null,
    loadActor: async () => {
      asked.actors += 1;
      return counted(actor);
    },
    rightsThatEnd: async () => new Map(),
    findDeviceUnit: async () => {
      asked.units += 1;
      return counted({ unitId: unit });
    },
  });
});
afterEach(() => opened.close());

async function connect(clientId: string, clean = true): Promise<RawClient> {
  const client = await opened.dial();
  client.say({
    cmd: 'connect',
    protocolId: 'MQTT',
    protocolVersion: 4,
    clean,
    clientId,
    keepalive: 0,
    username: 'me@imah.test',
    password: Buffer.from('secret'),
  });
  await expect.poll(() => client.packets.map(({ cmd }) => cmd)).toContain('connack');
  return client;
}

const subscribe = (topics: readonly string[], messageId = 1) =>
  ({ cmd: 'subscribe', messageId, subscriptions: topics.map((topic) => ({ topic, qos: 1 as const })) }) as const;
const subacks = ({ packets }: RawClient) => packets.flatMap((packet) => packet.granted ?? []);

describe('how much one connection may ask', () => {
  it('is told of a filter it holds already without a question to the database', async () => {
    const client = await connect('one');

    client.say(...Array.from({ length: 100 }, (_, nr) => subscribe([notificationTopic(me)], nr + 1)));

    await expect.poll(() => subacks(client).length).toBe(100);
    expect({ granted: new Set(subacks(client)), ...asked }).toMatchObject({ granted: new Set([1]), actors: 1 });
  });

  it('is asked about one filter after the other, however many it names at once', async () => {
    const client = await connect('one');
    const filters = Array.from({ length: 60 }, (_, nr) =>
      deviceTopic({ orgId: org, buildingId: building, deviceId: id(nr) }, 'state'),
    );

    client.say(subscribe(filters));

    await expect.poll(() => subacks(client).length).toBe(60);
    expect(asked).toMatchObject({ actors: 1, units: 60, most: 1 });
  });

  it('is closed by a flood of SUBSCRIBE packets in one write, before any of them is looked at', async () => {
    const client = await connect('one');

    const flood = Array.from({ length: coalescingLimits.subscribesPerMinute + 1 }, () =>
      subscribe([notificationTopic(me)]),
    );
    client.say(...flood);

    await client.closed;
    expect(asked.actors).toBe(0);
  });

  it('is closed when it asks again and again for what it may not hear', async () => {
    const client = await connect('one');
    const foreign = Array.from({ length: listenLimits.refusedPerMinute + 40 }, (_, nr) => notificationTopic(id(nr)));

    client.say(subscribe(foreign.slice(0, 80)), subscribe(foreign.slice(80)));

    await client.closed;
    expect(asked.actors).toBeLessThanOrEqual(listenLimits.refusedPerMinute + 1);
  });

  it('hears of a right that came after its rights were read', async () => {
    const client = await connect('one');
    const alarms = buildingTopic({ orgId: org, buildingId: building }, 'alarm');
    client.say(subscribe([alarms]));
    await expect.poll(() => subacks(client)).toEqual([128]);
    actor = actorWith(defaultGroupGrants['building-manager']);

    client.say(subscribe([alarms], 2));

    await expect.poll(() => subacks(client)).toEqual([128, 1]);
  });

  it('loses what it holds as soon as its rights are said to have changed', async () => {
    const client = await connect('one');
    client.say(subscribe([buildingTopic({ orgId: org, buildingId: building }, 'ev')]));
    await expect.poll(() => subacks(client)).toEqual([1]);
    actor = null;

    await opened.live.refreshGrants(me);

    await client.closed;
    expect(opened.live.connections).toBe(0);
  });
});

describe('who may come in', () => {
  it.each(['me\u0000@imah.test', 'me@imah.test\n', `${'m'.repeat(300)}@imah.test`])(
    'refuses the user name %j without a question to the database',
    async (username) => {
      const client = await opened.dial();
      const password = Buffer.from('secret');
      client.say({
        cmd: 'connect',
        protocolId: 'MQTT',
        protocolVersion: 4,
        clean: true,
        clientId: 'x',
        keepalive: 0,
        username,
        password,
      });

      await expect.poll(() => client.packets.map(({ returnCode }) => returnCode)).toEqual([4]);
      expect(asked.people).toBe(0);
    },
  );

  it('hangs up on a client that it cannot check, so that one with the usual settings comes back', async () => {
    isAway = true;
    const client = mqtt.connect(opened.url, {
      username: 'me@imah.test',
      password: 'secret',
      reconnectPeriod: 20,
      protocolVersion: 4,
    });
    client.on('error', () => undefined);
    const answers: number[] = [];
    client.on('packetreceive', (packet) => void (packet.cmd === 'connack' && answers.push(packet.returnCode ?? -1)));
    await onceOf(client as unknown as EventEmitter, 'close');
    isAway = false;

    await onceOf(client as unknown as EventEmitter, 'connect');

    expect(answers).toEqual([0]);
    client.end(true);
  });
});

describe('what waits for an absent client', () => {
  it('is marked as sent before when it was (MQTT-3.3.1-1), and not when it was not', async () => {
    const news = buildingTopic({ orgId: org, buildingId: building }, 'ev') as string;
    const first = await connect('tablet', false);
    first.say(subscribe([news]));
    await expect.poll(() => subacks(first)).toEqual([1]);
    await opened.live.publish(news as never, 'sent' as never);
    await expect.poll(() => first.packets.at(-1)?.cmd).toBe('publish');
    first.socket.terminate();
    await expect.poll(() => opened.live.connections).toBe(0);
    await opened.live.publish(news as never, 'waiting' as never);

    const second = await connect('tablet', false);

    const told = () =>
      [...first.packets, ...second.packets]
        .filter(({ cmd }) => cmd === 'publish')
        .map(({ dup, payload }) => [String(payload), dup]);
    await expect.poll(told).toEqual([
      ['"sent"', false],
      ['"sent"', true],
      ['"waiting"', false],
    ]);
  });

  it('is forgotten for the client that left first when there are too many of one person', async () => {
    const news = buildingTopic({ orgId: org, buildingId: building }, 'ev') as string;
    for (let nr = 0; nr <= maxAbsent; nr += 1) {
      const client = await connect(`tablet-${nr}`, false);
      client.say(subscribe([news]));
      await expect.poll(() => subacks(client)).toEqual([1]);
      client.socket.terminate();
      await expect.poll(() => opened.live.connections).toBe(0);
    }

    const isKept = async (clientId: string) => {
      const { packets } = await connect(clientId, false);
      return (packets[0] as { sessionPresent?: boolean }).sessionPresent;
    };

    expect([await isKept('tablet-0'), await isKept('tablet-1')]).toEqual([false, true]);
  });
});

it('ends a websocket at its own end that never said who it is, and takes no more', async () => {
  const silent = await opened.dial();

  await opened.live.close();

  expect(await silent.closed).toBe(1006);
});
