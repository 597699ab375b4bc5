import { describe, expect, it } from 'vitest';
import type { BusEvents, BusMessage, LiveBus } from './bus/live-bus.ts';
import type { DeviceIdentity } from './client-identity.ts';
import type { LiveService } from './live-service.ts';
import { shareLive } from './share-live.ts';
import type { Uplinks } from './uplinks.ts';

/** A process whose clients and neighbours are written down: the two ports of the shared channel. */
async function open(process = 'b2') {
  const own: string[] = [];
  const sent: BusMessage[] = [];
  let events: BusEvents | null = null;
  let uplinks: Uplinks | null = null;
  const peers = new Set<string>();
  const note = (text: string) => async () => void own.push(text);
  const live: LiveService = {
    attach: () => void own.push('attach'),
    listenTcp: async (port) => port,
    listenTls: async (port) => ({ port, renew: () => undefined }),
    setUplinks: (given) => void (uplinks = given),
    isConnected: (deviceId) => deviceId === 'here',
    endPeople: note('end people'),
    connections: 3,
    publish: async (topic, payload, options = {}) =>
      void own.push(`${options.retain === true ? 'keep' : 'news'} ${topic} ${JSON.stringify(payload)}`),
    refreshGrants: (userId) => note(`refresh ${userId}`)(),
    tellRaw: (buildingId, topic, text) => note(`tell ${buildingId} ${topic} ${text}`)(),
    disconnect: (who) => note(`disconnect ${Object.values(who).join()}`)(),
    close: note('close'),
  };
  const bus: LiveBus = {
    process,
    join: async (given) => void (events = given),
    send: (message) => void sent.push(message),
    isDeviceElsewhere: (deviceId) => peers.has(deviceId),
    close: async () => undefined,
  };
  const shared = shareLive(live, bus);
  await shared.join();
  const others = shared.elsewhere;
  return { live: shared.live, others, own, sent, peers, bus: () => events!, uplinks: () => uplinks! };
}

const news = (topic: string, payload: unknown): BusMessage => ({ kind: 'publish', topic, payload, stamp: null });
const kept = (topic: string, payload: unknown, count: number, process: string): BusMessage => ({
  kind: 'publish',
  topic,
  payload,
  stamp: { count, process },
});
/** A topic as any text: what is said on it is not the matter here. */
const topic: string = 'imah/v1/t';

describe('what is published here', () => {
  it('is heard here and told to the others, news as it is and values with their place', async () => {
    const { live, own, sent } = await open();

    await live.publish(topic, 1);
    await live.publish(topic, 2, { retain: true });
    await live.publish(topic, 3, { retain: true });

    expect(own).toEqual(['news imah/v1/t 1', 'keep imah/v1/t 2', 'keep imah/v1/t 3']);
    expect(sent).toEqual([news(topic, 1), kept(topic, 2, 1, 'b2'), kept(topic, 3, 2, 'b2')]);
  });

  it('and was only read from the database is told to nobody, and is nothing where a later value stands', async () => {
    const { live, own, sent, bus } = await open();

    await live.publish(topic, 'read', { retain: true, isLoaded: true });
    await bus().received(kept(topic, 'said', 1, 'a1'));
    await live.publish(topic, 'read again', { retain: true, isLoaded: true });

    expect([own, sent]).toEqual([['keep imah/v1/t "read"', 'keep imah/v1/t "said"'], []]);
  });
});

describe('of two values of one topic', () => {
  it('the one with the higher count stands, in whatever order they come', async () => {
    const { own, bus } = await open();

    await bus().received(kept(topic, 'second', 9, 'a1'));
    await bus().received(kept(topic, 'first', 8, 'c3'));

    expect(own).toEqual(['keep imah/v1/t "second"']);
  });

  it('published at once, the same stands in both processes', async () => {
    const [first, second] = [await open('a1'), await open('b2')];
    await first.live.publish(topic, 'of a1', { retain: true });
    await second.live.publish(topic, 'of b2', { retain: true });

    for (const message of first.sent) await second.bus().received(message);
    for (const message of second.sent) await first.bus().received(message);

    expect([first.own.at(-1), second.own.at(-1)]).toEqual(['keep imah/v1/t "of b2"', 'keep imah/v1/t "of b2"']);
  });

  it('the one published here after another was met is later than all that one has said', async () => {
    const { live, sent, bus } = await open();
    bus().met(41);

    await live.publish(topic, 'x', { retain: true });

    expect([sent, bus().introduce()]).toEqual([[kept(topic, 'x', 42, 'b2')], { devices: [], count: 42 }]);
  });
});

describe('what another process says', () => {
  it('is heard by the clients here, and by who follows it, and not sent back', async () => {
    const { others, own, sent, bus } = await open();
    const followed: unknown[] = [];
    others.onPublished((said, payload) => void followed.push([said, payload]));

    await bus().received(news(topic, 'before'));
    await bus().received(kept(topic, 'late', 3, 'a1'));
    await bus().received(kept(topic, 'overtaken', 2, 'a1'));
    await bus().received({ kind: 'refresh', userId: 'ani' });
    await bus().received({ kind: 'disconnect', who: { deviceId: 'pump' } });

    expect(own).toEqual(['news imah/v1/t "before"', 'keep imah/v1/t "late"', 'refresh ani', 'disconnect pump']);
    expect(followed).toEqual([
      [topic, 'before'],
      [topic, 'late'],
    ]);
    expect(sent).toEqual([]);
  });

  it('and may have been lost has everything read anew before people come back for it', async () => {
    const { others, own, live, bus } = await open();
    await bus().received(kept(topic, 'old', 5, 'a1'));
    others.onMissed(() => live.publish(topic, 'from the database', { retain: true, isLoaded: true }));

    await bus().missed();

    expect(own).toEqual(['keep imah/v1/t "old"', 'keep imah/v1/t "from the database"', 'end people']);
  });
});

describe('a device', () => {
  const pump: DeviceIdentity = { kind: 'device', orgId: 'o', buildingId: 'b', deviceId: 'pump' };

  it('is told of when it comes and goes, and is introduced while it is there', async () => {
    const { live, sent, bus, uplinks } = await open();
    const heard: string[] = [];
    live.setUplinks({
      connected: ({ deviceId }) => void heard.push(`${deviceId} in`),
      disconnected: ({ deviceId }) => void heard.push(`${deviceId} out`),
      received: async () => undefined,
      heard: async () => true,
      refused: () => undefined,
    });

    uplinks().connected(pump);
    const during = bus().introduce();
    uplinks().disconnected(pump);

    expect([during, bus().introduce()]).toEqual([
      { devices: ['pump'], count: 0 },
      { devices: [], count: 0 },
    ]);
    expect(heard).toEqual(['pump in', 'pump out']);
    expect(sent).toEqual([
      { kind: 'device', deviceId: 'pump', isConnected: true },
      { kind: 'device', deviceId: 'pump', isConnected: false },
    ]);
  });

  it('is connected wherever it is', async () => {
    const { live, peers } = await open();
    peers.add('there');

    expect(['here', 'there', 'nowhere'].map((deviceId) => live.isConnected(deviceId))).toEqual([true, true, false]);
  });
});

describe('who loses rights or is sent away here', () => {
  it('does so everywhere', async () => {
    const { live, own, sent } = await open();

    await live.refreshGrants('ani');
    await live.disconnect({ userId: 'ani' });

    expect(own).toEqual(['refresh ani', 'disconnect ani']);
    expect(sent).toEqual([
      { kind: 'refresh', userId: 'ani' },
      { kind: 'disconnect', who: { userId: 'ani' } },
    ]);
  });
});
