import type { DeviceState } from '@imah/contract/devices';
import { buildingDevicesFilter, deviceTopic } from '@imah/contract/mqtt/words';
import { expect, it } from 'vitest';
import { assemble } from '../assemble.ts';
import type { Realtime } from '../realtime-types.ts';
import { createFakeBrowser, type FakeTab } from '../testing/broker/fake-browser.ts';
import { createManualClock, type ManualClock } from '../testing/broker/manual-clock.ts';
import { createMemoryBroker, type MemoryBroker } from '../testing/memory-broker.ts';
import { createSharedConnection } from './shared-connection.ts';

const building = { orgId: '01935e4f-7c1a-7b2c-8d3e-000000000001', buildingId: '01935e51-7c1a-7b2c-8d3e-000000000001' };
const pump = '01935e55-7c1a-7b2c-8d3e-000000000001';
const topic = deviceTopic({ ...building, deviceId: pump }, 'state');
const reported = (ts: number): DeviceState => ({
  status: 'online',
  values: { power: ts },
  ts: { power: ts },
  lastSeenAt: ts,
});

interface Tab {
  readonly browserTab: FakeTab;
  readonly realtime: Realtime;
  /** The connection that this tab opened, when it leads. */
  readonly broker: () => MemoryBroker | undefined;
  /** When it opened one, in milliseconds of the clock. */
  readonly leads: () => readonly number[];
  readonly heard: readonly unknown[];
}

/** Tabs over a broker that answers at once, by one clock that only the test moves: what passes is the handover's own. */
async function openTabs(count: number): Promise<{ readonly time: ManualClock; readonly tabs: readonly Tab[] }> {
  const time = createManualClock();
  const browser = createFakeBrowser();
  const tabs = Array.from({ length: count }, (_, index): Tab => {
    const browserTab = browser.openTab();
    const heard: unknown[] = [];
    const leads: number[] = [];
    const brokers: MemoryBroker[] = [];
    const ports = {
      clock: time.clock,
      random: () => (index + 1) / 7,
      frame: { request: () => null, cancel: () => {} },
      visibility: { isHidden: () => false, subscribe: () => () => {} },
      network: { isOnline: () => true, subscribe: () => () => {} },
      log: () => {},
      tabs: browserTab.port,
    };
    const realtime = assemble({
      ports,
      graceMs: 5000,
      snapshotRetryMs: 5000,
      snapshot: undefined,
      onProblem: undefined,
      connect: (listener, forget) =>
        createSharedConnection({
          tabs: browserTab.port,
          url: 'ws://imah.test/mqtt',
          person: () => 'pengelola@imah.test',
          ports,
          graceMs: 5000,
          connect(_clock, link) {
            leads.push(time.clock.now());
            const broker = createMemoryBroker(link, () => false);
            brokers.push(broker);
            return broker.connection;
          },
          listener,
          forget,
          onEnded: () => {},
        }),
    });
    realtime.subscribe(buildingDevicesFilter(building, 'state'), ({ payload }) => heard.push(payload));
    return { browserTab, realtime, heard, broker: () => brokers.at(-1), leads: () => leads };
  });
  for (const { realtime } of tabs) {
    realtime.start();
    await time.advance(0);
  }
  return { time, tabs };
}

it.each([
  ['crashes', ({ browserTab }: Tab) => browserTab.crash()],
  ['is closed', ({ realtime }: Tab) => realtime.close()],
  ['falls asleep', ({ browserTab }: Tab) => browserTab.tell('suspended')],
])('when the tab that leads %s, the next one leads in the same millisecond and tells the third', async (_, end) => {
  const { tabs, time } = await openTabs(3);
  const [first, second, third] = tabs;
  if (first === undefined) throw new Error('three tabs');
  await time.advance(700);

  end(first);
  await time.advance(0);
  second?.broker()?.publish(topic, JSON.stringify(reported(1)), false);
  await time.advance(0);

  expect(tabs.map(({ leads }) => leads())).toEqual([[0], [700], []]);
  expect([second?.heard, third?.heard]).toEqual([[reported(1)], [reported(1)]]);
});

it.each([0, 1, 250, 999])(
  'when the tab that leads hangs %d ms after its last sign of life, another leads within six seconds',
  async (since) => {
    const { tabs, time } = await openTabs(2);
    const [first, second] = tabs;
    await time.advance(3000 + since);
    expect(second?.leads()).toEqual([]);

    first?.browserTab.hang();
    await time.advance(6000);
    second?.broker()?.publish(topic, JSON.stringify(reported(1)), false);

    expect(second?.leads()).toEqual([9000]);
    expect(second?.heard).toEqual([reported(1)]);
  },
);

it('a tab that leads and answers is left alone', async () => {
  const { tabs, time } = await openTabs(2);

  await time.advance(900_000);

  expect(tabs.map(({ leads }) => leads().length)).toEqual([1, 0]);
});
