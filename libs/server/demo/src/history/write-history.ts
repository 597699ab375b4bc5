import { sql, type Transaction } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { findCatalogueType } from '@imah/server-devices';
import type { DeviceNature } from '../simulator/device-model.ts';
import { makeHistory, timesOf } from './make-series.ts';
import { rollUpSeries, type RollupRow } from './roll-up-series.ts';

const minuteMs = 60_000;
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** How far back each level of the demonstration reaches. */
const historyReach = { days: 30, finestDays: 2, rawHours: 2 } as const;

export interface HistoryDevice extends DeviceNature {
  readonly orgId: string;
  readonly deviceId: string;
}

/** Writes a past for one device, its last value at `until`. */
export async function writeHistory(trx: Transaction<Database>, device: HistoryDevice, until: number): Promise<void> {
  const to = until - (until % minuteMs);
  const fineFrom = Math.floor((to - historyReach.rawHours * hourMs) / (5 * minuteMs)) * 5 * minuteMs;
  const from = Math.floor((to - historyReach.days * dayMs) / hourMs) * hourMs;
  const finerFrom = Math.floor((to - historyReach.finestDays * dayMs) / hourMs) * hourMs;
  const { ts, values } = makeHistory(device, timesOf(from, finerFrom, fineFrom, to));

  const rawFrom = ts.findIndex((time) => time >= fineFrom);
  const zoneMs =
    device.timeZone === 'Asia/Jakarta' ? 7 * hourMs : device.timeZone === 'Asia/Makassar' ? 8 * hourMs : 9 * hourMs;
  const kinds = new Map(findCatalogueType(device.typeKey)?.metrics.map(({ key, kind }) => [key, kind]));
  const rollups = new Columns();
  const raw = new Columns();
  for (const [key, column] of values) {
    for (let at = rawFrom; at < ts.length; at += 1) raw.add(key, ts[at] ?? 0, column[at] ?? 0);
    if (kinds.get(key) === 'state') continue;
    const isCounter = kinds.get(key) === 'counter';
    const add = (level: string, rows: readonly RollupRow[]) => {
      for (const { bucket, min, max, sum, count, first, last, delta } of rows) {
        rollups.add(key, level, bucket, min, max, sum, count, first, last, isCounter ? delta : 'NULL');
      }
    };
    const finest = rollUpSeries(ts, column, (time) => time - (time % (5 * minuteMs)));
    add(
      '5m',
      finest.filter(({ bucket }) => bucket >= finerFrom),
    );
    add(
      '1h',
      rollUpSeries(ts, column, (time) => time - (time % hourMs)),
    );
    add(
      '1d',
      rollUpSeries(ts, column, (time) => time - ((time + zoneMs) % dayMs)),
    );
  }
  await insertRollups(trx, device, rollups);
  await insertRaw(trx, device, raw);
}

/** Column by column as PostgreSQL writes an array: a tenth of the time that rows of parameters take. */
class Columns {
  readonly #columns: (string | number | boolean)[][] = [];

  add(...row: (string | number | boolean)[]): void {
    row.forEach((value, at) => (this.#columns[at] ??= []).push(value));
  }

  text(at: number): string {
    return `{${(this.#columns[at] ?? []).join(',')}}`;
  }
}

async function insertRollups(
  trx: Transaction<Database>,
  { orgId, deviceId }: HistoryDevice,
  rows: Columns,
): Promise<void> {
  await sql`
    INSERT INTO telemetry_rollup (org_id, device_id, key, level, bucket, min, max, sum, count, first, last, delta)
    SELECT ${orgId}::uuid, ${deviceId}::uuid, key, level, to_timestamp(ms / 1000), min, max, sum, count, first, last, delta
    FROM unnest(${rows.text(0)}::text[], ${rows.text(1)}::text[], ${rows.text(2)}::bigint[], ${rows.text(3)}::double precision[],
      ${rows.text(4)}::double precision[], ${rows.text(5)}::double precision[], ${rows.text(6)}::bigint[],
      ${rows.text(7)}::double precision[], ${rows.text(8)}::double precision[], ${rows.text(9)}::double precision[])
      AS r(key, level, ms, min, max, sum, count, first, last, delta)`.execute(trx);
}

async function insertRaw(trx: Transaction<Database>, { orgId, deviceId }: HistoryDevice, rows: Columns): Promise<void> {
  // A switch says true or false where a gauge says a number.
  await sql`
    WITH r AS (
      SELECT key, to_timestamp(ms / 1000) AS ts, value FROM unnest(${rows.text(0)}::text[], ${rows.text(1)}::bigint[], ${rows.text(2)}::text[])
        AS r(key, ms, value)
    ), written AS (
      INSERT INTO telemetry_raw (org_id, device_id, key, ts, num, bool)
      SELECT ${orgId}::uuid, ${deviceId}::uuid, key, ts, CASE WHEN value NOT IN ('true', 'false') THEN value::double precision END,
        CASE WHEN value IN ('true', 'false') THEN value::boolean END
      FROM r RETURNING key, ts, num, bool
    )
    INSERT INTO telemetry_latest (org_id, device_id, key, ts, num, bool)
    SELECT DISTINCT ON (key) ${orgId}::uuid, ${deviceId}::uuid, key, ts, num, bool FROM written ORDER BY key, ts DESC`.execute(
    trx,
  );
}
