import type { DeviceState } from '@imah/contract/devices';
import {
  createRealtime,
  type LogEntry,
  liveKeys,
  type Realtime,
  type RealtimeOptions,
  type RealtimeProblem,
} from '../../index.ts';
import type { Clock } from '../../ports.ts';
import { createFaultProxy, type FaultProxy } from './fault-proxy.ts';
import { building, createTestBroker, type TestBroker } from './test-broker.ts';

export interface Stage {
  readonly broker: TestBroker;
  readonly proxy: FaultProxy;
  readonly realtime: Realtime;
  readonly log: LogEntry[];
  readonly problems: RealtimeProblem[];
  /** Timers of the library that wait at this moment. */
  readonly timers: () => number;
  /** Listeners that it holds on the page. */
  readonly listeners: () => number;
  readonly setHidden: (isHidden: boolean) => void;
  readonly setOnline: (isOnline: boolean) => void;
  /** Resolves when the connection is in that state. */
  readonly until: (state: string) => Promise<void>;
  /** Resolves when the values of the building are the broker's. */
  readonly untilEqual: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export const stageTimings = {
  connectTimeoutMs: 1000,
  reconnectPeriodMs: 40,
  reconnectSpreadMs: 20,
  keepaliveMs: 400,
  graceMs: 60,
  snapshotRetryMs: 40,
};

/** A browser's live channel towards a real broker, through a link that the test may break. */
export async function createStage(options: Partial<RealtimeOptions> = {}): Promise<Stage> {
  const broker = await createTestBroker();
  const proxy = await createFaultProxy(() => broker.port);
  const log: LogEntry[] = [];
  const problems: RealtimeProblem[] = [];
  const { clock, timers } = countingClock();
  const visibility = createSwitch();
  const network = createSwitch();
  const realtime = createRealtime({
    url: `ws://127.0.0.1:${proxy.port}/mqtt`,
    credentials: () => Promise.resolve({ username: 'pengelola@imah.test', password: broker.password }),
    snapshot: () => Promise.resolve([...broker.truth].map(([deviceId, state]) => ({ deviceId, state }))),
    timings: stageTimings,
    clock,
    frame: {
      request: (handler) => setImmediate(handler),
      cancel: (frame) => clearImmediate(frame as NodeJS.Immediate),
    },
    visibility: { isHidden: visibility.isOff, subscribe: visibility.subscribe },
    network: { isOnline: () => !network.isOff(), subscribe: network.subscribe },
    log: (entry) => log.push(entry),
    onProblem: (problem) => problems.push(problem),
    ...options,
  });

  return {
    broker,
    proxy,
    realtime,
    log,
    problems,
    timers,
    listeners: () => visibility.count() + network.count(),
    setHidden: visibility.set,
    setOnline: (isOnline) => network.set(!isOnline),
    until: (state) => untilTrue(realtime.connection.subscribe, () => realtime.connection.getState() === state),
    untilEqual: () =>
      untilTrue(
        (handler) => realtime.subscribeKey(liveKeys.building(building.buildingId), handler),
        () => sameStates(realtime.readBuilding(building.buildingId), broker.truth),
      ),
    async close() {
      realtime.close();
      await proxy.close();
      await broker.stop();
    },
  };
}

/** Resolves when `isTrue`, looking whenever the observable moves. */
export function untilTrue(subscribe: (handler: () => void) => () => void, isTrue: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    if (isTrue()) {
      resolve();
      return;
    }
    const stop = subscribe(() => {
      if (!isTrue()) return;
      stop();
      resolve();
    });
  });
}

/** Whether two buildings' devices are told alike, in whatever order their values stand. */
export function sameStates(one: ReadonlyMap<string, DeviceState>, other: ReadonlyMap<string, DeviceState>): boolean {
  if (one.size !== other.size) return false;
  return [...one].every(([id, state]) => plain(state) === plain(other.get(id)));
}

function plain(state: DeviceState | undefined): string {
  if (state === undefined) return '';
  const sorted = (record: object) => Object.entries(record).toSorted(([a], [b]) => a.localeCompare(b));
  return JSON.stringify([state.status, state.lastSeenAt, sorted(state.ts), sorted(state.values)]);
}

function countingClock(): { readonly clock: Clock; readonly timers: () => number } {
  const waiting = new Set<unknown>();
  return {
    timers: () => waiting.size,
    clock: {
      now: () => Date.now(),
      setTimeout(handler, delayMs) {
        const timer = setTimeout(() => {
          waiting.delete(timer);
          handler();
        }, delayMs);
        waiting.add(timer);
        return timer;
      },
      clearTimeout(timer) {
        waiting.delete(timer);
        clearTimeout(timer as NodeJS.Timeout);
      },
    },
  };
}

interface Switch {
  readonly isOff: () => boolean;
  readonly count: () => number;
  readonly set: (next: boolean) => void;
  readonly subscribe: (handler: () => void) => () => void;
}

function createSwitch(): Switch {
  const handlers = new Set<() => void>();
  let isOff = false;
  return {
    isOff: () => isOff,
    count: () => handlers.size,
    set(next: boolean) {
      isOff = next;
      for (const handler of handlers) handler();
    },
    subscribe(handler: () => void) {
      handlers.add(handler);
      return () => handlers.delete(handler);
    },
  };
}
