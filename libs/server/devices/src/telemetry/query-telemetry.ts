import type { Series, TelemetryAnswer } from '@imah/contract/telemetry';
import { type Kysely, sql } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { findDeviceType } from '../read-device-types.ts';
import { levelMs, levelsFor, rawLimits, type Rollup } from './choose-level.ts';

export interface TelemetryQuery {
  readonly orgId: string;
  readonly deviceId: string;
  readonly keys: readonly string[];
  /** Milliseconds since 1970 UTC; `to` is not in the range. */
  readonly from: number;
  readonly to: number;
  readonly points: number;
}

interface DeviceRow {
  readonly typeKey: string;
  readonly timeZone: string;
}

/**
 * Past values from the finest level that fits: raw for a short time with few rows, else the finest rollup
 * with at most `points` buckets that holds anything of the range. A gauge answers with the mean of the
 * bucket, a counter with its last reading and, as `delta`, what was used. Null marks a bucket without data.
 */
export async function queryTelemetry(db: Kysely<Database>, query: TelemetryQuery): Promise<TelemetryAnswer> {
  const raw = query.to - query.from <= rawLimits.rangeMs ? await readRaw(db, query) : null;
  if (raw !== null) return { level: 'raw', bucketMs: 0, series: raw };

  const rows = await db
    .selectFrom('device as d')
    .innerJoin('building as b', (join) => join.onRef('b.org_id', '=', 'd.org_id').onRef('b.id', '=', 'd.building_id'))
    .select(['d.type_key as typeKey', 'b.time_zone as timeZone'])
    .where('d.org_id', '=', query.orgId)
    .where('d.id', '=', query.deviceId)
    .execute();
  const device = rows[0] ?? { typeKey: '', timeZone: 'UTC' };
  const levels = levelsFor(query.to - query.from, query.points);
  const level = (await finestWithData(db, query, levels)) ?? levels[0] ?? '1d';
  return { level, bucketMs: levelMs[level], series: await readRollup(db, query, level, device) };
}

/** Null when there are more rows than raw may answer with. */
async function readRaw(
  db: Kysely<Database>,
  { orgId, deviceId, keys, from, to }: TelemetryQuery,
): Promise<Series[] | null> {
  const { rows } = await sql<{ key: string; ts: number; value: number }>`
    SELECT key, round(extract(epoch FROM ts) * 1000)::bigint AS ts, coalesce(num, bool::integer)::double precision AS value
    FROM telemetry_raw
    WHERE org_id = ${orgId} AND device_id = ${deviceId} AND key = ANY(${[...keys]}::text[]) AND str IS NULL
      AND ts >= ${new Date(from)} AND ts < ${new Date(to)}
    ORDER BY key, ts LIMIT ${rawLimits.rows + 1}`.execute(db);
  if (rows.length > rawLimits.rows) return null;
  return keys.map((key) => {
    const own = rows.filter((row) => row.key === key);
    return { key, ts: own.map(({ ts }) => ts), values: own.map(({ value }) => value) };
  });
}

/** Older times are kept only in coarser levels. */
async function finestWithData(
  db: Kysely<Database>,
  { orgId, deviceId, keys, from, to }: TelemetryQuery,
  levels: readonly Rollup[],
): Promise<Rollup | undefined> {
  const { rows } = await sql<{ level: Rollup }>`
    SELECT l.level FROM unnest(${[...levels]}::text[]) WITH ORDINALITY AS l(level, position)
    WHERE EXISTS (
      SELECT 1 FROM telemetry_rollup r
      WHERE r.org_id = ${orgId} AND r.device_id = ${deviceId} AND r.key = ANY(${[...keys]}::text[]) AND r.level = l.level
        AND r.bucket >= ${new Date(from)} AND r.bucket < ${new Date(to)})
    ORDER BY l.position LIMIT 1`.execute(db);
  return rows[0]?.level;
}

async function readRollup(
  db: Kysely<Database>,
  { orgId, deviceId, keys, from, to, points }: TelemetryQuery,
  level: Rollup,
  { typeKey, timeZone }: DeviceRow,
): Promise<Series[]> {
  // The coarsest level has no end of buckets: the newest that fit are answered.
  const start = new Date(Math.max(from, to - points * levelMs[level]));
  // Days begin at midnight of the building; hours and minutes begin alike everywhere in Indonesia.
  const unit = { '5m': '5 minutes', '1h': '1 hour', '1d': '1 day' }[level];
  const { rows } = await sql<SeriesRow>`
    WITH bucket AS (
      SELECT at FROM generate_series(
        ${level === '1d' ? sql`date_trunc('day', ${start}::timestamptz, ${timeZone})` : sql`date_bin(${unit}::interval, ${start}::timestamptz, 'epoch')`},
        ${new Date(to - 1)}::timestamptz, ${unit}::interval, ${timeZone}) AS at
      -- The day of 1 January 1970 began before the time that is counted from.
      WHERE at >= 'epoch'
    )
    SELECT k.key, json_agg(round(extract(epoch FROM b.at) * 1000) ORDER BY b.at) AS ts,
      json_agg(r.sum / r.count ORDER BY b.at) AS mean, json_agg(r.last ORDER BY b.at) AS last,
      json_agg(r.min ORDER BY b.at) AS min, json_agg(r.max ORDER BY b.at) AS max, json_agg(r.delta ORDER BY b.at) AS delta
    FROM unnest(${[...keys]}::text[]) AS k(key) CROSS JOIN bucket b
    LEFT JOIN telemetry_rollup r ON r.org_id = ${orgId} AND r.device_id = ${deviceId} AND r.key = k.key AND r.level = ${level} AND r.bucket = b.at
    GROUP BY k.key`.execute(db);
  const metrics = (await findDeviceType(db, typeKey))?.metrics ?? [];
  return keys.flatMap((key) => {
    const row = rows.find((candidate) => candidate.key === key);
    if (row === undefined) return [];
    const { ts, mean, last, min, max, delta } = row;
    const isCounter = metrics.some((metric) => metric.key === key && metric.kind === 'counter');
    return [{ key, ts, values: isCounter ? last : mean, min, max, ...(isCounter ? { delta } : {}) }];
  });
}

type Column = (number | null)[];

interface SeriesRow {
  readonly key: string;
  readonly ts: number[];
  readonly mean: Column;
  readonly last: Column;
  readonly min: Column;
  readonly max: Column;
  readonly delta: Column;
}
