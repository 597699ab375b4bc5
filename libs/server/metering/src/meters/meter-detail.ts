import type { PolicyActor } from '@imah/contract/access';
import type { MeterDetail } from '@imah/contract/metering';
import type { Kysely } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { notFound } from '@imah/server-platform/http';
import { placesOf, usualPerDay } from '../consumption/consumption-rules.ts';
import { monthsOf } from '../consumption/months-of.ts';
import { chainIds, idsBelow, readCounted } from '../consumption/read-meters.ts';
import { getMeterRow, type MeterKey, type MeterRow, toMeter } from './meter-row.ts';
import { readMeterSettings } from './meter-settings.ts';

/** Who looks, and which units are theirs where they do not see all. */
export interface Looking {
  readonly actor: PolicyActor;
  readonly rows: 'all' | 'own';
  readonly now: number;
}

/** When the person came to the unit of a meter, in milliseconds since 1970 UTC; null where it is not theirs. */
export function sinceWhen(actor: PolicyActor, orgId: string, unitId: string | null): number | null {
  const home = actor.memberships.find((membership) => membership.orgId === orgId);
  if (unitId === null || home?.unitIds.has(unitId) !== true) return null;
  return home.unitsSince?.get(unitId) ?? 0;
}

/** A meter with its months; who sees only their own does not learn that another is there. @throws {HttpProblem} 404 */
export async function getMeter(db: Kysely<Database>, looking: Looking, key: MeterKey): Promise<MeterDetail> {
  return detailOf(db, looking, await getMeterRow(db, key));
}

/** @throws {HttpProblem} 404 */
export async function detailOf(
  db: Kysely<Database>,
  { actor, rows, now }: Looking,
  row: MeterRow,
): Promise<MeterDetail> {
  const { orgId, buildingId, timeZone } = row;
  const since = rows === 'all' ? 0 : sinceWhen(actor, orgId, row.unitId);
  if (since === null) throw notFound();
  const settings = await readMeterSettings(db, { orgId, buildingId });
  const [place] = placesOf(await readCounted(db, orgId, await chainIds(db, orgId, row.id)));
  const below = row.role === 'main' ? placesOf(await readCounted(db, orgId, await idsBelow(db, orgId, row.id))) : [];
  return {
    ...toMeter(row, { actor, settings, depth: 0, now }),
    usualPerDayMilli: place === undefined ? null : usualPerDay(place, now),
    months: place === undefined ? [] : monthsOf({ place, below, timeZone, since, now }),
    window: { fromDay: settings.residentFromDay, toDay: settings.residentToDay },
  };
}
