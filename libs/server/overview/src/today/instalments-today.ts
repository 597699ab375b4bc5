import type { Kysely } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { endOfDay } from './end-of-day.ts';
import { isIn, type TodaySource } from './today-source.ts';

/** Plans of the person that they are asked to agree to, or of which a part is to be paid; what is due first on top. */
export const instalmentsToday: TodaySource = async (ask, limit) => {
  const { db, actor } = ask;
  const orgIds = actor.memberships.map(({ orgId }) => orgId);
  if (orgIds.length === 0) return { total: 0, items: [] };
  const plans = await db
    .selectFrom('person as p')
    .innerJoin('instalment_plan as x', (join) =>
      join.onRef('x.org_id', '=', 'p.org_id').onRef('x.person_id', '=', 'p.id'),
    )
    .innerJoin('unit as u', (join) => join.onRef('u.org_id', '=', 'x.org_id').onRef('u.id', '=', 'x.unit_id'))
    .innerJoin('building as g', (join) => join.onRef('g.org_id', '=', 'x.org_id').onRef('g.id', '=', 'x.building_id'))
    .select(['x.id', 'x.org_id as orgId', 'x.state', 'x.total', 'u.code as unitCode'])
    .select(['g.name as buildingName', 'g.time_zone as timeZone'])
    .where('p.user_id', '=', actor.userId)
    .where('p.org_id', 'in', orgIds)
    .where('x.state', 'in', ['proposed', 'running'])
    .where(isIn(ask, 'x.building_id'))
    .orderBy('x.id')
    .execute();
  const waiting = await Promise.all(
    plans.map(async ({ orgId, state, total, ...plan }) => {
      const next = await readNext(db, orgId, plan.id);
      if (next === null) return [];
      const reason = state === 'proposed' ? ('answer' as const) : ('pay' as const);
      const amount = reason === 'answer' ? total : next.rest;
      return [
        {
          until: endOfDay(next.dueOn, plan.timeZone),
          item: { kind: 'instalment' as const, reason, plan: { ...plan, amount, dueOn: next.dueOn } },
        },
      ];
    }),
  );
  const items = waiting.flat().toSorted((one, other) => one.until - other.until);
  return { total: items.length, items: items.slice(0, limit) };
};

/** The first part that is not paid by what the bills of a plan have received since; null where all are. */
async function readNext(db: Kysely<Database>, orgId: string, planId: string) {
  const { received, outstanding } = await db
    .selectFrom('instalment_bill as i')
    .innerJoin('bill as b', (join) => join.onRef('b.org_id', '=', 'i.org_id').onRef('b.id', '=', 'i.bill_id'))
    .select(({ fn, eb }) => [
      fn.sum<string>(eb('b.paid', '-', eb.ref('i.paid'))).as('received'),
      fn.sum<string>('b.outstanding').as('outstanding'),
    ])
    .where('i.org_id', '=', orgId)
    .where('i.plan_id', '=', planId)
    .executeTakeFirstOrThrow();
  const parts = await db
    .selectFrom('instalment_part')
    .select(['due_on as dueOn', 'amount'])
    .where('org_id', '=', orgId)
    .where('plan_id', '=', planId)
    .orderBy('position')
    .execute();
  let until = 0;
  for (const { dueOn, amount } of parts) {
    until += amount;
    // A credit note takes away from the last parts: never more is asked for than is open.
    const rest = Math.min(until - Math.max(Number(received), 0), Number(outstanding));
    if (rest > 0) return { dueOn, rest };
  }
  return null;
}
