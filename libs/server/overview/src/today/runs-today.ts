import type { BillingRunState } from '@imah/contract/billing/words';
import { holds } from '@imah/server-platform/access';
import { sql } from 'kysely';
import { endOfDay } from './end-of-day.ts';
import { isIn, type TodaySource } from './today-source.ts';

const unissued = ['draft', 'calculated', 'reviewed'] as const;

/** The bills of months that were begun and are not issued yet, for who may issue them; what is due first on top. */
export const runsToday: TodaySource = async (ask, limit) => {
  const { db, actor } = ask;
  const rows = await db
    .selectFrom('billing_run as r')
    .innerJoin('building as g', (join) => join.onRef('g.org_id', '=', 'r.org_id').onRef('g.id', '=', 'r.building_id'))
    .select(({ fn }) => [
      'r.id',
      'r.period',
      'r.state',
      'r.due_on as dueOn',
      'g.id as buildingId',
      'g.name',
      'g.time_zone as timeZone',
      fn.countAll<number>().over().as('total'),
    ])
    .where(sql<boolean>`${holds(actor, 'bill.transition', { org: 'r.org_id', building: 'r.building_id' })}`)
    .where('g.status', '=', 'active')
    .where(isIn(ask, 'g.id'))
    .where('r.state', 'in', unissued)
    .$narrowType<{ state: BillingRunState }>()
    .orderBy('r.due_on')
    .orderBy('r.id')
    .limit(limit)
    .execute();
  return {
    total: Number(rows[0]?.total ?? 0),
    items: rows.map(({ id, period, state, dueOn, buildingId, name, timeZone }) => ({
      until: endOfDay(dueOn, timeZone),
      item: { kind: 'billing-run', building: { id: buildingId, name, timeZone }, run: { id, period, state, dueOn } },
    })),
  };
};
