import * as z from 'zod/mini';
import { alarmSeverities } from '../alarms/severity-words.ts';
import { metricKinds, metricUnits } from './device-words.ts';

/** Lower case, digits and `_`, at most 40 characters: `water_level`. */
export const metricKey = z.string().check(z.regex(/^[a-z][a-z0-9_]{0,39}$/));

/** A number, a switch position or a short text, as a device reports it. */
export const metricValue = z.union([z.number(), z.boolean(), z.string().check(z.maxLength(500))]);
export type MetricValue = z.infer<typeof metricValue>;

/** One quantity that a device type reports: its words, unit and bounds. */
export const metricDefinition = z.object({
  key: metricKey,
  /** Label per language; a device type that an organisation makes itself has only the one it typed. */
  label: z.object({ id: z.string(), en: z.string() }),
  kind: z.enum(metricKinds),
  unit: z.enum(metricUnits),
  decimals: z.int().check(z.gte(0), z.lte(6)),
  /** Bounds of what is believable; outside them ingest refuses the value. */
  min: z.optional(z.number()),
  max: z.optional(z.number()),
  /** A counter that reaches this begins again at 0; one without it that falls was reset. */
  rollover: z.optional(z.number()),
  /** Bounds of what is normal; outside them an alarm is raised. For a state: the value that is not normal. */
  alarm: z.optional(
    z.object({
      below: z.optional(z.number()),
      above: z.optional(z.number()),
      equals: z.optional(z.boolean()),
      /** How grave it is; `major` where nothing is said. */
      severity: z.optional(z.enum(alarmSeverities)),
    }),
  ),
});
export type MetricDefinition = z.infer<typeof metricDefinition>;
