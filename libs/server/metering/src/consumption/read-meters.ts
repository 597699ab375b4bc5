import type { Kysely } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import type { CountedMeter, CountedReading } from './consumption-rules.ts';

/** A reading, and the one whose photos show it. */
type KnownReading = CountedReading & { readonly photosOfId: string | null };

/** A counted meter with what is said of it, and the main meter above it. */
export interface KnownMeter extends CountedMeter {
  readonly parentId: string | null;
  readonly readings: readonly KnownReading[];
}

/** What meters have counted, by the readings that count. */
export async function readCounted(
  db: Kysely<Database>,
  orgId: string,
  meterIds: readonly string[],
): Promise<KnownMeter[]> {
  if (meterIds.length === 0) return [];
  const meters = await db
    .selectFrom('meter')
    .select(['id', 'digits', 'multiplier_e6', 'replaces_meter_id', 'archived_at', 'parent_id'])
    .where('org_id', '=', orgId)
    .where('id', 'in', meterIds)
    .orderBy('id')
    .execute();
  const readings = await db
    .selectFrom('meter_reading as r')
    .select(['r.id', 'r.meter_id', 'r.at', 'r.register_values', 'r.state', 'r.photos_of_id'])
    .where('r.org_id', '=', orgId)
    .where('r.meter_id', 'in', meterIds)
    .where('r.state', 'in', ['approved', 'estimate'])
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('meter_reading as c')
            .select('c.id')
            .whereRef('c.org_id', '=', 'r.org_id')
            .whereRef('c.corrects_id', '=', 'r.id'),
        ),
      ),
    )
    .orderBy('r.at')
    .execute();
  const byMeter = Map.groupBy(readings, ({ meter_id }) => meter_id);
  return meters.map((meter) => ({
    id: meter.id,
    digits: meter.digits,
    multiplierE6: meter.multiplier_e6,
    replacesMeterId: meter.replaces_meter_id,
    endedAt: meter.archived_at?.getTime() ?? null,
    parentId: meter.parent_id,
    readings: (byMeter.get(meter.id) ?? []).map(
      ({ id, at, register_values: values, state, photos_of_id: photosOfId }) => ({
        id,
        at: at.getTime(),
        values,
        state: state === 'estimate' ? 'estimate' : 'approved',
        photosOfId,
      }),
    ),
  }));
}

/** The meters that hung at the same place before this one, and it. */
export async function chainIds(db: Kysely<Database>, orgId: string, meterId: string): Promise<string[]> {
  const rows = await db
    .withRecursive('chain(id, replaces)', (chain) =>
      chain
        .selectFrom('meter')
        .select(['id', 'replaces_meter_id as replaces'])
        .where('org_id', '=', orgId)
        .where('id', '=', meterId)
        .unionAll(
          chain
            .selectFrom('meter as m')
            .innerJoin('chain as c', 'c.replaces', 'm.id')
            .select(['m.id', 'm.replaces_meter_id as replaces'])
            .where('m.org_id', '=', orgId),
        ),
    )
    .selectFrom('chain')
    .select('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** The meters that stand, or stood, directly below a main one. */
export async function idsBelow(db: Kysely<Database>, orgId: string, parentId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('meter')
    .select('id')
    .where('org_id', '=', orgId)
    .where('parent_id', '=', parentId)
    .execute();
  return rows.map(({ id }) => id);
}
