import { decide } from '@imah/contract/access';
import { sql } from 'kysely';
import { isVisibleAlarm, nameOrigins, readAlarms } from '@imah/server-devices/alarms';
import { atOnce, isIn, type TodaySource } from './today-source.ts';

/** For how long what one has just taken upon oneself stays in sight, so that it can be undone. */
const undoMs = 10 * 60_000;

/** Active alarms that tell people and that nobody has taken upon themselves, and those that the person took just now. Silent devices are a source of their own. */
export const alarmsToday: TodaySource = async (ask, limit) => {
  const { db, actor, now } = ask;
  const here = isIn(ask, 'a.building_id');
  const open = sql`${here} AND a.active AND a.quiet IS NULL AND a.condition <> 'offline'
    AND a.acknowledged_at IS NULL AND ${isVisibleAlarm(actor)}`;
  const justTaken = sql`${here} AND a.active AND a.condition <> 'offline' AND a.acknowledged_by = ${actor.userId}
    AND a.acknowledged_at > ${new Date(now - undoMs)} AND ${isVisibleAlarm(actor)}`;
  const found = await readAlarms(db, sql`(${open}) OR (${justTaken})`, limit);
  const rows = await db
    .selectFrom('alarm as a')
    .innerJoin('device as d', (join) => join.onRef('d.org_id', '=', 'a.org_id').onRef('d.id', '=', 'a.device_id'))
    .select(({ fn }) => [fn.countAll<number>().as('total')])
    .where(sql<boolean>`${open}`)
    .execute();
  const alarms = await nameOrigins(
    db,
    found.map(({ alarm }) => alarm),
  );
  const orgIds = await organizationsOf(
    db,
    alarms.map(({ buildingId }) => buildingId),
  );
  return {
    total: rows[0]?.total ?? 0,
    items: alarms.map((alarm) => {
      const target = { orgId: orgIds.get(alarm.buildingId) ?? '', buildingId: alarm.buildingId };
      const mayAcknowledge = decide(actor, 'alarm.transition', target) === 'allowed';
      // One that is quiet presses when it tells people again.
      const until = alarm.quiet === null ? atOnce : Date.parse(alarm.quiet.until);
      return { until, item: { kind: 'alarm', alarm, mayAcknowledge } };
    }),
  };
};

async function organizationsOf(
  db: Parameters<TodaySource>[0]['db'],
  buildingIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('building')
    .select(['id', 'org_id as orgId'])
    .where(sql<boolean>`id = ANY(${[...new Set(buildingIds)]}::uuid[])`)
    .execute();
  return new Map(rows.map(({ id, orgId }) => [id, orgId]));
}
