import type { MetricValue } from '@imah/contract/devices';
import type { EventPacket } from '@imah/contract/mqtt';
import { buildingTopic } from '@imah/contract/mqtt/words';
import type { ServerContext } from '@imah/server-platform';
import type { LiveService, Uplinks } from '@imah/server-platform/live';
import type { AlarmBook } from './alarms/alarm-book.ts';
import { evaluatePresence, evaluateValues } from './alarms/alarm-evaluator.ts';
import type { Reported, RuleRunner } from './alarms/rules/rule-runner.ts';
import type { DeviceStates, KnownDevice } from './device-states.ts';
import { createKeyedQueue } from './keyed-queue.ts';
import type { TypeBook } from './type-book.ts';
import { markOffline, readPresence } from './presence.ts';
import { wakeCommands } from './control/wake-commands.ts';
import { createIngestBatcher } from './telemetry/ingest-batcher.ts';
import { readPacket } from './telemetry/read-packet.ts';
import { type DeviceMeasurement, storeMeasurements } from './telemetry/store-measurements.ts';
import { applyAck, applyReport, readAck } from './update-commands.ts';

export interface DeviceUplinks extends Omit<Uplinks, 'heard' | 'refused'> {
  /** A device that is marked as offline is shown so. */
  readonly wentOffline: (deviceId: string) => Promise<void>;
  /** Forgets when a device was heard. */
  readonly forget: (deviceId: string) => void;
  /** Resolves when all that was received is stored and has had its effects. */
  readonly settled: () => Promise<void>;
}

interface UplinkPorts extends Pick<ServerContext, 'db' | 'log' | 'now'> {
  readonly live: LiveService;
  readonly states: DeviceStates;
  readonly alarms: AlarmBook;
  readonly rules: RuleRunner;
  readonly types: TypeBook;
}

interface Report {
  readonly device: KnownDevice;
  readonly measurements: readonly DeviceMeasurement[];
}

/** Takes what devices say: reads it, stores it in batches, shows it, and does what follows from it. */
export function createDeviceUplinks(ports: UplinkPorts): DeviceUplinks {
  const { db, log, now, live, states, alarms, rules, types } = ports;
  // Effects of one device happen in the order in which it spoke.
  const effects = createKeyedQueue();
  const batcher = createIngestBatcher<Report>(store);
  // When a device last came here or spoke here: it may have gone to another process since.
  const heardAt = new Map<string, number>();

  /** Reads a packet of values, and resolves when they are stored. */
  async function report(device: KnownDevice, payload: Buffer): Promise<void> {
    const type = await types.find(device.typeKey);
    const packet = type === undefined ? null : readPacket(payload, type, now());
    if (packet === null || packet.refused > 0)
      log.debug({ device: device.identity.deviceId, refused: packet?.refused ?? 'all' }, 'values refused');
    const measurements = (packet?.measurements ?? []).map((measurement) => ({
      ...measurement,
      device: device.identity,
    }));
    await batcher.add({ device, measurements }, measurements.length);
  }

  async function store(reports: readonly Report[]): Promise<void> {
    const at = now();
    const seen = new Map(reports.map(({ device: { identity } }) => [identity.deviceId, identity.orgId]));
    const newlyOnline = await storeMeasurements(
      db,
      reports.flatMap(({ measurements }) => measurements),
      seen,
      at,
    );
    for (const { device, measurements } of reports) {
      device.lastSeenAt = at;
      heardAt.set(device.identity.deviceId, at);
      // As the database says: another process may have seen it leave.
      const cameOnline = newlyOnline.has(device.identity.deviceId);
      if (cameOnline) device.status = 'online';
      const newest: Record<string, MetricValue> = {};
      const news = measurements.filter(({ key, ts, value }) => states.report(device, key, ts, value));
      for (const { key, value } of news) newest[key] = value;
      states.touch(device);
      follow(device, async () => {
        if (cameOnline) await publishPresence(device);
        // Who sleeps long is awake for moments: what waited leaves before it sleeps again.
        if (cameOnline) await wakeCommands(ports, device.identity.deviceId);
        await evaluateValues(alarms, device, newest, types);
        await rules.report(device, byInstant(news));
        if (Object.keys(newest).length > 0) await applyReport(ports, device.identity, newest);
      });
    }
  }

  async function publishPresence(device: KnownDevice): Promise<void> {
    await evaluatePresence(alarms, device);
    await rules.presence(device);
    const { deviceId: id } = device.identity;
    const at = now();
    await live.publish(buildingTopic(device.identity, 'ev'), {
      entity: 'device',
      id,
      version: at,
      op: 'presence',
      at: new Date(at).toISOString(),
    } satisfies EventPacket);
  }

  function follow(device: KnownDevice, effect: () => Promise<void>): void {
    effects
      .run(device.identity.deviceId, effect)
      .catch((error: unknown) => log.error({ err: error }, 'a report had no effect'));
  }

  async function wentOffline(deviceId: string): Promise<void> {
    // As the record has it: one that was cut off because it was disabled is not offline.
    const device = await states.refresh(deviceId);
    if (device === null) return;
    states.touch(device);
    follow(device, () => publishPresence(device));
  }

  async function disconnect(deviceId: string): Promise<void> {
    // What it said before it left is stored first, or it would bring the device back.
    await batcher.flush();
    if (live.isConnected(deviceId)) return;
    const last = heardAt.get(deviceId) ?? now();
    heardAt.delete(deviceId);
    if (await markOffline(db, deviceId, last)) await wentOffline(deviceId);
  }

  return {
    connected: ({ deviceId }) => void heardAt.set(deviceId, now()),
    disconnected: ({ deviceId }) =>
      void disconnect(deviceId).catch((error: unknown) => log.error({ err: error }, 'presence not stored')),
    async received(identity, uplink, payload) {
      const device = await states.find(identity.deviceId);
      if (device === null) throw new Error('the device is gone');
      if (uplink === 'presence') {
        const presence = readPresence(payload);
        if (presence === null) throw new Error('not a presence');
        if (!presence.online) return disconnect(identity.deviceId);
        return batcher.add({ device, measurements: [] }, 0);
      }
      if (uplink === 'cmd/ack') {
        const ack = readAck(payload);
        if (ack === null) return log.debug({ device: identity.deviceId }, 'an answer that cannot be read');
        // What the device said with or before its answer is stored first: who hears of success reads the new value.
        if (ack.reported === undefined) await batcher.flush();
        else await report(device, Buffer.from(JSON.stringify({ values: ack.reported })));
        return effects.run(identity.deviceId, () => applyAck(ports, identity, ack));
      }
      return report(device, payload);
    },
    wentOffline,
    forget: (deviceId) => void heardAt.delete(deviceId),
    async settled() {
      await batcher.flush();
      await effects.idle();
    },
  };
}

/** What was said with one instant, in the order of the instants. */
function byInstant(news: readonly DeviceMeasurement[]): Reported[] {
  const instants = Map.groupBy(news, ({ ts }) => ts);
  return [...instants]
    .toSorted(([a], [b]) => a - b)
    .map(([at, said]) => ({ at, values: Object.fromEntries(said.map(({ key, value }) => [key, value])) }));
}
