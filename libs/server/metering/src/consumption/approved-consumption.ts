import type { MeterResource } from '@imah/contract/metering/words';
import type { Kysely } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { notFound } from '@imah/server-platform/http';
import { type Consumption, consumptionBetween, placesOf } from './consumption-rules.ts';
import { readCounted } from './read-meters.ts';

/** What a unit consumed by one of its meters, and those that hung there before it. */
export interface UnitConsumption extends Consumption {
  readonly meterId: string;
  readonly number: string;
  readonly resource: MeterResource;
  readonly registers: readonly string[];
}

/** A span of days of a unit, as `2026-11-01`; `to` is the day after the last. */
export interface UnitSpan {
  readonly orgId: string;
  readonly unitId: string;
  readonly from: string;
  readonly to: string;
}

/**
 * What a unit consumed between two midnights of its building, by the approved readings that are nearest to them within three
 * days, else by estimate: what the lines of a bill are reckoned from. @throws {HttpProblem} 404
 */
export async function approvedConsumption(
  db: Kysely<Database>,
  { orgId, unitId, from, to }: UnitSpan,
): Promise<UnitConsumption[]> {
  const unit = await db
    .selectFrom('unit as u')
    .innerJoin('building as b', (join) => join.onRef('b.org_id', '=', 'u.org_id').onRef('b.id', '=', 'u.building_id'))
    .select('b.time_zone as timeZone')
    .where('u.org_id', '=', orgId)
    .where('u.id', '=', unitId)
    .executeTakeFirst();
  if (unit === undefined) throw notFound();
  const meters = await db
    .selectFrom('meter')
    .select(['id', 'number', 'resource', 'registers'])
    .where('org_id', '=', orgId)
    .where('unit_id', '=', unitId)
    .orderBy('resource')
    .orderBy('number')
    .execute();
  const places = placesOf(
    await readCounted(
      db,
      orgId,
      meters.map(({ id }) => id),
    ),
  );
  const [begin, end] = [midnightOf(from, unit.timeZone), midnightOf(to, unit.timeZone)];
  return meters.flatMap(({ id, ...said }) =>
    places
      .filter(({ meterId }) => meterId === id)
      .map((place) => ({ ...said, meterId: id, ...consumptionBetween(place, begin, end) })),
  );
}

/** When a day begins in a zone, in milliseconds since 1970 UTC. */
export function midnightOf(day: string, timeZone: string): number {
  return Temporal.PlainDate.from(day).toZonedDateTime(timeZone).epochMilliseconds;
}
