import { createAlarmBook } from './alarms/alarm-book.ts';
import type { ServerContext } from '@imah/server-platform';
import type { DeviceIdentity, Elsewhere, LiveService } from '@imah/server-platform/live';
import { maintainPartitions } from './telemetry/partitions.ts';
import { dropOldRollups } from './telemetry/drop-old-rollups.ts';
import { purgeRemovedDevices } from './telemetry/purge-removed-devices.ts';
import { rollUp } from './telemetry/roll-up.ts';
import { handOverLeftCommands } from './hand-over-commands.ts';
import { createDeviceStates } from './device-states.ts';
import { createDeviceUplinks } from './device-uplinks.ts';
import { followElsewhere } from './follow-elsewhere.ts';
import { markSilent, silenceCheckMs } from './presence.ts';
import { repeat } from '@imah/server-platform/jobs';
import { expireCommands } from './update-commands.ts';

export interface DeviceServices {
  /** Does at once what otherwise waits for its timer. */
  readonly checkSilence: () => Promise<void>;
  readonly expireCommands: () => Promise<number>;
  readonly handOverLeftCommands: () => Promise<number>;
  readonly rollUp: () => Promise<number>;
  readonly purgeRemovedDevices: () => Promise<number>;
  /** Resolves when all that was received is stored and has had its effects. */
  readonly settled: () => Promise<void>;
  /** Reads a device whose record has changed anew, and shows it. */
  readonly refresh: (deviceId: string) => Promise<void>;
  /** Forgets devices that are deleted, and their retained states. */
  readonly forget: (devices: readonly DeviceIdentity[]) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Listens to what devices say, and does in time what waits for the clock: silence, commands, rollups. */
export async function startDeviceServices(
  context: Pick<ServerContext, 'db' | 'log' | 'now'> & {
    /** Connections for what may take long. */
    readonly upkeep?: ServerContext['db'];
  },
  live: LiveService,
  elsewhere?: Elsewhere,
): Promise<DeviceServices> {
  const { db, upkeep = db, log, now } = context;
  const ports = { db, log, now, live };
  const startedAt = now();
  const states = createDeviceStates(ports);
  const alarms = createAlarmBook(ports);
  const uplinks = createDeviceUplinks({ ...ports, states, alarms });

  async function checkSilence(): Promise<void> {
    for (const deviceId of await markSilent(db, now(), startedAt)) await uplinks.wentOffline(deviceId);
  }

  await maintainPartitions(upkeep, now());
  await alarms.load();
  await states.load();
  if (elsewhere !== undefined) followElsewhere(elsewhere, { live, log, states, alarms });
  live.setUplinks(uplinks);

  const timers = [
    repeat(silenceCheckMs, checkSilence, log),
    repeat(1_000, () => expireCommands(ports), log),
    repeat(1_000, () => handOverLeftCommands(ports), log),
    repeat(60_000, () => rollUp(upkeep), log),
    repeat(60_000, () => purgeRemovedDevices(upkeep), log),
    repeat(3_600_000, () => maintainPartitions(upkeep, now()), log),
    repeat(86_400_000, () => dropOldRollups(upkeep, now()), log),
  ];

  return {
    checkSilence,
    expireCommands: () => expireCommands(ports),
    handOverLeftCommands: () => handOverLeftCommands(ports),
    rollUp: () => rollUp(upkeep),
    purgeRemovedDevices: () => purgeRemovedDevices(upkeep),
    settled: uplinks.settled,
    async refresh(deviceId) {
      const device = await states.refresh(deviceId);
      if (device !== null) states.touch(device);
    },
    async forget(devices) {
      for (const device of devices) {
        await live.disconnect({ deviceId: device.deviceId });
        states.forget(device.deviceId);
        uplinks.forget(device.deviceId);
        await states.erase(device);
      }
    },
    async stop() {
      await Promise.all(timers.map((stop) => stop()));
      await uplinks.settled();
      states.stop();
    },
  };
}
