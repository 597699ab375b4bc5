import * as z from 'zod/mini';
import { epochMs } from '../core/instant.ts';
import { metricKey, metricValue } from '../devices/metric.ts';
import { ingestLimits, rollupLevels } from './words.ts';

const point = z.object({ ts: z.optional(epochMs), values: z.record(metricKey, metricValue) });

/** What a device publishes: one point, or up to 100 of them. A point without `ts` gets the broker's time. */
export const telemetryPacket = z.union([
  point,
  z.array(point).check(z.minLength(1), z.maxLength(ingestLimits.maxPoints)),
]);
export type TelemetryPacket = z.infer<typeof telemetryPacket>;

/** Which past values: metrics joined by commas, from and to in epoch ms, number of points. */
export const telemetryQuery = z.object({
  /** Comma-separated metric keys. */
  keys: z.string().check(z.regex(/^[a-z][a-z0-9_]{0,39}(,[a-z][a-z0-9_]{0,39}){0,9}$/)),
  from: z.coerce.number().check(z.int(), z.gte(0)),
  to: z.coerce.number().check(z.int(), z.gte(0)),
  points: z._default(z.coerce.number().check(z.int(), z.gte(10), z.lte(1000)), 300),
});

/** Parallel arrays, as charts want them. `values` is null in a bucket without data; min and max only for rollups. */
export const series = z.object({
  key: metricKey,
  ts: z.array(epochMs),
  values: z.array(z.nullable(z.number())),
  min: z.optional(z.array(z.nullable(z.number()))),
  max: z.optional(z.array(z.nullable(z.number()))),
  /** Rollups of a counter: what was used in the bucket; `values` is its last reading. */
  delta: z.optional(z.array(z.nullable(z.number()))),
});
export type Series = z.infer<typeof series>;

/** `bucketMs` is 0 for raw. */
export const telemetryAnswer = z.object({ level: z.enum(rollupLevels), bucketMs: z.int(), series: z.array(series) });
export type TelemetryAnswer = z.infer<typeof telemetryAnswer>;
