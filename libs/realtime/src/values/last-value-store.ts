import type { DeviceState, MetricValue } from '@imah/contract';
import { liveKeys } from './live-keys.ts';

export interface LiveValue {
  readonly value: MetricValue;
  /** When the device measured it, epoch ms. */
  readonly ts: number;
}

interface Entry {
  readonly buildingId: string;
  state: DeviceState;
  readonly values: Map<string, LiveValue>;
  /** Order number of the last live message. */
  liveOrder: number;
}

/** `live`: in the broker's order. Otherwise a snapshot that was asked for when `order()` was the number given. */
export type Origin = 'live' | { readonly askedAt: number };

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
  const buildings = new Map<string, Map<string, DeviceState>>();
  let order = 0;

  const touch = (deviceId: string, entry: Entry, keys: readonly string[]) => {
    buildings.delete(entry.buildingId);
    changed(liveKeys.building(entry.buildingId));
    changed(liveKeys.device(deviceId));
    for (const key of keys) changed(liveKeys.metric(deviceId, key));
  };

  const remove = (deviceId: string) => {
    const entry = devices.get(deviceId);
    if (entry === undefined) return;
    devices.delete(deviceId);
    touch(deviceId, entry, [...entry.values.keys()]);
  };

  const removeWhere = (buildingId: string, isGone: (deviceId: string, entry: Entry) => boolean) => {
    for (const [deviceId, entry] of devices)
      if (entry.buildingId === buildingId && isGone(deviceId, entry)) remove(deviceId);
  };

  return {
    apply(buildingId, deviceId, state, origin) {
      order += 1;
      if (devices.get(deviceId)?.buildingId !== buildingId) remove(deviceId);
      const isKnown = devices.has(deviceId);
      const entry = devices.get(deviceId) ?? newEntry(buildingId);
      // A snapshot asked for after the last live message is newer than that message, also where the times are equal.
      const inOrder = origin === 'live' || entry.liveOrder <= origin.askedAt;
      const keys = takeValues(entry, state, inOrder);
      const takesStatus = !isKnown || inOrder || (state.lastSeenAt ?? -1) > (entry.state.lastSeenAt ?? -1);
      const status = takesStatus ? state.status : entry.state.status;
      const lastSeenAt = takesStatus ? state.lastSeenAt : entry.state.lastSeenAt;
      if (origin === 'live') entry.liveOrder = order;
      if (isKnown && keys.length === 0 && status === entry.state.status && lastSeenAt === entry.state.lastSeenAt)
        return;
      entry.state = {
        status,
        lastSeenAt,
        ts: keys.length === 0 ? entry.state.ts : mapped(entry.values, ({ ts }) => ts),
        values: keys.length === 0 ? entry.state.values : mapped(entry.values, ({ value }) => value),
      };
      devices.set(deviceId, entry);
      touch(deviceId, entry, keys);
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
    readMetric: (deviceId, key) => devices.get(deviceId)?.values.get(key),
    readBuilding(buildingId) {
      const known = buildings.get(buildingId);
      if (known !== undefined) return known;
      const states = new Map(
        [...devices].filter(([, entry]) => entry.buildingId === buildingId).map(([id, { state }]) => [id, state]),
      );
      buildings.set(buildingId, states);
      return states;
    },
  };
}

function newEntry(buildingId: string): Entry {
  return {
    buildingId,
    state: { status: 'never-seen', ts: {}, values: {}, lastSeenAt: null },
    values: new Map(),
    liveOrder: 0,
  };
}

/** The keys whose value was taken. At an equal time the later message counts, as it does in the server. */
function takeValues(entry: Entry, state: DeviceState, inOrder: boolean): string[] {
  const taken: string[] = [];
  for (const key in state.values) {
    const value = state.values[key];
    const ts = state.ts[key] ?? state.lastSeenAt ?? 0;
    const known = entry.values.get(key);
    if (value === undefined || (known !== undefined && !isNewer(ts, value, known, inOrder))) continue;
    entry.values.set(key, { value, ts });
    taken.push(key);
  }
  return taken;
}

function isNewer(ts: number, value: MetricValue, known: LiveValue, inOrder: boolean): boolean {
  return ts > known.ts || (inOrder && ts === known.ts && value !== known.value);
}

function mapped<T>(values: ReadonlyMap<string, LiveValue>, pick: (value: LiveValue) => T): Record<string, T> {
  const out: Record<string, T> = {};
  for (const [key, value] of values) out[key] = pick(value);
  return out;
}
