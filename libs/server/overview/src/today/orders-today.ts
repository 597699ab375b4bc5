import type { OrderToday } from '@imah/contract/today';
import { selectOrders } from '@imah/server-catalogue';
import { holds } from '@imah/server-platform/access';
import { sql } from 'kysely';
import { isIn, type TodayAsk, type TodaySource } from './today-source.ts';

/** What was paid is begun within a working day, and handed over a day after it was begun. */
const handledWithinMs = { begin: 8 * 60 * 60_000, complete: 24 * 60 * 60_000 };

/** Orders that the person has to pay yet, and those of buildings that wait for who hands over: as many as the lists of orders say. */
export const ordersToday: TodaySource = async (ask, limit) => {
  const [own, ofBuildings] = await Promise.all([readUnpaid(ask, limit), readWaiting(ask)]);
  return {
    total: own.total + ofBuildings.reduce((sum, { count }) => sum + count, 0),
    items: [
      ...own.items.map((order) => ({
        until: Date.parse(order.expiresAt),
        item: { kind: 'order' as const, reason: 'pay' as const, order },
      })),
      ...ofBuildings.map(({ reason, since, ...waiting }) => ({
        until: since.getTime() + handledWithinMs[reason],
        item: { kind: 'order' as const, reason, since: since.toISOString(), ...waiting },
      })),
    ]
      .toSorted((a, b) => a.until - b.until)
      .slice(0, limit),
  };
};

type Unpaid = Extract<OrderToday, { readonly reason: 'pay' }>['order'];

async function readUnpaid(ask: TodayAsk, limit: number): Promise<{ items: Unpaid[]; total: number }> {
  const { db, actor } = ask;
  const orgIds = actor.memberships.map(({ orgId }) => orgId);
  if (orgIds.length === 0) return { items: [], total: 0 };
  const own = selectOrders(db)
    .where('p.user_id', '=', actor.userId)
    .where('o.org_id', 'in', orgIds)
    .where(isIn(ask, 'o.building_id'))
    .where('o.payment', '=', 'online')
    .where('o.stage', '=', 'open')
    .where('o.entry_id', 'is', null);
  const rows = await db
    .selectFrom(own.as('x'))
    .select(['x.id', 'x.number', 'x.total', 'x.firstLine', 'x.unitCode', 'x.buildingName', 'x.timeZone'])
    .select(['x.onlineId', 'x.onlineExpiresAt'])
    .select(({ fn }) => fn.countAll<number>().over().as('count'))
    .orderBy('x.onlineExpiresAt')
    .orderBy('x.id')
    .limit(limit)
    .execute();
  return {
    total: Number(rows[0]?.count ?? 0),
    items: rows.map(({ count: _count, onlineId, onlineExpiresAt, firstLine, ...order }) => ({
      ...order,
      firstLine: firstLine ?? '',
      onlinePaymentId: onlineId ?? order.id,
      expiresAt: (onlineExpiresAt ?? new Date(0)).toISOString(),
    })),
  };
}

/** Of each building how many orders wait to be begun, and how many to be completed. */
async function readWaiting(ask: TodayAsk) {
  const { db, actor } = ask;
  const ofBuildings = selectOrders(db)
    .where(sql<boolean>`${holds(actor, 'order.transition', { org: 'o.org_id', building: 'o.building_id' })}`)
    .where('g.status', '=', 'active')
    .where(isIn(ask, 'o.building_id'))
    .where('o.stage', 'in', ['open', 'processing']);
  const rows = await db
    .selectFrom(ofBuildings.as('x'))
    .select(({ fn }) => [
      'x.buildingId as id',
      'x.buildingName as name',
      'x.timeZone',
      'x.state',
      fn.countAll<number>().as('count'),
      fn.min(fn.coalesce('x.processedAt', 'x.placedAt')).as('since'),
    ])
    .where('x.state', 'in', ['paid', 'processing'])
    .groupBy(['x.buildingId', 'x.buildingName', 'x.timeZone', 'x.state'])
    .orderBy('since')
    .orderBy('x.buildingId')
    .execute();
  return rows.map(({ id, name, timeZone, state, count, since }) => ({
    reason: state === 'paid' ? ('begin' as const) : ('complete' as const),
    building: { id, name, timeZone },
    count: Number(count),
    since,
  }));
}
