import { instantOf } from '@imah/server-platform/database';
import type { Alarm, AlarmInBuilding } from '@imah/contract/alarms';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { findDeviceTypes } from '../read-device-types.ts';

/** SQL: rank of the severity of row `a`, 1 for the most severe; one that is quiet comes after all that are not. */
export const severityRank = sql`(array_position(ARRAY['critical', 'major', 'minor', 'warning', 'info'], a.severity)
  + CASE WHEN a.quiet IS NULL THEN 0 ELSE 5 END)`;

export interface RankedAlarm {
  readonly alarm: Alarm;
  readonly rank: number;
  /** Whether people were told of it: it is loud, or was before it was shelved. */
  readonly heard: boolean;
}

const mostSevereFirst = sql`${severityRank}, a.raised_at DESC, a.id DESC`;
/** SQL: the order of a history. */
export const newestFirst = sql`a.raised_at DESC, a.id DESC`;

/** Alarms, most severe first, then the newest, those that are quiet last, unless `order` says otherwise. */
export async function readAlarms(
  db: Kysely<Database>,
  condition: RawBuilder<unknown>,
  limit: number,
  order: RawBuilder<unknown> = mostSevereFirst,
): Promise<RankedAlarm[]> {
  const { rows } = await sql<RankedAlarm>`
    SELECT ${severityRank} AS rank, (a.quiet IS NULL OR a.loud_at IS NOT NULL) AS heard, json_build_object(
      'id', a.id, 'buildingId', a.building_id, 'deviceId', a.device_id, 'deviceName', d.name, 'key', nullif(a.key, ''),
      'condition', a.condition,
      'rule', CASE WHEN a.rule_name IS NULL THEN NULL ELSE json_build_object('id', a.rule_id, 'name', a.rule_name) END,
      'severity', a.severity, 'active', a.active, 'value', a.value, 'count', a.count,
      'raisedAt', ${instantOf('a.raised_at')}, 'lastAt', ${instantOf('a.last_at')}, 'clearedAt', ${instantOf('a.cleared_at')},
      'acknowledgedAt', ${instantOf('a.acknowledged_at')},
      'acknowledgedBy', (SELECT u.name FROM app_user u WHERE u.id = a.acknowledged_by),
      'quiet', CASE WHEN a.quiet IS NULL THEN NULL ELSE json_build_object('kind', a.quiet, 'until', ${instantOf('a.quiet_until')},
        'reason', a.quiet_reason, 'by', (SELECT u.name FROM app_user u WHERE u.id = a.quiet_by)) END
    ) AS alarm
    FROM alarm a JOIN device d ON d.org_id = a.org_id AND d.id = a.device_id
    WHERE ${condition}
    ORDER BY ${order}
    LIMIT ${limit}`.execute(db);
  return rows;
}

/** Names the building of each alarm and what its value measures. */
export async function nameOrigins(db: Kysely<Database>, alarms: readonly Alarm[]): Promise<AlarmInBuilding[]> {
  const ids = [...new Set(alarms.map(({ deviceId }) => deviceId))];
  const rows = await db
    .selectFrom('device as d')
    .innerJoin('building as b', (join) => join.onRef('b.org_id', '=', 'd.org_id').onRef('b.id', '=', 'd.building_id'))
    .select(['d.id as deviceId', 'd.type_key as typeKey', 'b.name', 'b.time_zone as timeZone'])
    .where(sql<boolean>`d.id = ANY(${ids}::uuid[])`)
    .execute();
  const types = await findDeviceTypes(db, [...new Set(rows.map(({ typeKey }) => typeKey))]);
  const origins = new Map(rows.map((row) => [row.deviceId, row]));
  return alarms.flatMap((alarm) => {
    const origin = origins.get(alarm.deviceId);
    // A device that was removed since has taken its alarms with it.
    if (origin === undefined) return [];
    const metric = types.get(origin.typeKey)?.metrics.find(({ key }) => key === alarm.key) ?? null;
    return [{ ...alarm, buildingName: origin.name, timeZone: origin.timeZone, metric }];
  });
}
