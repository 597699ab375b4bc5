import { holds } from '@imah/server-platform/access';
import { sql } from 'kysely';
import { isUnplanned } from '@imah/server-platform/database';
import { endOfDay } from './end-of-day.ts';
import { isIn, type TodaySource } from './today-source.ts';

/** Buildings with bills past their day, for who may remind their payers; whose oldest was due first on top. */
export const arrearsToday: TodaySource = async (ask, limit) => {
  const { db, actor, now } = ask;
  const isPast = sql<boolean>`r.due_on < (${new Date(now)}::timestamptz AT TIME ZONE g.time_zone)::date`;
  const rows = await db
    .selectFrom('building as g')
    .innerJoin('bill as b', (join) => join.onRef('b.org_id', '=', 'g.org_id').onRef('b.building_id', '=', 'g.id'))
    .innerJoin('billing_run as r', (join) => join.onRef('r.org_id', '=', 'b.org_id').onRef('r.id', '=', 'b.run_id'))
    .select(({ fn }) => [
      'g.id',
      'g.name',
      'g.time_zone as timeZone',
      fn.countAll<number>().as('bills'),
      fn.sum<string>('b.outstanding').as('outstanding'),
      fn.min('r.due_on').as('oldestDueOn'),
    ])
    .where(sql<boolean>`${holds(actor, 'bill.update', { org: 'g.org_id', building: 'g.id' })}`)
    .where('g.status', '=', 'active')
    .where('b.outstanding', '>', 0)
    .where('b.count', 'is not', null)
    .where(isUnplanned())
    .where(isIn(ask, 'g.id'))
    .where(isPast)
    .groupBy(['g.id', 'g.name', 'g.time_zone'])
    .orderBy('oldestDueOn')
    .orderBy('g.id')
    .execute();
  return {
    total: rows.reduce((sum, { bills }) => sum + Number(bills), 0),
    items: rows.slice(0, limit).map(({ id, name, timeZone, bills, outstanding, oldestDueOn }) => ({
      until: endOfDay(oldestDueOn, timeZone),
      item: {
        kind: 'arrears',
        building: { id, name, timeZone },
        bills: Number(bills),
        outstanding: Number(outstanding),
        oldestDueOn,
      },
    })),
  };
};
