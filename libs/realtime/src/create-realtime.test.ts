import type { DeviceState } from '@imah/contract/devices';
import { buildingTopic, deviceTopic } from '@imah/contract/mqtt/words';
import { afterEach, expect, it } from 'vitest';
import { type LiveEvent, liveKeys } from './index.ts';
import { createStage, type Stage, stageTimings, untilTrue } from './testing/broker/stage.ts';
import { building, deviceIdOf } from './testing/broker/test-broker.ts';

const stages: Stage[] = [];
const stage: typeof createStage = async (options) => {
  const made = await createStage(options);
  stages.push(made);
  return made;
};
afterEach(async () => {
  await Promise.all(stages.splice(0).map(({ close }) => close()));
});

const pump = deviceIdOf(1);
const stateFilter = `imah/v1/${building.orgId}/b/${building.buildingId}/d/+/state`;
const reported = (ts: number, power: number, status: DeviceState['status'] = 'online'): DeviceState => ({
  status,
  values: { power },
  ts: { power: ts },
  lastSeenAt: ts,
});

const change = { entity: 'device', id: pump, version: 2, op: 'updated', at: '2026-11-20T10:05:00.000Z' };

it('S-65 connects with protocol 4, a clean session and an id of nuxt-client- and random characters', async () => {
  const { broker, realtime, until } = await stage();

  realtime.start();
  await until('connected');

  expect(broker.connects.length).toBe(1);
  expect(broker.connects[0]?.clientId).toMatch(/^nuxt-client-[0-9a-z]{11}$/);
});

it('S-51 the user name is the email and the password the secret of whoami', async () => {
  const { broker, realtime, until } = await stage();

  realtime.start();
  await until('connected');

  expect(broker.connects[0]).toMatchObject({ username: 'pengelola@imah.test', password: 'secret-1' });
});

it('S-32 S-57 is connecting, connected (logged as success), error (logged as failure), and back by itself', async () => {
  const { log, proxy, realtime, until } = await stage();
  const states: string[] = [];
  realtime.connection.subscribe(() => states.push(realtime.connection.getState()));

  realtime.start();
  await until('connected');
  proxy.cut();
  await until('error');
  await until('connected');

  expect(states.filter((state, index) => state !== states[index - 1])).toEqual([
    'connecting',
    'connected',
    'error',
    'reconnecting',
    'connected',
  ]);
  expect(log.map(({ level }) => level)).toEqual(['success', 'failure', 'success']);
});

it('loads mqtt.js only when it is started', async () => {
  let loads = 0;
  const { realtime, until } = await stage({
    loadMqtt: () => {
      loads += 1;
      return import('mqtt');
    },
  });
  expect(loads).toBe(0);

  realtime.start();
  await until('connected');

  expect(loads).toBe(1);
});

it('a refused secret is said to whoever gives it, and the new one counts at the next try', async () => {
  const asked: boolean[] = [];
  const { broker, realtime, until } = await stage({
    credentials: ({ refused }) => {
      asked.push(refused);
      return Promise.resolve({ username: 'pengelola@imah.test', password: refused ? 'secret-2' : 'secret-1' });
    },
  });
  broker.password = 'secret-2';

  realtime.start();
  await until('error');
  expect(realtime.connection.getDetail().failure?.reason).toBe('credentials');
  await until('connected');

  expect(asked).toEqual([false, true]);
  expect(broker.connects.map(({ password }) => password)).toEqual(['secret-1', 'secret-2']);
});

it('credentials that cannot be had are a failure like any other, and are asked for again', async () => {
  let asked = 0;
  const { realtime, until } = await stage({
    credentials: () => {
      asked += 1;
      return asked === 1
        ? Promise.reject(new Error('whoami is away'))
        : Promise.resolve({ username: 'pengelola@imah.test', password: 'secret-1' });
    },
  });

  realtime.start();
  await until('error');
  expect(realtime.connection.getDetail().failure).toEqual({ reason: 'refused', message: 'whoami is away' });
  await until('connected');
});

it('makes one SUBSCRIBE per filter however many share it, and one UNSUBSCRIBE after the grace', async () => {
  const { broker, realtime, until } = await stage();
  const topic = buildingTopic(building, 'ev');
  realtime.start();
  await until('connected');

  const handled: unknown[] = [];
  const { promise: granted, resolve } = Promise.withResolvers<void>();
  const stops = [1, 2, 3].map((number) =>
    realtime.subscribe(topic, ({ payload }) => handled.push([number, payload]), { onGranted: resolve }),
  );
  await granted;
  const { promise: heard, resolve: hear } = Promise.withResolvers<void>();
  stops.push(realtime.subscribe(topic, () => hear()));
  broker.publish(topic, JSON.stringify(change));
  await heard;

  expect(handled).toEqual([
    [1, change],
    [2, change],
    [3, change],
  ]);
  expect(broker.subscribes.map(({ filter }) => filter)).toEqual([topic]);

  for (const stop of stops) stop();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  realtime.subscribe(topic, () => {}, { onReleased: release })();
  await released;
  expect(broker.subscribes.length).toBe(1);
});

it('a late subscriber of a shared filter gets the kept message first', async () => {
  const { broker, realtime, until } = await stage();
  broker.report(pump, reported(1, 10));
  realtime.start();
  await until('connected');
  const { promise: first, resolve } = Promise.withResolvers<unknown>();
  realtime.subscribe(stateFilter, resolve);
  await first;

  const { promise: late, resolve: hear } = Promise.withResolvers<unknown>();
  realtime.subscribe(stateFilter, hear);

  expect(await late).toEqual({
    topic: deviceTopic({ ...building, deviceId: pump }, 'state'),
    payload: reported(1, 10),
    isRetained: true,
  });
  expect(broker.subscribes.length).toBe(1);
});

it('a subscription that the broker refuses is told to its subscriber and tried again after a reconnect', async () => {
  const { broker, problems, proxy, realtime, until } = await stage();
  broker.isForbidden = (filter) => filter === stateFilter;
  realtime.start();
  await until('connected');

  const { promise: refused, resolve } = Promise.withResolvers<void>();
  const { promise: granted, resolve: grant } = Promise.withResolvers<void>();
  realtime.subscribe(stateFilter, () => {}, { onRefused: resolve, onGranted: grant });
  await refused;
  expect(problems).toEqual([{ kind: 'refused', subject: stateFilter, error: null }]);

  broker.isForbidden = () => false;
  proxy.cut();
  await granted;
});

it('a message that cannot be read, or whose handler throws, is reported and kills nothing', async () => {
  const { broker, problems, realtime, until } = await stage();
  const topic = buildingTopic(building, 'ev');
  realtime.start();
  await until('connected');
  const { promise: granted, resolve } = Promise.withResolvers<void>();
  const { promise: heard, resolve: hear } = Promise.withResolvers<unknown>();
  realtime.subscribe(
    topic,
    () => {
      throw new Error('a handler of the page');
    },
    { onGranted: resolve },
  );
  realtime.subscribe(topic, ({ payload }) => hear(payload));
  await granted;

  broker.publish(topic, '{"cut');
  broker.publish(topic, JSON.stringify(change));

  expect(await heard).toEqual(change);
  expect(problems.map(({ kind, subject }) => [kind, subject])).toEqual([
    ['decode', topic],
    ['handler', topic],
  ]);
  expect(realtime.connection.getState()).toBe('connected');
});

it('a watched building is the broker’s at once, also what was reported while the link was cut', async () => {
  const { broker, proxy, realtime, until, untilEqual } = await stage();
  for (let number = 0; number < 20; number += 1) broker.report(deviceIdOf(number), reported(1, number));
  const events: LiveEvent[] = [];
  realtime.start();
  const held = realtime.connectBuilding(building);
  held.onEvent((event) => events.push(event));
  await untilEqual();

  proxy.cut();
  await until('error');
  broker.report(pump, reported(5, 500, 'offline'));
  broker.truth.delete(deviceIdOf(2));
  broker.publish(deviceTopic({ ...building, deviceId: deviceIdOf(2) }, 'state'), '', true);
  expect(held.getState()).toBe('interrupted');
  await untilEqual();
  await untilTrue(held.subscribe, () => held.getState() === 'live');

  expect(realtime.readMetric(pump, 'power')).toEqual({ value: 500, ts: 5 });
  expect(events).toEqual([{ kind: 'missed' }]);
});

it('a snapshot that fails is taken again', async () => {
  let taken = 0;
  const { broker, problems, realtime } = await stage({
    snapshot: () => {
      taken += 1;
      return taken === 1
        ? Promise.reject(new Error('503'))
        : Promise.resolve([{ deviceId: pump, state: reported(9, 9) }]);
    },
  });
  realtime.start();
  const held = realtime.connectBuilding(building);
  await untilTrue(held.subscribe, () => held.getState() === 'live');

  expect(realtime.readMetric(pump, 'power')).toEqual({ value: 9, ts: 9 });
  expect([problems.map(({ kind }) => kind), broker.subscribes.length]).toEqual([['snapshot'], 3]);
});

it('two who watch one building share its subscriptions; leaving and coming back within the grace keeps them', async () => {
  const { broker, realtime, until, untilEqual } = await stage();
  broker.report(pump, reported(1, 1));
  realtime.start();
  await until('connected');
  const first = realtime.connectBuilding(building);
  const second = realtime.connectBuilding(building);
  await untilEqual();

  first.release();
  first.release();
  second.release();
  broker.report(pump, reported(2, 2));
  realtime.connectBuilding(building);
  await untilEqual();

  expect(broker.subscribes.map(({ filter }) => filter.split('/').at(-1))).toEqual(['state', 'alarm', 'ev']);
});

it('a building that nobody watches any more is released after the grace, and its values with it', async () => {
  const { broker, realtime, untilEqual } = await stage();
  broker.report(pump, reported(1, 1));
  realtime.start();
  const held = realtime.connectBuilding(building);
  await untilEqual();

  held.release();
  await untilTrue(
    (handler) => realtime.subscribeKey(liveKeys.device(pump), handler),
    () => realtime.readDevice(pump) === undefined,
  );

  expect(realtime.readBuilding(building.buildingId).size).toBe(0);
});

it('a link that hangs is noticed within 1.5 × keepalive and shown as not connected', async () => {
  const { broker, proxy, realtime, until, untilEqual } = await stage();
  broker.report(pump, reported(1, 1));
  realtime.start();
  realtime.connectBuilding(building);
  await untilEqual();

  const steps: string[] = [];
  const late = timersInARow(20, (stageTimings.keepaliveMs * 1.5 + 400) / 20).then(() => steps.push('too late'));
  proxy.stall();
  await until('error');
  steps.push('noticed');
  expect(realtime.connection.getDetail().failure?.reason).toBe('stalled');
  await late;

  expect(steps).toEqual(['noticed', 'too late']);
  await until('connected');
});

it('is back within the period and one second after the broker was away, with a new secret', async () => {
  const { broker, realtime, until, untilEqual } = await stage();
  broker.report(pump, reported(1, 1));
  realtime.start();
  realtime.connectBuilding(building);
  await untilEqual();

  await broker.stop();
  await until('error');
  broker.password = 'secret-3';
  broker.truth.set(pump, reported(4, 4));
  await broker.start();
  const steps: string[] = [];
  const longestMs = stageTimings.reconnectPeriodMs + stageTimings.reconnectSpreadMs + 1000;
  const late = timersInARow(longestMs / 10, 10).then(() => steps.push('too late'));
  await until('connected');
  await untilEqual();
  steps.push('back');
  await late;

  expect(steps).toEqual(['back', 'too late']);
  expect(broker.connects.at(-1)?.password).toBe('secret-3');
});

it('refused connections and broken frames end in the broker’s state as well', async () => {
  const { broker, proxy, realtime, until, untilEqual } = await stage();
  broker.report(pump, reported(1, 1));
  realtime.start();
  realtime.connectBuilding(building);
  await untilEqual();

  proxy.refuse(true);
  proxy.cut();
  await until('error');
  await until('reconnecting');
  await until('error');
  broker.report(pump, reported(2, 2));
  proxy.refuse(false);
  await untilEqual();

  proxy.garble(1);
  broker.report(pump, reported(3, 3));
  await until('error');
  await untilEqual();
  expect(realtime.readMetric(pump, 'power')).toEqual({ value: 3, ts: 3 });
});

it('a hidden page is not told of changes, and of the last one when it is shown again', async () => {
  const { broker, realtime, setHidden, untilEqual } = await stage();
  broker.report(pump, reported(1, 1));
  realtime.start();
  realtime.connectBuilding(building);
  await untilEqual();
  const told: unknown[] = [];
  const { promise: shown, resolve } = Promise.withResolvers<void>();
  realtime.subscribeKey(liveKeys.metric(pump, 'power'), () => {
    told.push(realtime.readMetric(pump, 'power')?.value);
    resolve();
  });
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  const { promise: granted, resolve: grant } = Promise.withResolvers<void>();
  realtime.subscribe(buildingTopic(building, 'ev'), () => arrive(), { onGranted: grant });
  await granted;

  setHidden(true);
  for (const value of [2, 3, 4]) broker.report(pump, reported(value, value));
  broker.publish(buildingTopic(building, 'ev'), JSON.stringify(change));
  await arrived;
  expect(told).toEqual([]);
  setHidden(false);
  await shown;

  expect(told).toEqual([4]);
});

it('is offline when the browser says so, and connects again when it is back', async () => {
  const { realtime, setOnline, until } = await stage();
  realtime.start();
  await until('connected');

  setOnline(false);
  expect(realtime.connection.getState()).toBe('offline');
  setOnline(true);

  await until('connected');
});

it('forgets every value at the end of a session', async () => {
  const { broker, realtime, untilEqual } = await stage();
  broker.report(pump, reported(1, 1));
  realtime.start();
  realtime.connectBuilding(building);
  await untilEqual();

  realtime.stop();

  expect([realtime.connection.getState(), realtime.readDevice(pump)]).toEqual(['idle', undefined]);
});

it('leaves no socket, timer or listener behind, whatever state it is closed in', async () => {
  const idleTimers = activeTimers();
  for (const when of ['idle', 'connecting', 'connected', 'error'] as const) {
    const { listeners, proxy, realtime, timers, until, broker } = await stage();
    realtime.connectBuilding(building);
    if (when !== 'idle') realtime.start();
    if (when === 'connected' || when === 'error') await until('connected');
    if (when === 'error') {
      await broker.stop();
      await until('error');
    }

    realtime.close();
    await proxy.untilOpen(0);

    expect([when, timers(), listeners()]).toEqual([when, 0, 0]);
    await proxy.close();
    await broker.stop();
    // The test runner's own come and go within a few turns; what mqtt.js left would stand for a second.
    for (let turn = 0; turn < 100 && activeTimers() > idleTimers; turn += 1) await nextTurn();
    expect(activeTimers()).toBeLessThanOrEqual(idleTimers);
  }
});

it('200 cuts at random moments: the broker’s state every time, one SUBSCRIBE per filter and connection', async () => {
  const { broker, listeners, proxy, realtime, timers, until, untilEqual } = await stage({
    timings: { ...stageTimings, reconnectPeriodMs: 5, reconnectSpreadMs: 5 },
  });
  for (let number = 0; number < 10; number += 1) broker.report(deviceIdOf(number), reported(1, number));
  realtime.start();
  realtime.connectBuilding(building);
  await untilEqual();
  const next = seeded(7);
  const random = (below: number) => Math.floor(next() * below);

  for (let cut = 2; cut < 202; cut += 1) {
    for (let turn = random(6); turn > 0; turn -= 1) await nextTurn();
    broker.report(deviceIdOf(random(10)), reported(cut, cut, random(2) === 0 ? 'online' : 'offline'));
    proxy.cut();
    broker.report(deviceIdOf(random(10)), reported(cut + 0.5, cut));
    if (cut % 3 === 0) await until('connected');
    else await untilEqual();
  }
  await untilEqual();

  const perConnection = new Map<string, number>();
  for (const { clientId, filter } of broker.subscribes) {
    const key = `${clientId} ${filter}`;
    perConnection.set(key, (perConnection.get(key) ?? 0) + 1);
  }
  expect(Math.max(...perConnection.values())).toBe(1);
  realtime.close();
  await proxy.untilOpen(0);
  expect([timers(), listeners()]).toEqual([0, 0]);
}, 60_000);

it('2 % broken frames: the broker’s state every time, and no message that is not one', async () => {
  const { broker, problems, proxy, realtime, until, untilEqual } = await stage({
    timings: { ...stageTimings, reconnectPeriodMs: 5, reconnectSpreadMs: 5 },
  });
  const unknown: string[] = [];
  realtime.start();
  realtime.connectBuilding(building);
  await until('connected');
  proxy.garbleShare(0.02, seeded(11));

  for (let report = 1; report <= 400; report += 1) {
    broker.report(deviceIdOf(report % 10), reported(report, report));
    if (report % 10 === 0) await untilEqual();
    else await nextTurn();
  }
  expect(proxy.garbled).toBeGreaterThan(3);
  proxy.garbleShare(0, () => 1);
  broker.report(pump, reported(500, 500));
  await untilEqual();

  for (const [deviceId] of realtime.readBuilding(building.buildingId)) {
    if (!broker.truth.has(deviceId)) unknown.push(deviceId);
  }
  expect([unknown, problems.filter(({ kind }) => kind !== 'decode')]).toEqual([[], []]);
}, 60_000);

/** Numbers from 0 to 1, the same at every run. */
function seeded(start: number): () => number {
  let seed = start;
  return () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed / 2_147_483_648;
  };
}

/**
 * Time as this process has it: on a busy machine each step comes late, as the steps of what is measured do.
 */
async function timersInARow(count: number, eachMs: number): Promise<void> {
  for (let step = 0; step < count; step += 1) await new Promise((resolve) => setTimeout(resolve, eachMs));
}

/** Timers of this whole process, those inside mqtt.js as well. */
function activeTimers(): number {
  return process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length;
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
