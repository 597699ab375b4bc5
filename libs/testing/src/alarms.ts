import type { Alarm, AlarmWindow } from '@imah/contract/alarms';
import { alarmSeverities } from '@imah/contract/alarms/words';
import { tower } from './buildings.ts';
import { climateSensor, offlinePump, smokeDetector } from './devices.ts';
import { fixtureId } from './fixture-id.ts';
import { minutesAgo } from './fixture-time.ts';

export const smokeAlarm: Alarm = {
  id: fixtureId('alarm', 1),
  buildingId: tower.id,
  deviceId: smokeDetector.id,
  deviceName: smokeDetector.name,
  key: 'smoke',
  condition: 'equals',
  rule: null,
  severity: 'critical',
  active: true,
  value: true,
  count: 3,
  raisedAt: minutesAgo(2),
  lastAt: minutesAgo(0),
  clearedAt: null,
  acknowledgedAt: null,
  acknowledgedBy: null,
  quiet: null,
};

export const offlineAlarm: Alarm = {
  id: fixtureId('alarm', 2),
  buildingId: tower.id,
  deviceId: offlinePump.id,
  deviceName: offlinePump.name,
  key: null,
  condition: 'offline',
  rule: null,
  severity: 'major',
  active: true,
  value: null,
  count: 1,
  raisedAt: minutesAgo(118),
  lastAt: minutesAgo(118),
  clearedAt: null,
  acknowledgedAt: null,
  acknowledgedBy: null,
  quiet: null,
};

/** Over since half an hour. */
export const clearedAlarm: Alarm = {
  id: fixtureId('alarm', 3),
  buildingId: tower.id,
  deviceId: climateSensor.id,
  deviceName: climateSensor.name,
  key: 'temperature',
  condition: 'above',
  rule: null,
  severity: 'minor',
  active: false,
  value: 33.1,
  count: 12,
  raisedAt: minutesAgo(95),
  lastAt: minutesAgo(31),
  clearedAt: minutesAgo(30),
  acknowledgedAt: null,
  acknowledgedBy: null,
  quiet: null,
};

/** Left aside by Budi for as long as it takes to bring the part. */
export const shelvedAlarm: Alarm = {
  ...smokeAlarm,
  quiet: { kind: 'shelved', until: minutesAgo(-118), reason: 'Menunggu suku cadang', by: 'Budi Santoso' },
};

/** Began while somebody worked there. */
export const suppressedAlarm: Alarm = {
  ...offlineAlarm,
  quiet: { kind: 'suppressed', until: minutesAgo(-60), reason: 'Servis pompa tahunan', by: 'Budi Santoso' },
};

/** Holds now, for an hour more. */
export const pumpService: AlarmWindow = {
  id: fixtureId('alarm', 90),
  buildingId: tower.id,
  reason: 'Servis pompa tahunan',
  scope: { kind: 'devices', ids: [offlinePump.id], names: [offlinePump.name] },
  startsAt: minutesAgo(120),
  endsAt: minutesAgo(-60),
  rhythm: 'once',
  endedAt: null,
  author: 'Budi Santoso',
  alarms: 2,
};

/** Comes every week. */
export const generatorTest: AlarmWindow = {
  ...pumpService,
  id: fixtureId('alarm', 91),
  reason: 'Uji genset mingguan',
  scope: { kind: 'building', ids: [], names: [] },
  startsAt: minutesAgo(-1440),
  endsAt: minutesAgo(-1560),
  rhythm: 'weekly',
  author: null,
  alarms: 0,
};

/** Active ones, most severe first. */
export const alarms: readonly Alarm[] = [smokeAlarm, offlineAlarm];

/** So many active alarms, most severe first. */
export function manyAlarms(count: number): Alarm[] {
  return Array.from({ length: count }, (_, index) => ({
    ...offlineAlarm,
    id: fixtureId('alarm', 1000 + index),
    severity: alarmSeverities[Math.floor((index * alarmSeverities.length) / count)] ?? 'info',
    deviceName: `Sensor suhu ${String(index + 1).padStart(4, '0')}`,
    raisedAt: minutesAgo(index + 1),
    lastAt: minutesAgo(index + 1),
  }));
}
