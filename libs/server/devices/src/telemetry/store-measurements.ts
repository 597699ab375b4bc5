import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import type { DeviceIdentity } from '@imah/server-platform/live';
import type { Measurement } from './read-packet.ts';

export interface DeviceMeasurement extends Measurement {
  readonly device: Pick<DeviceIdentity, 'orgId' | 'deviceId'>;
}

/** The finest bucket of a rollup, in milliseconds. */
const finestBucketMs = 300_000;

/** Ids of devices that were not online before. */
export type NewlyOnline = ReadonlySet<string>;

/**
 * Stores a batch in one transaction: raw rows (the same time twice: the last word counts), the latest
 * value where it is newer, the buckets to roll up, and that the devices `seen` have spoken. What a device said that has
 * been removed meanwhile is nobody's, and is dropped; one that is being removed waits for the batch, or the batch for it.
 */
export function storeMeasurements(
  db: Kysely<Database>,
  batch: readonly DeviceMeasurement[],
  seen: ReadonlyMap<string, string>,
  now: number,
): Promise<NewlyOnline> {
  return db.transaction().execute(async (trx) => {
    if (batch.length > 0) await storeValues(trx, batch);
    return markSeen(trx, seen, now);
  });
}

async function storeValues(trx: Transaction<Database>, batch: readonly DeviceMeasurement[]): Promise<void> {
  const raw = lastOf(batch, ({ device, key, ts }) => `${device.deviceId}/${key}/${ts}`);
  const deviceIds = [...new Set(raw.map(({ device }) => device.deviceId))];
  await sql`
    WITH held AS MATERIALIZED (
      SELECT org_id, id FROM device WHERE id = ANY(${deviceIds}::uuid[]) ORDER BY id FOR KEY SHARE)
    INSERT INTO telemetry_raw (org_id, device_id, key, ts, num, bool, str)
    SELECT r.* FROM (${selectRows(raw)}) r JOIN held d ON d.org_id = r.org_id AND d.id = r.device_id
    ON CONFLICT (org_id, device_id, key, ts) DO UPDATE SET num = excluded.num, bool = excluded.bool, str = excluded.str`.execute(
    trx,
  );

  const newest = lastOf(
    [...raw].sort((a, b) => a.ts - b.ts),
    ({ device, key }) => `${device.deviceId}/${key}`,
  );
  // Those that are there now are there until this transaction ends.
  await sql`
    INSERT INTO telemetry_latest (org_id, device_id, key, ts, num, bool, str)
    SELECT r.* FROM (${selectRows(newest)}) r JOIN device d ON d.org_id = r.org_id AND d.id = r.device_id
    ON CONFLICT (org_id, device_id, key) DO UPDATE
      SET ts = excluded.ts, num = excluded.num, bool = excluded.bool, str = excluded.str
      WHERE excluded.ts >= telemetry_latest.ts`.execute(trx);

  const countable = raw.filter(({ value }) => typeof value !== 'string');
  const buckets = lastOf(
    countable.map((row) => ({ ...row, ts: row.ts - (row.ts % finestBucketMs) })),
    ({ device, key, ts }) => `${device.deviceId}/${key}/${ts}`,
  );
  // An update, not "do nothing": it waits for a rollup that is just taking the mark away, and sets it anew.
  await sql`
    INSERT INTO telemetry_dirty (org_id, device_id, key, bucket)
    SELECT r.org_id, r.device_id, r.key, r.ts FROM (${selectRows(buckets)}) r
    JOIN device d ON d.org_id = r.org_id AND d.id = r.device_id
    ON CONFLICT (org_id, device_id, key, bucket) DO UPDATE SET bucket = excluded.bucket`.execute(trx);
}

async function markSeen(
  trx: Transaction<Database>,
  seen: ReadonlyMap<string, string>,
  now: number,
): Promise<NewlyOnline> {
  const { rows } = await sql<{ id: string; wasOnline: boolean | null }>`
    UPDATE device d SET online = true, last_seen_at = greatest(d.last_seen_at, ${new Date(now)})
    FROM (
      SELECT d.org_id, d.id, d.online FROM device d
      JOIN unnest(${[...seen.values()]}::uuid[], ${[...seen.keys()]}::uuid[]) AS s(org_id, id) ON d.org_id = s.org_id AND d.id = s.id
      WHERE d.enabled ORDER BY d.id FOR NO KEY UPDATE OF d
    ) before
    WHERE d.org_id = before.org_id AND d.id = before.id
    RETURNING d.id, before.online AS "wasOnline"`.execute(trx);
  return new Set(rows.filter(({ wasOnline }) => wasOnline !== true).map(({ id }) => id));
}

/** The last of each, in an order that every transaction takes its rows in. */
function lastOf(batch: readonly DeviceMeasurement[], keyOf: (row: DeviceMeasurement) => string): DeviceMeasurement[] {
  const byKey = new Map(batch.map((row) => [keyOf(row), row]));
  return [...byKey].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
}

function selectRows(rows: readonly DeviceMeasurement[]) {
  return sql`
    SELECT org_id, device_id, key, to_timestamp(ms / 1000.0) AS ts, num, bool, str
    FROM unnest(
      ${rows.map(({ device }) => device.orgId)}::uuid[], ${rows.map(({ device }) => device.deviceId)}::uuid[],
      ${rows.map(({ key }) => key)}::text[], ${rows.map(({ ts }) => ts)}::bigint[],
      ${rows.map(({ value }) => (typeof value === 'number' ? value : null))}::double precision[],
      ${rows.map(({ value }) => (typeof value === 'boolean' ? value : null))}::boolean[],
      ${rows.map(({ value }) => (typeof value === 'string' ? value : null))}::text[]
    ) AS r(org_id, device_id, key, ms, num, bool, str)`;
}
