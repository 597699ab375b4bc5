import type { MeterResource } from '@imah/contract/metering/words';
import type { Kysely } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { type Consumption, consumptionBetween, placesOf } from './consumption-rules.ts';
import { readCounted } from './read-meters.ts';

/** What a meter showed at one end of a span: the number it bears, the day by the clock of the building, each register. */
export interface ShownAt {
  readonly meterNumber: string;
  readonly on: string;
  readonly values: number[];
  readonly state: 'approved' | 'estimate';
  /** The reading whose photos show it; left out where it has none. */
  readonly photosOfId?: string;
}

/** What a unit consumed by one of its meters, and those that hung there before it. */
export interface UnitConsumption extends Omit<Consumption, 'fromReadingId' | 'toReadingId'> {
  readonly meterId: string;
  readonly number: string;
  readonly resource: MeterResource;
  readonly registers: string[];
  /** Readings at the two ends; null where none is near. */
  readonly begin: ShownAt | null;
  readonly end: ShownAt | null;
}

/** Units of a building, and its zone. */
export interface UnitsOfBuilding {
  readonly orgId: string;
  readonly unitIds: readonly string[];
  readonly timeZone: string;
}

/**
 * What one unit consumed between two midnights of its building, `to` being the day after the last, by the approved readings
 * that are nearest to them within three days, else by estimate. Nothing of a meter that was not there in that time.
 */
export type ConsumptionOf = (unitId: string, span: { readonly from: string; readonly to: string }) => UnitConsumption[];

/** Reads what the meters of units have counted, once for all: what the lines of bills are reckoned from. */
export async function approvedConsumption(
  db: Kysely<Database>,
  { orgId, unitIds, timeZone }: UnitsOfBuilding,
): Promise<ConsumptionOf> {
  if (unitIds.length === 0) return () => [];
  const meters = await db
    .selectFrom('meter')
    .select(['id', 'number', 'resource', 'registers', 'unit_id as unitId'])
    .where('org_id', '=', orgId)
    .where('unit_id', 'in', unitIds)
    .orderBy('resource')
    .orderBy('number')
    .execute();
  const counted = await readCounted(
    db,
    orgId,
    meters.map(({ id }) => id),
  );
  const numbers = new Map(meters.map(({ id, number }) => [id, number]));
  const readings = new Map(
    counted.flatMap((meter) => meter.readings.map((reading) => [reading.id, { meter, reading }] as const)),
  );
  const places = new Map(placesOf(counted).map((place) => [place.meterId, place]));
  const byUnit = Map.groupBy(meters, ({ unitId }) => unitId);

  const shown = (readingId: string | null): ShownAt | null => {
    const known = readingId === null ? undefined : readings.get(readingId);
    if (known === undefined) return null;
    const { at, values, state, photosOfId } = known.reading;
    const on = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone).toPlainDate().toString();
    return {
      meterNumber: numbers.get(known.meter.id) ?? '',
      on,
      values: [...values],
      state,
      ...(photosOfId === null ? {} : { photosOfId }),
    };
  };
  return (unitId, { from, to }) => {
    const [begin, end] = [midnightOf(from, timeZone), midnightOf(to, timeZone)];
    return (byUnit.get(unitId) ?? []).flatMap(({ id: meterId, number, resource, registers }) => {
      const place = places.get(meterId);
      if (place === undefined || (place.endedAt !== null && place.endedAt <= begin)) return [];
      const [first] = place.points;
      if (first !== undefined && first.at >= end) return [];
      const { fromReadingId, toReadingId, ...consumption } = consumptionBetween(place, begin, end);
      return [
        { meterId, number, resource, registers, ...consumption, begin: shown(fromReadingId), end: shown(toReadingId) },
      ];
    });
  };
}

/** When a day begins in a zone, in milliseconds since 1970 UTC. */
export function midnightOf(day: string, timeZone: string): number {
  return Temporal.PlainDate.from(day).toZonedDateTime(timeZone).epochMilliseconds;
}
