import { defaultApprovalLimit } from '@imah/contract/expenses/words';
import { holds } from '@imah/server-platform/access';
import { sql } from 'kysely';
import { isIn, type TodaySource } from './today-source.ts';

/** What was handed in is answered within three days: a supplier waits for it. */
const answeredWithinMs = 3 * 24 * 60 * 60_000;

/** Buildings with expenses that wait for who may approve them, without those that they may not as their authors. */
export const expensesToday: TodaySource = async (ask, limit) => {
  const { db, actor } = ask;
  const rows = await db
    .selectFrom('expense as x')
    .innerJoin('building as g', (join) => join.onRef('g.org_id', '=', 'x.org_id').onRef('g.id', '=', 'x.building_id'))
    .leftJoin('expense_rule as r', 'r.org_id', 'x.org_id')
    .select(({ fn }) => [
      'g.org_id as orgId',
      'g.id',
      'g.name',
      'g.time_zone as timeZone',
      fn.countAll<number>().as('count'),
      fn.sum<string>('x.amount').as('amount'),
      fn.min('x.submitted_at').as('since'),
    ])
    .where(sql<boolean>`${holds(actor, 'expense.approve', { org: 'x.org_id', building: 'x.building_id' })}`)
    .where('g.status', '=', 'active')
    .where(isIn(ask, 'g.id'))
    .where('x.state', '=', 'submitted')
    .where((where) =>
      where.or([
        where('x.amount', '<=', where.fn.coalesce('r.approval_limit', where.val(defaultApprovalLimit))),
        where.and([
          where('x.created_by', '<>', actor.userId),
          where('x.edited_by', '<>', actor.userId),
          where('x.submitted_by', '<>', actor.userId),
        ]),
      ]),
    )
    .groupBy(['g.org_id', 'g.id', 'g.name', 'g.time_zone'])
    .orderBy('since')
    .orderBy('g.id')
    .execute();
  return {
    total: rows.reduce((sum, { count }) => sum + Number(count), 0),
    items: rows.slice(0, limit).map(({ orgId, id, name, timeZone, count, amount, since }) => ({
      until: (since?.getTime() ?? 0) + answeredWithinMs,
      item: {
        kind: 'expense',
        building: { id, name, timeZone },
        orgId,
        count: Number(count),
        amount: Number(amount),
        since: (since ?? new Date(0)).toISOString(),
      },
    })),
  };
};
