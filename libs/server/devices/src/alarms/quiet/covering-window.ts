import { occurrenceAt } from '@imah/contract/alarms/words';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';

interface Asked {
  readonly orgId: string;
  readonly alarmId: string;
  /** Milliseconds since 1970 UTC. */
  readonly now: number;
}

/** A window that an alarm stands in, and when this time of it is over. */
export interface Covering {
  readonly id: string;
  readonly reason: string;
  readonly createdBy: string | null;
  readonly until: number;
}

/** Of the maintenance windows that hold now where the device of an alarm stands, the one that is over last; else null. */
export async function coveringWindow(db: Kysely<Database>, { orgId, alarmId, now }: Asked): Promise<Covering | null> {
  const device = await db
    .selectFrom('alarm as a')
    .innerJoin('device as d', (join) => join.onRef('d.org_id', '=', 'a.org_id').onRef('d.id', '=', 'a.device_id'))
    .select(['a.building_id as buildingId', 'd.id', 'd.floor_id as floorId', 'd.section_id as sectionId'])
    .where('a.org_id', '=', orgId)
    .where('a.id', '=', alarmId)
    .executeTakeFirst();
  if (device === undefined) return null;
  const places = { sections: device.sectionId, floors: device.floorId, devices: device.id };
  const begun = await db
    .selectFrom('alarm_window')
    .select(['id', 'reason', 'created_by as createdBy', 'scope', 'place_ids as placeIds', 'rhythm'])
    .select(['starts_at as startsAt', 'ends_at as endsAt'])
    .where('org_id', '=', orgId)
    .where('building_id', '=', device.buildingId)
    .where('ended_at', 'is', null)
    .where('starts_at', '<=', new Date(now))
    .where((is) => is.or([is('rhythm', '=', 'weekly'), is('ends_at', '>', new Date(now))]))
    .execute();
  const holding = begun.flatMap(({ id, reason, createdBy, scope, placeIds, rhythm, startsAt, endsAt }) => {
    const times = { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString(), rhythm, endedAt: null };
    const occurrence = occurrenceAt(times, now);
    const isHere = scope === 'building' || placeIds.includes(places[scope] ?? '');
    if (occurrence === null || occurrence.from > now || !isHere) return [];
    return [{ id, reason, createdBy, until: occurrence.to }];
  });
  return holding.toSorted((one, other) => other.until - one.until)[0] ?? null;
}

/** Keeps an alarm quiet as long as the work goes on where it stands. Answers whether it does. */
export async function suppress(trx: Transaction<Database>, asked: Asked): Promise<boolean> {
  const window = await coveringWindow(trx, asked);
  if (window === null) return false;
  await trx
    .updateTable('alarm')
    .set({
      quiet: 'suppressed',
      quiet_until: new Date(window.until),
      quiet_reason: window.reason,
      quiet_by: window.createdBy,
      window_id: window.id,
    })
    .where('org_id', '=', asked.orgId)
    .where('id', '=', asked.alarmId)
    .execute();
  return true;
}
