import * as z from 'zod/mini';
import { instant } from '../core/instant.ts';
import { id } from '../core/ids.ts';
import { metricKey, metricValue } from '../devices/metric.ts';

/** Most severe first. */
export const alarmSeverities = ['critical', 'major', 'minor', 'warning', 'info'] as const;
export type AlarmSeverity = (typeof alarmSeverities)[number];

/** Why it was raised: a value outside its normal bounds, or silence. */
export const alarmConditions = ['above', 'below', 'equals', 'offline'] as const;
export type AlarmCondition = (typeof alarmConditions)[number];

/** An alarm of a device, from when it was raised. */
export const alarm = z.object({
  id,
  buildingId: id,
  deviceId: id,
  deviceName: z.string(),
  key: z.nullable(metricKey),
  condition: z.enum(alarmConditions),
  severity: z.enum(alarmSeverities),
  active: z.boolean(),
  value: z.nullable(metricValue),
  /** How often the condition was met while the alarm stood. */
  count: z.int(),
  raisedAt: instant,
  lastAt: instant,
  clearedAt: z.nullable(instant),
});
export type Alarm = z.infer<typeof alarm>;
