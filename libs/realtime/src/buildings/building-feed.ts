import type { AlarmPacket } from '@imah/contract/mqtt';
import { buildingDevicesFilter, buildingTopic, type BuildingAddress, parseTopic } from '@imah/contract/mqtt/words';
import { buildingFeedMachine } from '@imah/state-machines';
import { createActor, fromPromise } from 'xstate';
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

/** What is live about one building: the states of its devices into the store, its alarms and events to those who listen. */
export function createBuildingFeed(options: BuildingFeedOptions): BuildingFeed {
  const { address, clock, hub, report, snapshot, store } = options;
  const observers = createObservers();
  const listeners = new Set<(event: LiveEvent) => void>();
  /** By topic: the same few come again and again. */
  const deviceIds = new Map<string, string | null>();
  let lastAlarm: number | null = null;
  let subscriptions: (() => void)[] = [];

  const deviceOf = (topic: string): string | null => {
    const known = deviceIds.get(topic);
    if (known !== undefined) return known;
    const parsed = parseTopic(topic);
    const deviceId = parsed?.kind === 'device' ? parsed.deviceId : null;
    deviceIds.set(topic, deviceId);
    return deviceId;
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

  const takeSnapshot = fromPromise<void>(async ({ signal }) => {
    const askedAt = store.order();
    const devices = (await snapshot?.(address, signal)) ?? null;
    if (devices !== null && !signal.aborted) takeOver(devices, askedAt);
  });
  const actor = createActor(buildingFeedMachine.provide({ actors: { takeSnapshot } }), {
    clock,
    input: { retryBase: options.snapshotRetryMs },
  });

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

  actor.on('missed', () => emit({ kind: 'missed' }));
  actor.on('snapshotFailed', ({ error }) => report({ kind: 'snapshot', subject: address.buildingId, error }));
  let state: BuildingState = actor.getSnapshot().value.shown;
  actor.subscribe(({ value }) => {
    if (value.shown === state) return;
    state = value.shown;
    observers.notify();
  });
  actor.start();

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
        // Without a snapshot the retained values are all there is.
        onGranted: () => actor.send({ type: snapshot === undefined ? 'CONVERGED' : 'GRANTED' }),
        onRefused: () => actor.send({ type: 'REFUSED' }),
        onReleased() {
          actor.send({ type: 'RELEASED' });
          options.onReleased();
        },
      },
    ),
    hub.subscribe(buildingTopic(address, 'alarm'), ({ payload }) => takeAlarm(payload), { qos: 1 }),
    hub.subscribe(buildingTopic(address, 'ev'), ({ payload }) => emit({ kind: 'changed', packet: payload }), {
      qos: 1,
      onGranted: () => actor.send({ type: 'EVENTS_GRANTED' }),
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
      lastAlarm = null;
      actor.send({ type: 'INTERRUPTED' });
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
