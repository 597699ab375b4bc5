import type { AlarmPacket } from '@imah/contract/mqtt';
import { buildingDevicesFilter, buildingTopic, type BuildingAddress, parseTopic } from '@imah/contract/mqtt/words';
import { createObservers } from '../observers.ts';
import type { Clock } from '../ports.ts';
import type { ReportProblem } from '../problem.ts';
import type { SubscriptionHub } from '../subscriptions/subscription-hub.ts';
import type { LastValueStore } from '../values/last-value-store.ts';
import type { BuildingState, LiveEvent, TakeSnapshot } from './building-types.ts';

export interface BuildingFeedOptions {
  readonly address: BuildingAddress;
  readonly hub: SubscriptionHub;
  readonly store: LastValueStore;
  readonly clock: Clock;
  readonly snapshot: TakeSnapshot | undefined;
  /** Milliseconds until a snapshot that failed is taken again; doubled each time, up to a minute. */
  readonly snapshotRetryMs: number;
  readonly report: ReportProblem;
  /** Its filters are released; the feed is over. */
  readonly onReleased: () => void;
}

export interface BuildingFeed {
  readonly getState: () => BuildingState;
  readonly subscribe: (handler: () => void) => () => void;
  readonly onEvent: (handler: (event: LiveEvent) => void) => () => void;
  /** The link is gone. */
  readonly interrupted: () => void;
  readonly join: () => void;
  readonly leave: () => void;
}

const longestPauseMs = 60_000;

/** What is live about one building: the states of its devices into the store, its alarms and events to those who listen. */
export function createBuildingFeed(options: BuildingFeedOptions): BuildingFeed {
  const { address, clock, hub, report, snapshot, store } = options;
  const observers = createObservers();
  const listeners = new Set<(event: LiveEvent) => void>();
  /** By topic: the same few come again and again. */
  const deviceIds = new Map<string, string | null>();
  let state: BuildingState = 'waiting';
  let wasLive = false;
  let hasHeard = false;
  let lastAlarm: number | null = null;
  let subscriptions: (() => void)[] = [];
  let taking: AbortController | null = null;
  let retryTimer: unknown = null;
  let failures = 0;

  const deviceOf = (topic: string): string | null => {
    const known = deviceIds.get(topic);
    if (known !== undefined) return known;
    const parsed = parseTopic(topic);
    const deviceId = parsed?.kind === 'device' ? parsed.deviceId : null;
    deviceIds.set(topic, deviceId);
    return deviceId;
  };

  const become = (next: BuildingState) => {
    if (next === state) return;
    state = next;
    observers.notify();
  };

  const emit = (event: LiveEvent) => {
    for (const listener of listeners) {
      try {
        listener(event);
      } catch (error) {
        report({ kind: 'handler', subject: address.buildingId, error });
      }
    }
  };

  const stopTaking = () => {
    taking?.abort();
    taking = null;
    clock.clearTimeout(retryTimer);
  };

  const converge = async () => {
    stopTaking();
    const controller = new AbortController();
    taking = controller;
    const askedAt = store.order();
    try {
      const devices = (await snapshot?.(address, controller.signal)) ?? null;
      if (controller.signal.aborted) return;
      if (devices !== null) takeOver(devices, askedAt);
    } catch (error) {
      if (controller.signal.aborted) return;
      report({ kind: 'snapshot', subject: address.buildingId, error });
      failures += 1;
      const pauseMs = Math.min(options.snapshotRetryMs * 2 ** (failures - 1), longestPauseMs);
      retryTimer = clock.setTimeout(() => void converge(), pauseMs);
      return;
    }
    failures = 0;
    become('live');
    if (wasLive) emit({ kind: 'missed' });
    wasLive = true;
  };

  const takeOver = (devices: Awaited<ReturnType<TakeSnapshot>>, askedAt: number) => {
    for (const { deviceId, state: reported } of devices)
      store.apply(address.buildingId, deviceId, reported, { askedAt });
    store.retain(address.buildingId, new Set(devices.map(({ deviceId }) => deviceId)), askedAt);
  };

  const takeAlarm = (packet: AlarmPacket) => {
    // Delivered at least once: the same or an earlier number was told already.
    if (lastAlarm !== null && packet.seq <= lastAlarm) return;
    const hasGap = lastAlarm !== null && packet.seq > lastAlarm + 1;
    lastAlarm = packet.seq;
    emit({ kind: 'alarm', packet });
    if (hasGap) emit({ kind: 'missed' });
  };

  const release = () => {
    stopTaking();
    options.onReleased();
  };

  const subscribeAll = () => [
    hub.subscribe(
      buildingDevicesFilter(address, 'state'),
      ({ topic, payload }) => {
        const deviceId = deviceOf(topic);
        if (deviceId === null) return;
        if (payload === null) store.remove(deviceId);
        else store.apply(address.buildingId, deviceId, payload, 'live');
      },
      {
        onGranted: () => void converge(),
        onRefused: () => become('refused'),
        onReleased: release,
      },
    ),
    hub.subscribe(buildingTopic(address, 'alarm'), ({ payload }) => takeAlarm(payload), { qos: 1 }),
    hub.subscribe(buildingTopic(address, 'ev'), ({ payload }) => emit({ kind: 'changed', packet: payload }), {
      qos: 1,
      onGranted: () => {
        // Who may not hear the devices has missed events all the same; for the others `converge` tells of it.
        if (hasHeard && state === 'refused') emit({ kind: 'missed' });
        hasHeard = true;
      },
    }),
  ];

  return {
    getState: () => state,
    subscribe: observers.subscribe,
    onEvent(handler) {
      const listener = (event: LiveEvent) => handler(event);
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    interrupted() {
      stopTaking();
      lastAlarm = null;
      if (state !== 'waiting') become(wasLive ? 'interrupted' : 'waiting');
    },
    join() {
      subscriptions = subscribeAll();
    },
    leave() {
      for (const unsubscribe of subscriptions) unsubscribe();
      subscriptions = [];
    },
  };
}
