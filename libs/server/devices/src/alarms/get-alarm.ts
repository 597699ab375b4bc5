import type { Alarm, AlarmDetail, AlarmLimit } from '@imah/contract/alarms';
import { comparisonsOf } from '@imah/contract/alarms/words';
import type { MetricDefinition } from '@imah/contract/devices';
import { type Kysely, sql } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { notFound } from '@imah/server-platform/http';
import { findDeviceType } from '../read-device-types.ts';
import { readAlarms } from './read-alarms.ts';
import { selectRules, toRule } from './rules/rule-rows.ts';

/** One alarm with the limits that its value has now. @throws {HttpProblem} 404 when the building has no such alarm */
export async function getAlarm(
  db: Kysely<Database>,
  place: { readonly orgId: string; readonly buildingId: string },
  alarmId: string,
): Promise<AlarmDetail> {
  const { orgId, buildingId } = place;
  const [found] = await readAlarms(
    db,
    sql`a.org_id = ${orgId} AND a.building_id = ${buildingId} AND a.id = ${alarmId}`,
    1,
  );
  if (found === undefined) throw notFound();
  const { alarm } = found;
  const device = await db
    .selectFrom('device')
    .select('type_key as typeKey')
    .where('org_id', '=', orgId)
    .where('id', '=', alarm.deviceId)
    .executeTakeFirst();
  const type = await findDeviceType(db, device?.typeKey ?? '');
  const metric = type?.metrics.find(({ key }) => key === alarm.key) ?? null;
  const limits = alarm.condition === 'rule' ? await limitsOfRule(db, orgId, alarm) : limitsOfType(alarm, metric);
  return { ...alarm, metric, limits };
}

function limitsOfType({ condition }: Alarm, metric: MetricDefinition | null): AlarmLimit[] {
  if (condition === 'offline' || condition === 'rule') return [];
  const value = metric?.alarm?.[condition];
  return value === undefined ? [] : [{ is: condition, value }];
}

/** What the rule compares the metric with that the alarm is about. */
async function limitsOfRule(db: Kysely<Database>, orgId: string, { rule, key }: Alarm): Promise<AlarmLimit[]> {
  const row = await selectRules(db)
    .where('org_id', '=', orgId)
    .where('id', '=', rule?.id ?? null)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  const condition = row === undefined ? null : toRule(row).condition;
  if (condition === null) return [];
  return comparisonsOf(condition)
    .filter(({ metric }) => metric === key)
    .map(({ is, value, upper }) => ({ is, value, ...(upper === undefined ? {} : { upper }) }));
}
