import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { deviceTypes } from '../device-types.ts';

/** Buckets taken at once; the next turn takes the rest. */
const batchSize = 2_000;

const counters = deviceTypes.flatMap((type) =>
  type.metrics.filter(({ kind }) => kind === 'counter').map(({ key }) => ({ type: type.key, key })),
);
/** SQL: the counters of all types that the buckets are of, those of organisations with where they begin again. */
const selectCounters = sql`
  SELECT type_key, key, NULL::double precision AS rollover
  FROM unnest(${counters.map(({ type }) => type)}::text[], ${counters.map(({ key }) => key)}::text[]) AS c(type_key, key)
  UNION ALL
  SELECT t.id::text, m.metric->>'key', (m.metric->>'rollover')::double precision
  FROM device_type t CROSS JOIN LATERAL jsonb_array_elements(t.definition->'metrics') AS m(metric)
  WHERE t.id::text IN (SELECT type_key FROM dirty) AND m.metric->>'kind' = 'counter'`;

interface Bucket {
  readonly org_id: string;
  readonly device_id: string;
  readonly key: string;
  readonly bucket: Date;
}

/**
 * Computes the buckets anew whose values have changed: 5 minutes from raw values, hours from those,
 * days (of the building's zone) from hours. Each level is recomputed, never added to, so doing it twice
 * changes nothing. Returns how many buckets of 5 minutes it did.
 */
export async function rollUp(db: Kysely<Database>): Promise<number> {
  let done = 0;
  let batch = batchSize;
  while (batch === batchSize) {
    batch = await db.transaction().execute(rollUpBatch);
    done += batch;
  }
  return done;
}

async function rollUpBatch(trx: Transaction<Database>): Promise<number> {
  // A statement of its own: the next ones must see what was committed while this one waited.
  const rows = await trx
    .deleteFrom('telemetry_dirty')
    .where(sql<boolean>`ctid = ANY(ARRAY(SELECT ctid FROM telemetry_dirty LIMIT ${batchSize} FOR UPDATE SKIP LOCKED))`)
    .returning(['org_id', 'device_id', 'key', 'bucket'])
    .execute();
  if (rows.length === 0) return 0;
  const touched = await computeFinest(trx, rows);
  await computeHours(trx, touched);
  await computeDays(trx, touched);
  return rows.length;
}

/** Also answers with the buckets that hold the next value of a counter: its step reaches back into these. */
async function computeFinest(trx: Transaction<Database>, dirty: readonly Bucket[]): Promise<Bucket[]> {
  const { rows } = await sql<Bucket>`
    WITH dirty AS (SELECT d.*, device.type_key FROM (${selectBuckets(dirty)}) d JOIN device ON device.org_id = d.org_id AND device.id = d.device_id),
    counter AS (${selectCounters}),
    wanted AS (
      SELECT org_id, device_id, key, bucket, type_key FROM dirty
      UNION
      SELECT d.org_id, d.device_id, d.key, date_bin('5 minutes', later.ts, 'epoch'), d.type_key
      FROM dirty d JOIN counter USING (type_key, key)
      CROSS JOIN LATERAL (
        SELECT r.ts FROM telemetry_raw r
        WHERE r.org_id = d.org_id AND r.device_id = d.device_id AND r.key = d.key AND r.ts >= d.bucket + interval '5 minutes'
        ORDER BY r.ts LIMIT 1
      ) later
    ),
    steps AS (
      SELECT w.*, r.ts, coalesce(r.num, r.bool::integer) AS value,
        coalesce(lag(r.num) OVER (PARTITION BY w.org_id, w.device_id, w.key, w.bucket ORDER BY r.ts), earlier.num) AS before
      FROM wanted w
      JOIN telemetry_raw r ON r.org_id = w.org_id AND r.device_id = w.device_id AND r.key = w.key
        AND r.ts >= w.bucket AND r.ts < w.bucket + interval '5 minutes' AND r.str IS NULL
      LEFT JOIN LATERAL (
        SELECT p.num FROM telemetry_raw p
        WHERE p.org_id = w.org_id AND p.device_id = w.device_id AND p.key = w.key AND p.ts < w.bucket AND p.ts > w.bucket - interval '30 days'
          AND EXISTS (SELECT 1 FROM counter c WHERE c.type_key = w.type_key AND c.key = w.key)
        ORDER BY p.ts DESC LIMIT 1
      ) earlier ON true
    )
    INSERT INTO telemetry_rollup AS t (org_id, device_id, key, level, bucket, min, max, sum, count, first, last, delta)
    SELECT org_id, device_id, key, '5m', bucket, min(value), max(value), sum(value), count(*),
      (array_agg(value ORDER BY ts))[1], (array_agg(value ORDER BY ts DESC))[1],
      CASE WHEN EXISTS (SELECT 1 FROM counter c WHERE c.type_key = s.type_key AND c.key = s.key)
        -- A counter that fell began again, at the end of its digits where that is known: it counted from zero to where it is.
        THEN sum(CASE WHEN before IS NULL THEN 0
          WHEN value < before THEN value + greatest((SELECT c.rollover FROM counter c WHERE c.type_key = s.type_key AND c.key = s.key) - before, 0)
          ELSE value - before END) END
    FROM steps s GROUP BY org_id, device_id, key, bucket, type_key
    ON CONFLICT (org_id, device_id, key, level, bucket) DO UPDATE SET min = excluded.min, max = excluded.max,
      sum = excluded.sum, count = excluded.count, first = excluded.first, last = excluded.last, delta = excluded.delta
    RETURNING t.org_id, t.device_id, t.key, t.bucket`.execute(trx);
  return rows;
}

async function computeHours(trx: Transaction<Database>, touched: readonly Bucket[]): Promise<void> {
  await sql`
    WITH wanted AS (SELECT DISTINCT org_id, device_id, key, date_trunc('hour', bucket, 'UTC') AS bucket FROM (${selectBuckets(touched)}) b)
    ${fromBelow('1h', '5m', sql`w.bucket + interval '1 hour'`)}`.execute(trx);
}

async function computeDays(trx: Transaction<Database>, touched: readonly Bucket[]): Promise<void> {
  await sql`
    WITH wanted AS (
      SELECT DISTINCT t.org_id, t.device_id, t.key, date_trunc('day', t.bucket, b.time_zone) AS bucket
      FROM (${selectBuckets(touched)}) t
      JOIN device d ON d.org_id = t.org_id AND d.id = t.device_id
      JOIN building b ON b.org_id = d.org_id AND b.id = d.building_id
    )
    ${fromBelow('1d', '1h', sql`w.bucket + interval '24 hours'`)}`.execute(trx);
}

function fromBelow(level: '1h' | '1d', below: '5m' | '1h', end: ReturnType<typeof sql>) {
  return sql`
    INSERT INTO telemetry_rollup (org_id, device_id, key, level, bucket, min, max, sum, count, first, last, delta)
    SELECT w.org_id, w.device_id, w.key, ${level}, w.bucket, min(r.min), max(r.max), sum(r.sum), sum(r.count),
      (array_agg(r.first ORDER BY r.bucket))[1], (array_agg(r.last ORDER BY r.bucket DESC))[1], sum(r.delta)
    FROM wanted w
    JOIN telemetry_rollup r ON r.org_id = w.org_id AND r.device_id = w.device_id AND r.key = w.key AND r.level = ${below}
      AND r.bucket >= w.bucket AND r.bucket < ${end}
    GROUP BY w.org_id, w.device_id, w.key, w.bucket
    ON CONFLICT (org_id, device_id, key, level, bucket) DO UPDATE SET min = excluded.min, max = excluded.max,
      sum = excluded.sum, count = excluded.count, first = excluded.first, last = excluded.last, delta = excluded.delta`;
}

function selectBuckets(buckets: readonly Bucket[]) {
  return sql`SELECT * FROM unnest(
    ${buckets.map(({ org_id }) => org_id)}::uuid[], ${buckets.map(({ device_id }) => device_id)}::uuid[],
    ${buckets.map(({ key }) => key)}::text[], ${buckets.map(({ bucket }) => bucket)}::timestamptz[]
  ) AS b(org_id, device_id, key, bucket)`;
}
