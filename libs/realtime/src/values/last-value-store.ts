import type { DeviceState, MetricValue } from '@imah/contract/devices';
import { liveKeys } from './live-keys.ts';
import { mergeState, timeOf } from './merge-state.ts';

/** The last value of a metric. */
export interface LiveValue {
  readonly value: MetricValue;
  /** When the device measured it, epoch ms. */
  readonly ts: number;
}

interface Entry {
  readonly buildingId: string;
  state: DeviceState;
  /** Made when read, and kept while the value stands: who compares by identity sees no change. */
  readonly values: Map<string, LiveValue>;
  /** The keys' names, made once: a message must not cost a text for each of its metrics. */
  readonly names: { readonly building: string; readonly device: string; readonly metrics: Map<string, string> };
  /** Order number of the last live message. */
  liveOrder: number;
}

/** `live`: in the broker's order. Otherwise a snapshot that was asked for when `order()` was the number given. */
type Origin = 'live' | { readonly askedAt: number };

export interface LastValueStore {
  /** Takes over what is newer and calls `changed` with the keys concerned. */
  readonly apply: (buildingId: string, deviceId: string, state: DeviceState, origin: Origin) => void;
  readonly remove: (deviceId: string) => void;
  /** Forgets devices of the building that a snapshot of that moment does not know. */
  readonly retain: (buildingId: string, deviceIds: ReadonlySet<string>, askedAt: number) => void;
  readonly forgetBuilding: (buildingId: string) => void;
  readonly clear: () => void;
  readonly order: () => number;
  readonly readDevice: (deviceId: string) => DeviceState | undefined;
  readonly readMetric: (deviceId: string, key: string) => LiveValue | undefined;
  /** The same map until one of its devices changes. */
  readonly readBuilding: (buildingId: string) => ReadonlyMap<string, DeviceState>;
}

/** The latest value per device and metric; what is older than the stored value is dropped. */
export function createLastValueStore(changed: (key: string) => void): LastValueStore {
  const devices = new Map<string, Entry>();
  const buildings = new Map<string, ReadonlyMap<string, DeviceState>>();
  let order = 0;

  const touch = ({ buildingId, names, values }: Entry, deviceId: string, metrics: Iterable<string>) => {
    buildings.delete(buildingId);
    changed(names.building);
    changed(names.device);
    for (const metric of metrics) {
      values.delete(metric);
      let name = names.metrics.get(metric);
      if (name === undefined) {
        name = liveKeys.metric(deviceId, metric);
        names.metrics.set(metric, name);
      }
      changed(name);
    }
  };

  const remove = (deviceId: string) => {
    const entry = devices.get(deviceId);
    if (entry === undefined) return;
    devices.delete(deviceId);
    touch(entry, deviceId, Object.keys(entry.state.values));
  };

  const removeWhere = (buildingId: string, isGone: (deviceId: string, entry: Entry) => boolean) => {
    for (const [deviceId, entry] of devices) {
      if (entry.buildingId === buildingId && isGone(deviceId, entry)) remove(deviceId);
    }
  };

  return {
    apply(buildingId, deviceId, state, origin) {
      order += 1;
      let entry = devices.get(deviceId);
      if (entry !== undefined && entry.buildingId !== buildingId) {
        remove(deviceId);
        entry = undefined;
      }
      // A snapshot asked for after the last live message is newer than that message, also where the times are equal.
      const inOrder = origin === 'live' || (entry?.liveOrder ?? 0) <= origin.askedAt;
      const merge = mergeState(entry?.state ?? null, state, inOrder);
      entry ??= newEntry(buildingId, deviceId, state);
      if (origin === 'live') entry.liveOrder = order;
      if (merge === null) return;
      entry.state = merge.state;
      devices.set(deviceId, entry);
      touch(entry, deviceId, merge.taken);
    },
    remove,
    retain: (buildingId, deviceIds, askedAt) =>
      removeWhere(buildingId, (deviceId, { liveOrder }) => !deviceIds.has(deviceId) && liveOrder <= askedAt),
    forgetBuilding: (buildingId) => removeWhere(buildingId, () => true),
    clear() {
      for (const deviceId of devices.keys()) remove(deviceId);
    },
    order: () => order,
    readDevice: (deviceId) => devices.get(deviceId)?.state,
    readMetric(deviceId, key) {
      const entry = devices.get(deviceId);
      const known = entry?.values.get(key);
      const value = entry?.state.values[key];
      if (entry === undefined || known !== undefined || value === undefined) return known;
      const made = { value, ts: timeOf(entry.state, key) };
      entry.values.set(key, made);
      return made;
    },
    readBuilding(buildingId) {
      const known = buildings.get(buildingId);
      if (known !== undefined) return known;
      const states = new Map<string, DeviceState>();
      for (const [deviceId, entry] of devices) if (entry.buildingId === buildingId) states.set(deviceId, entry.state);
      buildings.set(buildingId, states);
      return states;
    },
  };
}

function newEntry(buildingId: string, deviceId: string, state: DeviceState): Entry {
  const names = { building: liveKeys.building(buildingId), device: liveKeys.device(deviceId), metrics: new Map() };
  return { buildingId, state, values: new Map(), names, liveOrder: 0 };
}
