import { readLateOutages } from '@imah/server-community';
import { holds } from '@imah/server-platform/access';
import { sql } from 'kysely';
import { isIn, type TodaySource } from './today-source.ts';

/** Outages that should be over by now, for who may say that they are. */
export const outagesToday: TodaySource = async (ask, limit) => {
  const { db, actor, now } = ask;
  const may = holds(actor, 'outage.transition', { org: 'o.org_id', building: 'o.building_id' });
  const mayEnd = sql`${may} AND ${isIn(ask, 'o.building_id')}`;
  const { total, outages } = await readLateOutages(db, actor, { mayEnd, limit, now });
  return {
    total,
    items: outages.flatMap((outage) =>
      outage.expectedEndAt === null
        ? []
        : [{ until: Date.parse(outage.expectedEndAt), item: { kind: 'outage' as const, outage } }],
    ),
  };
};
