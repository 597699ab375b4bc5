import type { DeviceState } from '@imah/contract/devices';
import type { AlarmPacket, EventPacket } from '@imah/contract/mqtt';
import { buildingTopic, type BuildingAddress, deviceTopic } from '@imah/contract/mqtt/words';
import type { MqttConnectionState } from '@imah/state-machines';
import { assemble } from '../assemble.ts';
import type { TakeSnapshot } from '../buildings/building-types.ts';
import { defaultPorts } from '../default-ports.ts';
import type { Ports } from '../ports.ts';
import type { RealtimeProblem } from '../problem.ts';
import type { Realtime } from '../realtime-types.ts';
import { createMemoryBroker, type MemoryBroker } from './memory-broker.ts';

/** How the broker in memory behaves. */
export interface FakeRealtimeOptions {
  /** `connected` when left out. */
  readonly state?: MqttConnectionState;
  readonly now?: () => number;
  readonly snapshot?: TakeSnapshot;
  /** Filters that the broker does not grant. */
  readonly isRefused?: (filter: string) => boolean;
  /** What is asked of the broker at all; everything when left out. */
  readonly mayListen?: (filter: string) => boolean;
}

/** The real library over a broker in memory; changes reach React in the same turn. */
export interface FakeRealtime extends Realtime {
  readonly setState: (state: MqttConnectionState) => void;
  /** Publishes the retained state of a device, as the server does; null takes it away. */
  readonly setDevice: (building: BuildingAddress, deviceId: string, state: DeviceState | null) => void;
  readonly emitAlarm: (building: BuildingAddress, packet: AlarmPacket) => void;
  readonly emitChange: (building: BuildingAddress, packet: EventPacket) => void;
  readonly publish: (topic: string, payload: unknown, retain?: boolean) => void;
  readonly problems: readonly RealtimeProblem[];
  /** Filters of every SUBSCRIBE so far, in order. */
  readonly subscribed: readonly string[];
}

/** A live channel for stories and tests of what stands on this library. */
export function createFakeRealtime(options: FakeRealtimeOptions = {}): FakeRealtime {
  const problems: RealtimeProblem[] = [];
  const brokers: MemoryBroker[] = [];
  const realtime = assemble({
    ports: instantPorts(options.now),
    graceMs: 5000,
    snapshotRetryMs: 5000,
    snapshot: options.snapshot,
    mayListen: options.mayListen,
    onProblem: (problem) => problems.push(problem),
    connect: (listener) => {
      const broker = createMemoryBroker(listener, options.isRefused ?? (() => false));
      brokers.push(broker);
      return broker.connection;
    },
  });
  const [broker] = brokers;
  if (broker === undefined) throw new Error('assemble made no connection');

  const publish = (topic: string, payload: unknown, retain = false) =>
    broker.publish(topic, payload === null ? '' : JSON.stringify(payload), retain);
  broker.setState(options.state ?? 'connected');

  return {
    ...realtime,
    problems,
    subscribed: broker.subscribed,
    setState: broker.setState,
    publish,
    setDevice: (building, deviceId, state) => publish(deviceTopic({ ...building, deviceId }, 'state'), state, true),
    emitAlarm: (building, packet) => publish(buildingTopic(building, 'alarm'), packet),
    emitChange: (building, packet) => publish(buildingTopic(building, 'ev'), packet),
  };
}

function instantPorts(now: (() => number) | undefined): Ports {
  const ports = defaultPorts(undefined);
  return {
    ...ports,
    clock: { ...ports.clock, now: now ?? ports.clock.now },
    frame: {
      request: (handler) => {
        queueMicrotask(handler);
        return null;
      },
      cancel: () => {},
    },
    log: () => {},
  };
}
