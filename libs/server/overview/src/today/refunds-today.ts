import { holds } from '@imah/server-platform/access';
import { sql } from 'kysely';
import { isIn, type TodaySource } from './today-source.ts';

/** The payer is asked for what was spent twice within a day. */
const handledWithinMs = 24 * 60 * 60_000;

/** Refunds of a gateway that cannot be booked because the deposit is empty, for who takes payments back; the oldest on top. */
export const refundsToday: TodaySource = async (ask, limit) => {
  const { db, actor } = ask;
  const rows = await db
    .selectFrom('online_refund_due as w')
    .innerJoin('online_payment as o', (join) =>
      join.onRef('o.org_id', '=', 'w.org_id').onRef('o.id', '=', 'w.online_payment_id'),
    )
    .innerJoin('building as g', (join) => join.onRef('g.org_id', '=', 'o.org_id').onRef('g.id', '=', 'o.building_id'))
    .select(({ fn }) => [
      'o.id',
      'o.person_name as personName',
      'o.amount',
      'w.since',
      'g.id as buildingId',
      'g.name',
      'g.time_zone as timeZone',
      fn.countAll<number>().over().as('total'),
    ])
    .where(sql<boolean>`${holds(actor, 'payment.transition', { org: 'o.org_id', building: 'o.building_id' })}`)
    .where(isIn(ask, 'g.id'))
    .orderBy('w.since')
    .orderBy('o.id')
    .limit(limit)
    .execute();
  return {
    total: Number(rows[0]?.total ?? 0),
    items: rows.map(({ id, personName, amount, since, buildingId, name, timeZone }) => ({
      until: since.getTime() + handledWithinMs,
      item: {
        kind: 'refund',
        building: { id: buildingId, name, timeZone },
        payment: { id, personName, amount },
        since: since.toISOString(),
      },
    })),
  };
};
