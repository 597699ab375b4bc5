import { holds } from '@imah/server-platform/access';
import { sql } from 'kysely';
import { isIn, type TodaySource } from './today-source.ts';

/** What somebody has read is judged within three days: then the month it is of may be billed. */
const judgedWithinMs = 3 * 24 * 60 * 60_000;

/** Buildings with readings that wait for who may approve them; those that wait longest on top. */
export const readingsToday: TodaySource = async (ask, limit) => {
  const { db, actor } = ask;
  const rows = await db
    .selectFrom('meter_reading as r')
    .innerJoin('meter as m', (join) => join.onRef('m.org_id', '=', 'r.org_id').onRef('m.id', '=', 'r.meter_id'))
    .innerJoin('building as g', (join) => join.onRef('g.org_id', '=', 'm.org_id').onRef('g.id', '=', 'm.building_id'))
    .select(({ fn }) => [
      'g.id',
      'g.name',
      'g.time_zone as timeZone',
      fn.countAll<number>().as('count'),
      fn.min('r.created_at').as('since'),
    ])
    .where(sql<boolean>`${holds(actor, 'reading.approve', { org: 'm.org_id', building: 'm.building_id' })}`)
    .where('g.status', '=', 'active')
    .where('r.state', '=', 'submitted')
    .where(isIn(ask, 'g.id'))
    .groupBy(['g.id', 'g.name', 'g.time_zone'])
    .orderBy('since')
    .orderBy('g.id')
    .execute();
  return {
    total: rows.reduce((sum, { count }) => sum + Number(count), 0),
    items: rows.slice(0, limit).map(({ id, name, timeZone, count, since }) => ({
      until: since.getTime() + judgedWithinMs,
      item: { kind: 'reading', building: { id, name, timeZone }, count: Number(count), since: since.toISOString() },
    })),
  };
};
