import type { DeviceState } from '@imah/contract/devices';
import { buildingTopic } from '@imah/contract/mqtt/words';
import { afterEach, expect, it } from 'vitest';
import { createRealtime, type LogEntry, liveKeys, type Realtime, type RealtimeOptions } from '../index.ts';
import { createFakeBrowser, type FakeBrowser, type FakeTab } from '../testing/broker/fake-browser.ts';
import { createFaultProxy, type FaultProxy } from '../testing/broker/fault-proxy.ts';
import { sameStates, stageTimings, untilTrue } from '../testing/broker/stage.ts';
import { building, createTestBroker, deviceIdOf, type TestBroker } from '../testing/broker/test-broker.ts';

const person = 'pengelola@imah.test';
// By the clock below half a minute to connect: this machine may be busy.
const timings = { ...stageTimings, connectTimeoutMs: 600_000 };
const pump = deviceIdOf(1);
const reported = (ts: number, power: number): DeviceState => ({
  status: 'online',
  values: { power },
  ts: { power: ts },
  lastSeenAt: ts,
});

interface Tab extends FakeTab {
  readonly realtime: Realtime;
  readonly log: LogEntry[];
  /** Tabs that have loaded mqtt.js have a 1 here. */
  readonly loads: () => number;
  readonly ended: () => number;
  readonly until: (state: string) => Promise<void>;
  readonly untilEqual: () => Promise<void>;
}

interface Stage {
  readonly broker: TestBroker;
  readonly proxy: FaultProxy;
  readonly browser: FakeBrowser;
  readonly open: (options?: Partial<RealtimeOptions>) => Tab;
}

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

/** A browser with tabs towards a real broker, through a link that the test may break. */
async function stage(): Promise<Stage> {
  const broker = await createTestBroker();
  const proxy = await createFaultProxy(() => broker.port);
  const browser = createFakeBrowser();
  const opened: Tab[] = [];
  closers.push(async () => {
    for (const { realtime } of opened) realtime.close();
    await proxy.close();
    await broker.stop();
  });

  const open = (options: Partial<RealtimeOptions> = {}) => {
    const tab = browser.openTab();
    const log: LogEntry[] = [];
    let loads = 0;
    let ended = 0;
    const realtime = createRealtime({
      url: `ws://127.0.0.1:${proxy.port}/mqtt`,
      credentials: () => Promise.resolve({ username: person, password: broker.password }),
      loadMqtt: () => {
        loads += 1;
        return import('mqtt');
      },
      snapshot: () => Promise.resolve([...broker.truth].map(([deviceId, state]) => ({ deviceId, state }))),
      timings,
      // A second passes in a twentieth of one.
      clock: {
        now: () => Date.now(),
        setTimeout: (handler, delayMs) => setTimeout(handler, delayMs >= 1000 ? delayMs / 20 : delayMs),
        clearTimeout: (timer) => clearTimeout(timer as NodeJS.Timeout),
      },
      frame: {
        request: (handler) => setImmediate(handler),
        cancel: (frame) => clearImmediate(frame as NodeJS.Immediate),
      },
      log: (entry) => log.push(entry),
      tabs: tab.port,
      sharedAs: () => person,
      onEnded: () => (ended += 1),
      ...options,
    });
    const made: Tab = {
      ...tab,
      realtime,
      log,
      loads: () => loads,
      ended: () => ended,
      until: (state) => untilTrue(realtime.connection.subscribe, () => realtime.connection.getState() === state),
      untilEqual: () =>
        untilTrue(
          (handler) => realtime.subscribeKey(liveKeys.building(building.buildingId), handler),
          () => sameStates(realtime.readBuilding(building.buildingId), broker.truth),
        ),
      // The page's own work ends with it: nothing of it may reach the broker any more.
      crash() {
        tab.crash();
        realtime.close();
      },
    };
    opened.push(made);
    return made;
  };
  return { broker, browser, open, proxy };
}

/** Opens tabs one after the other; the first leads. */
async function openTabs(open: Stage['open'], count: number): Promise<readonly [Tab, Tab, ...Tab[]]> {
  const tabs: Tab[] = [];
  for (let number = 0; number < count; number += 1) {
    const tab = open();
    tabs.push(tab);
    tab.realtime.start();
    const { getState, subscribe } = tab.realtime.connectBuilding(building);
    await untilTrue(subscribe, () => getState() === 'live');
    await tab.untilEqual();
  }
  const [first, second, ...others] = tabs;
  if (first === undefined || second === undefined) throw new Error('at least two');
  return [first, second, ...others];
}

it('three tabs have one connection, one SUBSCRIBE for each filter, and the same values', async () => {
  const { broker, open, proxy } = await stage();
  broker.report(pump, reported(1, 1));

  const tabs = await openTabs(open, 3);
  broker.report(pump, reported(2, 2));
  await Promise.all(tabs.map(({ untilEqual }) => untilEqual()));

  expect([proxy.open, broker.connects.length]).toEqual([1, 1]);
  expect(broker.subscribes.map(({ filter }) => filter.split('/').at(-1))).toEqual(['state', 'alarm', 'ev']);
  expect(tabs.map(({ realtime }) => realtime.readMetric(pump, 'power'))).toEqual([
    { value: 2, ts: 2 },
    { value: 2, ts: 2 },
    { value: 2, ts: 2 },
  ]);
});

it('mqtt.js is loaded in the tab that leads and in no other', async () => {
  const { open } = await stage();

  const tabs = await openTabs(open, 3);

  expect(tabs.map(({ loads }) => loads())).toEqual([1, 0, 0]);
});

it('a tab that subscribes later gets the kept message, and no event of the past', async () => {
  const { broker, open } = await stage();
  broker.report(pump, reported(1, 1));
  const [first] = await openTabs(open, 2);
  const { promise: heard, resolve: hear } = Promise.withResolvers<void>();
  first.realtime.subscribe(buildingTopic(building, 'ev'), () => hear());
  broker.publish(buildingTopic(building, 'ev'), '{"entity":"device","id":"1","op":"updated"}');
  await heard;

  const late = open({ snapshot: () => Promise.resolve([]) });
  const told: unknown[] = [];
  late.realtime.start();
  late.realtime.subscribe(buildingTopic(building, 'ev'), (message) => told.push(message));
  const { promise: kept, resolve } = Promise.withResolvers<void>();
  late.realtime.subscribe(`imah/v1/${building.orgId}/b/${building.buildingId}/d/+/state`, (message) => {
    told.push(message);
    resolve();
  });
  await kept;

  expect(told).toEqual([
    {
      topic: `imah/v1/${building.orgId}/b/${building.buildingId}/d/${pump}/state`,
      payload: reported(1, 1),
      isRetained: true,
    },
  ]);
});

it('S-32 S-57 the connection’s states and log lines are the same in all tabs', async () => {
  const { open, proxy } = await stage();
  const [first, second] = await openTabs(open, 2);
  const seen = [first, second].map(({ realtime }) => {
    const states: string[] = [];
    realtime.connection.subscribe(() => states.push(realtime.connection.getState()));
    return states;
  });

  proxy.cut();
  await Promise.all([first.until('error'), second.until('error')]);
  expect(second.realtime.connection.getDetail()).toEqual(first.realtime.connection.getDetail());
  await Promise.all([first.until('connected'), second.until('connected')]);

  expect(seen[1]).toEqual(seen[0]);
  expect(second.log).toEqual(first.log);
});

it('a tab that leads and crashes is replaced at once; what was reported in between is there', async () => {
  const { broker, open, proxy } = await stage();
  broker.report(pump, reported(1, 1));
  const [first, second, third] = await openTabs(open, 3);

  first.crash();
  broker.report(pump, reported(2, 2));
  await Promise.all([second.untilEqual(), third?.untilEqual()]);
  broker.report(pump, reported(3, 3));
  await Promise.all([second.untilEqual(), third?.untilEqual()]);

  await proxy.untilOpen(1);
  expect([broker.connects.length, second.loads(), third?.loads()]).toEqual([2, 1, 0]);
});

it('what a tab wanted is given back after the grace when it crashes; what others want stays', async () => {
  const { broker, open } = await stage();
  const [, second] = await openTabs(open, 2);
  const { promise: granted, resolve } = Promise.withResolvers<void>();
  second.realtime.subscribe('imah/v1/only/here', () => {}, { onGranted: resolve });
  await granted;

  const { promise: released, resolve: release } = Promise.withResolvers<readonly string[]>();
  broker.onUnsubscribe = release;
  second.crash();

  expect(await released).toEqual(['imah/v1/only/here']);
  expect(broker.unsubscribes).toEqual(['imah/v1/only/here']);
});

it('logging out in one tab ends the channel in all, and every value is forgotten', async () => {
  const { broker, browser, open, proxy } = await stage();
  broker.report(pump, reported(1, 1));
  const tabs = await openTabs(open, 3);

  tabs[1].realtime.stop();
  await Promise.all(tabs.map(({ until }) => until('idle')));
  await proxy.untilOpen(0);

  expect(tabs.map(({ realtime }) => realtime.readDevice(pump))).toEqual([undefined, undefined, undefined]);
  expect(tabs.map(({ ended }) => ended())).toEqual([1, 0, 1]);
  expect([browser.locks(), browser.channels()]).toEqual([[], 0]);
});

it('after a logout all may come back', async () => {
  const { open, proxy } = await stage();
  const [first, second] = await openTabs(open, 2);
  first.realtime.stop();
  await second.until('idle');

  second.realtime.start();
  first.realtime.start();
  await Promise.all([first.until('connected'), second.until('connected')]);

  await proxy.untilOpen(1);
  expect(second.loads()).toBe(1);
});

it('another person in another tab shares nothing', async () => {
  const { broker, open, proxy } = await stage();
  const mine = open();
  const theirs = open({
    sharedAs: () => 'penghuni@imah.test',
    credentials: () => Promise.resolve({ username: 'penghuni@imah.test', password: broker.password }),
  });
  mine.realtime.start();
  theirs.realtime.start();
  await Promise.all([mine.until('connected'), theirs.until('connected')]);
  expect(proxy.open).toBe(2);

  mine.realtime.stop();
  await proxy.untilOpen(1);

  expect([theirs.realtime.connection.getState(), theirs.ended()]).toEqual(['connected', 0]);
});

it('credentials that have become another person’s are not used for what is shared', async () => {
  const { broker, open } = await stage();
  const tab = open({ credentials: () => Promise.resolve({ username: 'penghuni@imah.test', password: 'secret-1' }) });

  tab.realtime.start();
  await tab.until('error');

  expect(tab.realtime.connection.getDetail().failure?.message).toBe('the credentials are another person’s');
  expect(broker.connects).toEqual([]);
});

it('a tab in which another person logs in leaves the first one’s group and forgets their values', async () => {
  const { broker, open, proxy } = await stage();
  broker.report(pump, reported(1, 1));
  const [first] = await openTabs(open, 2);
  let username = person;
  const changing = open({
    sharedAs: () => username,
    credentials: () => Promise.resolve({ username, password: broker.password }),
  });
  changing.realtime.start();
  changing.realtime.connectBuilding(building);
  await changing.untilEqual();

  username = 'penghuni@imah.test';
  changing.realtime.start();
  expect(changing.realtime.readDevice(pump)).toBe(undefined);
  await changing.until('connected');

  expect([proxy.open, broker.connects.at(-1)?.username]).toEqual([2, 'penghuni@imah.test']);
  expect([first.realtime.connection.getState(), first.ended()]).toEqual(['connected', 0]);
});

it('a tab that leads and stands still is replaced by one that is looked at; when it goes on it follows', async () => {
  const { broker, open, proxy } = await stage();
  broker.report(pump, reported(1, 1));
  const [first, second] = await openTabs(open, 2);

  first.hang();
  await untilTrue(second.realtime.connection.subscribe, () => second.loads() === 1);
  await second.until('connected');
  first.goOn();
  await proxy.untilOpen(1);
  await first.until('connected');
  broker.report(pump, reported(2, 2));
  await Promise.all([first.untilEqual(), second.untilEqual()]);

  expect(first.loads()).toBe(1);
});

it('a page that is frozen or kept for the back button gives everything away, and comes back when it wakes', async () => {
  const { broker, open, proxy } = await stage();
  broker.report(pump, reported(1, 1));
  const [first, second] = await openTabs(open, 2);

  first.tell('suspended');
  expect(first.held()).toEqual([]);
  await untilTrue(second.realtime.connection.subscribe, () => second.loads() === 1);
  await second.until('connected');
  broker.report(pump, reported(2, 2));
  first.tell('resumed');
  await Promise.all([first.untilEqual(), second.untilEqual()]);

  await proxy.untilOpen(1);
  expect(first.loads()).toBe(1);
});

it('a page that was stopped does not start by waking', async () => {
  const { browser, open } = await stage();
  const tab = open();

  tab.tell('resumed');
  tab.realtime.start();
  tab.realtime.stop();
  tab.tell('suspended');
  tab.tell('resumed');

  expect([tab.realtime.connection.getState(), browser.locks(), browser.channels()]).toEqual(['idle', [], 0]);
});

it('“try again” in a tab that follows is the leader’s next try', async () => {
  const { open, proxy } = await stage();
  const slow = { timings: { ...timings, reconnectPeriodMs: 900_000 } };
  const first = open(slow);
  const second = open(slow);
  first.realtime.start();
  await first.until('connected');
  second.realtime.start();
  await second.until('connected');
  proxy.cut();
  await Promise.all([first.until('error'), second.until('error')]);

  second.realtime.retry();

  await Promise.all([first.until('connected'), second.until('connected')]);
  await proxy.untilOpen(1);
  expect(second.loads()).toBe(0);
});

it.each([
  ['there is no such thing in the browser', () => null],
  ['no person is named', undefined],
  [
    'the browser does not let this page speak to others',
    (port: FakeTab['port']) => ({
      ...port,
      open: () => {
        throw new Error('SecurityError');
      },
    }),
  ],
  [
    'the browser gives no locks',
    (port: FakeTab['port']): FakeTab['port'] => ({
      ...port,
      lock: (_name, _how, { lost }) => {
        queueMicrotask(() => lost('unavailable'));
        return () => {};
      },
    }),
  ],
] as const)('a tab has a connection of its own where %s', async (_, change) => {
  const { broker, browser, open, proxy } = await stage();
  broker.report(pump, reported(1, 1));
  const options = (): Partial<RealtimeOptions> =>
    change === undefined ? { sharedAs: () => null } : { tabs: change(browser.openTab().port) };
  const tabs = [open(options()), open(options())];
  for (const { realtime } of tabs) {
    realtime.start();
    realtime.connectBuilding(building);
  }
  await Promise.all(tabs.map(({ untilEqual }) => untilEqual()));
  expect(proxy.open).toBe(2);

  tabs[0]?.realtime.stop();
  await proxy.untilOpen(1);

  expect(tabs.map(({ realtime }) => realtime.connection.getState())).toEqual(['idle', 'connected']);
});

it('faults and crashes in turn: every tab ends in the broker’s state, over one connection', async () => {
  const { broker, open, proxy } = await stage();
  for (let number = 0; number < 5; number += 1) broker.report(deviceIdOf(number), reported(1, number));
  let tabs: readonly Tab[] = await openTabs(open, 3);

  for (let round = 2; round < 22; round += 1) {
    broker.report(deviceIdOf(round % 5), reported(round, round));
    if (round % 4 === 0) {
      const [leader, ...rest] = tabs;
      leader?.crash();
      const fresh = open();
      fresh.realtime.start();
      fresh.realtime.connectBuilding(building);
      tabs = [...rest, fresh];
    } else {
      proxy.cut();
    }
    broker.report(deviceIdOf((round + 1) % 5), reported(round + 0.5, round));
    await Promise.all(tabs.map(({ untilEqual }) => untilEqual()));
  }

  await proxy.untilOpen(1);
  const perConnection = broker.subscribes.map(({ clientId, filter }) => `${clientId} ${filter}`);
  expect(new Set(perConnection).size).toBe(perConnection.length);
}, 60_000);
