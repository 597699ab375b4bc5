import type { DeviceState, MetricValue } from '@imah/contract/devices';
import type { DeviceStatus } from '@imah/contract/devices/words';
import { deviceTopic } from '@imah/contract/mqtt/words';
import { type Kysely, sql } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '@imah/server-platform/database/schema';
import type { DeviceIdentity, LivePublisher } from '@imah/server-platform/live';
import { readDevices } from './read-devices.ts';

/** The retained state of one device goes out at most twice a second. */
const statePublishMs = 500;

/** A device as the live channel shows it. */
export interface KnownDevice {
  readonly identity: DeviceIdentity;
  name: string;
  readonly typeKey: string;
  status: DeviceStatus;
  lastSeenAt: number | null;
  readonly ts: Record<string, number>;
  readonly values: Record<string, MetricValue>;
}

export interface StatePorts {
  readonly db: Kysely<Database>;
  readonly live: LivePublisher;
  readonly log: Logger;
  readonly now: () => number;
}

/** What every device last said, in memory, and its retained topic. */
export interface DeviceStates {
  /** Reads what the database knows and publishes it here: retained values live in the broker's memory. */
  readonly load: () => Promise<void>;
  /** Takes what another process has published of a device; null for one that is deleted. */
  readonly learn: (deviceId: string, state: DeviceState | null) => void;
  /** Null for a device that is gone. */
  readonly find: (deviceId: string) => Promise<KnownDevice | null>;
  /** Reads the record of a device anew; null for one that is gone. */
  readonly refresh: (deviceId: string) => Promise<KnownDevice | null>;
  /** Takes a newer value; false for one older than what is known. */
  readonly report: (device: KnownDevice, key: string, ts: number, value: MetricValue) => boolean;
  /** Has changed: publish, now or as soon as half a second has passed since the last time. */
  readonly touch: (device: KnownDevice) => void;
  readonly forget: (deviceId: string) => void;
  /** Takes the retained topics of a device away. */
  readonly erase: (device: DeviceIdentity) => Promise<void>;
  readonly stop: () => void;
}

export function createDeviceStates({ db, live, log, now }: StatePorts): DeviceStates {
  const known = new Map<string, KnownDevice>();
  const publishedAt = new Map<string, number>();
  const timers = new Map<string, NodeJS.Timeout>();

  function publish(device: KnownDevice, isLoaded = false): void {
    const { deviceId } = device.identity;
    timers.delete(deviceId);
    publishedAt.set(deviceId, now());
    const { status, ts, values, lastSeenAt } = device;
    live
      .publish(deviceTopic(device.identity, 'state'), { status, ts, values, lastSeenAt } satisfies DeviceState, {
        retain: true,
        isLoaded,
      })
      .catch((error: unknown) => log.error({ err: error }, 'state not published'));
  }

  async function read(condition: ReturnType<typeof sql>): Promise<void> {
    for (const { id, orgId, buildingId, name, typeKey, state } of await readDevices(db, condition)) {
      const there = known.get(id);
      if (there !== undefined) {
        there.name = name;
        learn(id, state);
      } else known.set(id, { identity: { kind: 'device', orgId, buildingId, deviceId: id }, name, typeKey, ...state });
    }
  }

  function learn(deviceId: string, state: DeviceState | null): void {
    if (state === null) return forget(deviceId);
    const device = known.get(deviceId);
    if (device === undefined) return;
    // It left there and spoke here since: what is said here stands, and is said again.
    if (state.status === 'offline' && device.status === 'online' && (device.lastSeenAt ?? 0) > (state.lastSeenAt ?? 0))
      return touch(device);
    device.status = state.status;
    device.lastSeenAt = Math.max(device.lastSeenAt ?? 0, state.lastSeenAt ?? 0) || null;
    for (const [key, value] of Object.entries(state.values)) report(device, key, state.ts[key] ?? 0, value);
  }

  function touch(device: KnownDevice): void {
    const { deviceId } = device.identity;
    if (timers.has(deviceId)) return;
    const waitMs = (publishedAt.get(deviceId) ?? 0) + statePublishMs - now();
    if (waitMs <= 0) publish(device);
    else
      timers.set(
        deviceId,
        setTimeout(() => publish(device), waitMs),
      );
  }

  function report(device: KnownDevice, key: string, ts: number, value: MetricValue): boolean {
    if (ts < (device.ts[key] ?? 0)) return false;
    device.ts[key] = ts;
    device.values[key] = value;
    return true;
  }

  function forget(deviceId: string): void {
    clearTimeout(timers.get(deviceId));
    timers.delete(deviceId);
    publishedAt.delete(deviceId);
    known.delete(deviceId);
  }

  return {
    async load() {
      await read(sql`true`);
      for (const device of known.values()) publish(device, true);
    },
    learn,
    async find(deviceId) {
      if (!known.has(deviceId)) await read(sql`d.id = ${deviceId}`);
      return known.get(deviceId) ?? null;
    },
    async refresh(deviceId) {
      await read(sql`d.id = ${deviceId}`);
      return known.get(deviceId) ?? null;
    },
    report,
    touch,
    forget,
    async erase(device) {
      await live.publish(deviceTopic(device, 'state'), null, { retain: true });
      await live.publish(deviceTopic(device, 'presence'), null, { retain: true });
    },
    stop() {
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
    },
  };
}
