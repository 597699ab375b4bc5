import { isUnplanned } from '@imah/server-platform/database';
import { endOfDay } from './end-of-day.ts';
import { isIn, type TodaySource } from './today-source.ts';

/** Bills of the person that are not paid, what is due first on top; nobody is reminded of what they dispute. */
export const billsToday: TodaySource = async (ask, limit) => {
  const { db, actor } = ask;
  const orgIds = actor.memberships.map(({ orgId }) => orgId);
  if (orgIds.length === 0) return { total: 0, items: [] };
  const rows = await db
    .selectFrom('person as p')
    .innerJoin('bill as b', (join) => join.onRef('b.org_id', '=', 'p.org_id').onRef('b.person_id', '=', 'p.id'))
    .innerJoin('billing_run as r', (join) => join.onRef('r.org_id', '=', 'b.org_id').onRef('r.id', '=', 'b.run_id'))
    .innerJoin('building as g', (join) => join.onRef('g.org_id', '=', 'b.org_id').onRef('g.id', '=', 'b.building_id'))
    .select(({ fn, eb }) => [
      'b.id',
      'r.period',
      'b.unit_code as unitCode',
      'g.name as buildingName',
      'g.time_zone as timeZone',
      eb('b.outstanding', '-', eb.ref('b.disputed')).as('outstanding'),
      'r.due_on as dueOn',
      fn.countAll<number>().over().as('total'),
    ])
    .where('p.user_id', '=', actor.userId)
    .where('p.org_id', 'in', orgIds)
    .where('r.state', '=', 'issued')
    .whereRef('b.outstanding', '>', 'b.disputed')
    .where('b.count', 'is not', null)
    .where(isUnplanned())
    .where(isIn(ask, 'b.building_id'))
    .orderBy('r.due_on')
    .orderBy('b.id')
    .limit(limit)
    .execute();
  return {
    total: Number(rows[0]?.total ?? 0),
    items: rows.map(({ id, period, unitCode, buildingName, timeZone, outstanding, dueOn }) => ({
      until: endOfDay(dueOn, timeZone),
      item: { kind: 'bill', bill: { id, period, unitCode, buildingName, timeZone, outstanding, dueOn } },
    })),
  };
};
