import * as z from 'zod/mini';
import { timeZones } from '../buildings/words.ts';
import { instant } from '../core/instant.ts';
import { id } from '../core/ids.ts';
import { listQuery } from '../core/list.ts';
import { metricDefinition, metricKey, metricValue } from '../devices/metric.ts';
import { alarmQuiets } from './quiet-words.ts';
import { comparisons } from './rule-words.ts';
import { alarmSeverities, alarmConditions } from './severity-words.ts';

/** Why an alarm tells nobody, until when, what people wrote of it and who did; null when their account is gone. */
const alarmQuiet = z.object({
  kind: z.enum(alarmQuiets),
  until: instant,
  reason: z.string(),
  by: z.nullable(z.string()),
});
/** What keeps an alarm quiet: its kind, until when, the reason as written, and whose decision it was. */
export type AlarmQuiet = z.infer<typeof alarmQuiet>;

/** An alarm of a device, from when it was raised. */
export const alarm = z.object({
  id,
  buildingId: id,
  deviceId: id,
  deviceName: z.string(),
  key: z.nullable(metricKey),
  condition: z.enum(alarmConditions),
  /** The rule that raised it, with what it was called then; null where the bounds of a type did, or silence. */
  rule: z.nullable(z.object({ /** Null once the rule is removed. */ id: z.nullable(id), name: z.string() })),
  severity: z.enum(alarmSeverities),
  active: z.boolean(),
  value: z.nullable(metricValue),
  /** How often the condition was met while the alarm stood. */
  count: z.int(),
  raisedAt: instant,
  lastAt: instant,
  clearedAt: z.nullable(instant),
  /** When somebody took it upon themselves, and their name; acknowledging does not clear it. */
  acknowledgedAt: z.nullable(instant),
  acknowledgedBy: z.nullable(z.string()),
  /** Null: it tells people. Of one that is over, whether it was quiet when it ended. */
  quiet: z.nullable(alarmQuiet),
});
export type Alarm = z.infer<typeof alarm>;

/** An alarm among those of several buildings, with what its value measures; null for one about the device itself. */
export const alarmInBuilding = z.extend(alarm, {
  buildingName: z.string(),
  timeZone: z.enum(timeZones),
  metric: z.nullable(metricDefinition),
});
export type AlarmInBuilding = z.infer<typeof alarmInBuilding>;

/** A limit of the value that an alarm is about; `upper` is the second number of `between`. */
const alarmLimit = z.object({
  is: z.enum(comparisons),
  value: metricValue,
  upper: z.optional(z.number()),
});
/** What a value was compared with. */
export type AlarmLimit = z.infer<typeof alarmLimit>;

/** One alarm, with what its value measures and the limits that it has now; none where the rule is gone. */
export const alarmDetail = z.extend(alarm, {
  metric: z.nullable(metricDefinition),
  limits: z.array(alarmLimit),
});
export type AlarmDetail = z.infer<typeof alarmDetail>;

/** Filters of the alarms of all buildings; `unhandled` are those that nobody has acknowledged. */
export const myAlarmsQuery = z.extend(listQuery, {
  severity: z.optional(z.enum(alarmSeverities)),
  handling: z._default(z.enum(['all', 'unhandled']), 'all'),
});

/** Path parameters of a call about an alarm of a building. */
export const alarmParams = z.object({ buildingId: id, alarmId: id });
