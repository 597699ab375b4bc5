import { readLateOutages } from '@imah/server-community';
import { holds } from '@imah/server-platform/access';
import type { TodaySource } from './today-source.ts';

/** Outages that should be over by now, for who may say that they are. */
export const outagesToday: TodaySource = async ({ db, actor, now }, limit) => {
  const mayEnd = holds(actor, 'outage.transition', { org: 'o.org_id', building: 'o.building_id' });
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
