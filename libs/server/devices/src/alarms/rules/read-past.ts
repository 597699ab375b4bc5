import type { AlarmRuleDraft, RuleComparison } from '@imah/contract/alarms';
import { comparisonsOf, type Past, type PastReport, trialBounds } from '@imah/contract/alarms/words';
import type { TimeZone } from '@imah/contract/buildings/words';
import type { MetricValue } from '@imah/contract/devices';
import { type Kysely, sql } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { levelMs, type Rollup } from '../../telemetry/choose-level.ts';
import { watchedBy } from './rule-rows.ts';

/** A device on whose past a rule is tried. */
export interface TriedDevice {
  readonly id: string;
  readonly name: string;
  readonly timeZone: TimeZone;
  readonly offlineAfterMs: number;
}

interface PastQuery {
  readonly orgId: string;
  readonly devices: readonly TriedDevice[];
  readonly rule: AlarmRuleDraft;
  readonly from: number;
  readonly to: number;
}

interface ReadPast {
  readonly level: 'raw' | Rollup;
  readonly pastOf: (device: TriedDevice) => Past;
}

/** A value that was reported, in milliseconds since 1970 UTC. */
interface Value {
  readonly deviceId: string;
  readonly key: string;
  readonly at: number;
  readonly value: MetricValue;
}

/** What devices reported: as it came, or by the finest rollup of which there is not too much. */
export async function readPast(db: Kysely<Database>, query: PastQuery): Promise<ReadPast> {
  const raw = await readRaw(db, query);
  if (raw !== null) {
    const silences = await readSilences(db, query);
    return {
      level: 'raw',
      pastOf: ({ id }) => ({
        reports: reportsOf(raw, id),
        silences: silences.filter(({ deviceId }) => deviceId === id),
        until: query.to,
      }),
    };
  }
  const fine = await readRollup(db, query, '5m');
  const [level, values] =
    fine === null ? (['1h', (await readRollup(db, query, '1h')) ?? []] as const) : (['5m', fine] as const);
  return {
    level,
    pastOf: ({ id, offlineAfterMs }) => {
      const reports = reportsOf(values, id);
      const gapMs = Math.max(offlineAfterMs, levelMs[level] * 2);
      // A bucket without a value is a time in which nothing was heard.
      const silences = reports.flatMap(({ at }, index) =>
        (reports[index + 1]?.at ?? query.to) - at > gapMs ? [{ at: at + gapMs }] : [],
      );
      return { reports, silences, until: query.to };
    },
  };
}

/** Null when there are more values than a trial may read. */
async function readRaw(db: Kysely<Database>, { orgId, devices, rule, from, to }: PastQuery): Promise<Value[] | null> {
  const rows = await db
    .selectFrom('telemetry_raw')
    .select(['device_id as deviceId', 'key', 'ts', 'num', 'bool', 'str'])
    .where('org_id', '=', orgId)
    .where('device_id', 'in', idsOf(devices))
    .where('key', 'in', [...watchedBy(rule)])
    .where('ts', '>=', new Date(from))
    .where('ts', '<', new Date(to))
    .limit(trialBounds.rows + 1)
    .execute();
  if (rows.length > trialBounds.rows) return null;
  return rows.map(({ deviceId, key, ts, num, bool, str }) => ({
    deviceId,
    key,
    at: ts.getTime(),
    value: num ?? bool ?? str ?? '',
  }));
}

/** When each device came to count as silent: nothing of it came for longer than its type may be. */
async function readSilences(db: Kysely<Database>, { orgId, devices, from, to }: PastQuery) {
  const ids = devices.map(({ id }) => id);
  const { rows } = await sql<{ deviceId: string; at: Date }>`
    SELECT device_id AS "deviceId", ts + ms * interval '1 millisecond' AS at FROM (
      SELECT r.device_id, r.ts, d.ms, lead(r.ts, 1, ${new Date(to)}) OVER (PARTITION BY r.device_id ORDER BY r.ts) - r.ts AS pause
      FROM unnest(${ids}::uuid[], ${devices.map(({ offlineAfterMs }) => offlineAfterMs)}::bigint[]) AS d(id, ms)
      JOIN telemetry_raw r ON r.org_id = ${orgId} AND r.device_id = d.id AND r.ts >= ${new Date(from)} AND r.ts < ${new Date(to)}
    ) pauses WHERE pause > ms * interval '1 millisecond'`.execute(db);
  return rows.map(({ deviceId, at }) => ({ deviceId, at: at.getTime() }));
}

/**
 * What of each bucket a comparison would have met first: its highest value where that is above something, its lowest where
 * it is below. Where both are asked for, the lowest comes half a bucket later. Null when there are too many.
 */
async function readRollup(
  db: Kysely<Database>,
  { orgId, devices, rule, from, to }: PastQuery,
  level: Rollup,
): Promise<Value[] | null> {
  const rows = await db
    .selectFrom('telemetry_rollup')
    .select(['device_id as deviceId', 'key', 'bucket', 'min', 'max', 'last'])
    .where('org_id', '=', orgId)
    .where('device_id', 'in', idsOf(devices))
    .where('key', 'in', [...watchedBy(rule)])
    .where('level', '=', level)
    .where('bucket', '>=', new Date(from))
    .where('bucket', '<', new Date(to))
    .limit(trialBounds.rows + 1)
    .execute();
  if (rows.length > trialBounds.rows) return null;
  const leaves = rule.condition === null ? [] : comparisonsOf(rule.condition);
  return rows.flatMap(({ deviceId, key, bucket, ...row }) => {
    const own = leaves.filter(({ metric }) => metric === key);
    const asked = [...new Set(own.map(extremeOf))];
    const isState = own.some(({ value }) => typeof value === 'boolean');
    return (asked.length === 0 ? (['last'] as const) : asked).map((extreme, index) => ({
      deviceId,
      key,
      at: bucket.getTime() + (index * levelMs[level]) / 2,
      value: isState ? row[extreme] >= 0.5 : row[extreme],
    }));
  });
}

function extremeOf({ is, value }: RuleComparison): 'min' | 'max' | 'last' {
  if (is === 'above' || is === 'at-least') return 'max';
  if (is === 'below' || is === 'at-most') return 'min';
  if (typeof value === 'boolean') return value === (is === 'equals') ? 'max' : 'min';
  return 'last';
}

/** What was reported with one instant, in the order of the instants. */
function reportsOf(values: readonly Value[], deviceId: string): PastReport[] {
  const byInstant = new Map<number, Record<string, MetricValue>>();
  for (const { deviceId: of, key, at, value } of values) {
    if (of !== deviceId) continue;
    const together = byInstant.get(at);
    if (together === undefined) byInstant.set(at, { [key]: value });
    else together[key] = value;
  }
  return [...byInstant].toSorted(([a], [b]) => a - b).map(([at, reported]) => ({ at, values: reported }));
}

/** `IN ()` is no SQL: where there is no device, none is asked for. */
function idsOf(devices: readonly TriedDevice[]): readonly string[] {
  return devices.length === 0 ? ['00000000-0000-0000-0000-000000000000'] : devices.map(({ id }) => id);
}
