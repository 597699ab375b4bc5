import { occurrenceAt } from '@imah/contract/alarms/words';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';

export interface Asked {
  readonly orgId: string;
  readonly alarmId: string;
  /** Milliseconds since 1970 UTC. */
  readonly now: number;
}

/** A window that an alarm stands in, and when this time of it is over. */
interface Covering {
  readonly id: string;
  readonly reason: string;
  readonly createdBy: string | null;
  readonly until: number;
}

/** Of the maintenance windows that hold now where the device of an alarm stands, the one that is over last; else null. */
async function coveringWindow(db: Kysely<Database>, { orgId, alarmId, now }: Asked): Promise<Covering | null> {
  // One question for most alarms: few begin where a window stands at all.
  const begun = await db
    .selectFrom('alarm as a')
    .innerJoin('device as d', (join) => join.onRef('d.org_id', '=', 'a.org_id').onRef('d.id', '=', 'a.device_id'))
    .innerJoin('alarm_window as w', (join) =>
      join.onRef('w.org_id', '=', 'a.org_id').onRef('w.building_id', '=', 'a.building_id'),
    )
    .select(['d.id as deviceId', 'd.floor_id as floorId', 'd.section_id as sectionId', 'd.gateway_id as gatewayId'])
    .select('a.condition')
    .select(['w.id', 'w.reason', 'w.created_by as createdBy', 'w.scope', 'w.place_ids as placeIds', 'w.rhythm'])
    .select(['w.starts_at as startsAt', 'w.ends_at as endsAt'])
    .where('a.org_id', '=', orgId)
    .where('a.id', '=', alarmId)
    .where('w.ended_at', 'is', null)
    .where('w.starts_at', '<=', new Date(now))
    .where((is) => is.or([is('w.rhythm', '=', 'weekly'), is('w.ends_at', '>', new Date(now))]))
    .execute();
  const holding = begun.flatMap(({ id, reason, createdBy, ...window }) => {
    const { scope, placeIds, deviceId, floorId, sectionId, gatewayId, condition } = window;
    const times = { ...window, startsAt: window.startsAt.toISOString(), endsAt: window.endsAt.toISOString() };
    const occurrence = occurrenceAt({ ...times, endedAt: null }, now);
    const places = { sections: sectionId, floors: floorId, devices: deviceId };
    // What speaks through a device that is worked on falls silent with it; what it still says is heard.
    const isBehind = scope === 'devices' && condition === 'offline' && placeIds.includes(gatewayId ?? '');
    const isHere = scope === 'building' || placeIds.includes(places[scope] ?? '') || isBehind;
    if (occurrence === null || occurrence.from > now || !isHere) return [];
    return [{ id, reason, createdBy, until: occurrence.to }];
  });
  return holding.toSorted((one, other) => other.until - one.until)[0] ?? null;
}

/** Whoever ends a window waits for those that rely on it; false where it was ended meanwhile. */
async function relyOn(trx: Transaction<Database>, orgId: string, windowId: string): Promise<boolean> {
  const open = await trx
    .selectFrom('alarm_window')
    .select('id')
    .where('org_id', '=', orgId)
    .where('id', '=', windowId)
    .where('ended_at', 'is', null)
    .forKeyShare()
    .executeTakeFirst();
  return open !== undefined;
}

/** Keeps an alarm quiet as long as the work goes on where it stands. Answers whether it does. */
export async function suppress(trx: Transaction<Database>, asked: Asked): Promise<boolean> {
  const window = await coveringWindow(trx, asked);
  if (window === null) return false;
  if (!(await relyOn(trx, asked.orgId, window.id))) return suppress(trx, asked);
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
