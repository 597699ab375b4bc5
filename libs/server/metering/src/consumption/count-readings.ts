import type { MeterResource } from '@imah/contract/metering/words';
import type { Kysely } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { midnightOf } from './approved-consumption.ts';
import { nearMs } from './consumption-rules.ts';

/** Meters of the units of a building that count one of these. */
export interface CountedMeters {
  readonly orgId: string;
  readonly buildingId: string;
  readonly resources: readonly MeterResource[];
  /** The day before which what they consumed is asked for, by the clock of the building. */
  readonly to: string;
  readonly timeZone: string;
}

/**
 * How many readings of units say something of what was consumed up to a day. None that counts ever goes, and what corrects one is one
 * more: where the number is the same, consumption is too.
 */
export async function countReadings(
  db: Kysely<Database>,
  { orgId, buildingId, resources, to, timeZone }: CountedMeters,
): Promise<number> {
  if (resources.length === 0) return 0;
  const { count } = await db
    .selectFrom('meter_reading as r')
    .innerJoin('meter as m', (join) => join.onRef('m.org_id', '=', 'r.org_id').onRef('m.id', '=', 'r.meter_id'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('m.org_id', '=', orgId)
    .where('m.building_id', '=', buildingId)
    .where('m.role', '=', 'unit')
    .where('m.resource', 'in', resources)
    .where('r.state', 'in', ['approved', 'estimate'])
    .where('r.at', '<=', new Date(midnightOf(to, timeZone) + nearMs))
    .executeTakeFirstOrThrow();
  return Number(count);
}
