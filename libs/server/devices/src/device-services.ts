import { createAlarmRecorder } from './alarms/alarm-recorder.ts';
import { wakeAlarms } from './alarms/quiet/wake-alarms.ts';
import { createRuleRunner } from './alarms/rules/rule-runner.ts';
import { createAlarmBook } from './alarms/alarm-book.ts';
import type { ServerContext } from '@imah/server-platform';
import type { DeviceIdentity, Elsewhere, LiveService, Uplinks } from '@imah/server-platform/live';
import { maintainPartitions } from './telemetry/partitions.ts';
import { dropOldRollups } from './telemetry/drop-old-rollups.ts';
import { purgeRemovedDevices } from './telemetry/purge-removed-devices.ts';
import { rollUp } from './telemetry/roll-up.ts';
import { handOverLeftCommands } from './hand-over-commands.ts';
import { noteMismatches } from './control/desired.ts';
import { wakeCommands } from './control/wake-commands.ts';
import { createDeviceStates } from './device-states.ts';
import { createDeviceUplinks } from './device-uplinks.ts';
import { createTypeBook } from './type-book.ts';
import { createTypeFollower } from './follow-type.ts';
import { endAlarms } from './end-alarms.ts';
import { followElsewhere } from './follow-elsewhere.ts';
import { markSilent, silenceCheckMs } from './presence.ts';
import { repeat } from '@imah/server-platform/jobs';
import { purgeProblems } from './onboarding/connection-problems.ts';
import { createRawListener } from './onboarding/raw-listener.ts';
import { expireCommands } from './update-commands.ts';

export interface DeviceServices {
  /** Does at once what otherwise waits for its timer. */
  readonly checkSilence: () => Promise<void>;
  readonly expireCommands: () => Promise<number>;
  readonly handOverLeftCommands: () => Promise<number>;
  readonly wakeCommands: () => Promise<number>;
  readonly noteMismatches: () => Promise<number>;
  readonly rollUp: () => Promise<number>;
  readonly purgeRemovedDevices: () => Promise<number>;
  /** Resolves when all that was received is stored and has had its effects. */
  readonly settled: () => Promise<void>;
  /** Reads a device whose record has changed anew, and shows it. */
  readonly refresh: (deviceId: string) => Promise<void>;
  /** A type of an organisation has changed: what its devices said last is judged by what it is now. */
  readonly typeChanged: (typeId: string) => Promise<void>;
  /** The rules of an organisation have changed: they are asked at once. */
  readonly rulesChanged: (orgId: string) => Promise<void>;
  /** Asks the rules that wait for the clock; answers how many it asked, of as many devices. */
  readonly checkRules: () => Promise<number>;
  /** Lets alarms speak again whose quiet time is over; answers how many it looked at. */
  readonly wakeAlarms: () => Promise<number>;
  /** Forgets devices that are deleted, and their retained states. */
  readonly forget: (devices: readonly DeviceIdentity[]) => Promise<void>;
  /** What was decided about what speaks in a building holds from now on. */
  readonly reload: (buildingId: string) => Promise<void>;
  /** What devices say other than by MQTT. */
  readonly intake: Pick<Uplinks, 'received' | 'heard'>;
  /** Writes down what was found, and tells the open pages, without waiting for the timer. */
  readonly tellFound: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** How often what was found is written down and told, in milliseconds. */
const foundTellMs = 1_000;

/** Listens to what devices say, and does in time what waits for the clock: silence, commands, rollups. */
export async function startDeviceServices(
  context: Pick<ServerContext, 'db' | 'domains' | 'log' | 'now'> & {
    /** Connections for what may take long. */
    readonly upkeep?: ServerContext['db'];
  },
  live: LiveService,
  elsewhere?: Elsewhere,
): Promise<DeviceServices> {
  const { db, upkeep = db, log, now } = context;
  const ports = { db, domains: context.domains, log, now, live };
  const startedAt = now();
  const states = createDeviceStates(ports);
  const recorder = createAlarmRecorder(ports);
  const alarms = createAlarmBook(ports, recorder);
  const rules = createRuleRunner(ports, recorder);
  const types = createTypeBook(db);
  const uplinks = createDeviceUplinks({ ...ports, states, alarms, rules, types });
  const raw = createRawListener({ ...ports, receive: uplinks.received, types });
  const typeChanged = createTypeFollower({ db, states, alarms, types });

  async function checkSilence(): Promise<void> {
    for (const deviceId of await markSilent(db, now(), startedAt)) await uplinks.wentOffline(deviceId);
  }

  await maintainPartitions(upkeep, now());
  await alarms.load();
  await states.load();
  if (elsewhere !== undefined) followElsewhere(elsewhere, { live, log, states, alarms, rules, raw, types });
  live.setUplinks({ ...uplinks, heard: raw.heard, refused: raw.refused });

  const timers = [
    repeat(silenceCheckMs, checkSilence, log),
    repeat(1_000, () => expireCommands(ports), log),
    repeat(1_000, rules.tick, log),
    repeat(1_000, () => wakeAlarms(ports, recorder), log),
    repeat(1_000, () => handOverLeftCommands(ports), log),
    repeat(1_000, () => wakeCommands(ports), log),
    repeat(1_000, () => noteMismatches(ports), log),
    repeat(foundTellMs, raw.flush, log),
    repeat(60_000, () => rollUp(upkeep), log),
    repeat(3_600_000, () => purgeProblems(upkeep, now()), log),
    repeat(60_000, () => purgeRemovedDevices(upkeep), log),
    repeat(3_600_000, () => maintainPartitions(upkeep, now()), log),
    repeat(86_400_000, () => dropOldRollups(upkeep, now()), log),
  ];

  return {
    checkSilence,
    expireCommands: () => expireCommands(ports),
    handOverLeftCommands: () => handOverLeftCommands(ports),
    wakeCommands: () => wakeCommands(ports),
    noteMismatches: () => noteMismatches(ports),
    rollUp: () => rollUp(upkeep),
    purgeRemovedDevices: () => purgeRemovedDevices(upkeep),
    settled: uplinks.settled,
    reload: raw.reload,
    intake: { received: uplinks.received, heard: raw.heard },
    tellFound: raw.flush,
    async refresh(deviceId) {
      const device = await states.refresh(deviceId);
      if (device === null) return;
      states.touch(device);
      if (device.status === 'disabled') await endAlarms({ db, alarms, rules }, device);
    },
    typeChanged,
    async rulesChanged(orgId) {
      rules.forgetRules(orgId);
      await rules.tick();
    },
    checkRules: rules.tick,
    wakeAlarms: () => wakeAlarms(ports, recorder),
    async forget(devices) {
      for (const device of devices) {
        await live.disconnect({ deviceId: device.deviceId });
        states.forget(device.deviceId);
        uplinks.forget(device.deviceId);
        await states.erase(device);
        await raw.reload(device.buildingId);
      }
    },
    async stop() {
      await Promise.all(timers.map((stop) => stop()));
      await uplinks.settled();
      await raw.flush();
      states.stop();
    },
  };
}
