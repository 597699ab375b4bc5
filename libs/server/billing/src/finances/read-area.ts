import type { Kysely } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import type { ReportPlace } from './place-of-report.ts';

/** What the units of a building measure, in thousandths of m²; null of a whole organisation, or where no unit has an area. */
export async function readArea(db: Kysely<Database>, { orgId, buildingId }: ReportPlace): Promise<number | null> {
  if (buildingId === null) return null;
  const { area } = await db
    .selectFrom('unit')
    .select(({ fn }) => fn.sum<string | null>('area_milli_m2').as('area'))
    .where('org_id', '=', orgId)
    .where('building_id', '=', buildingId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  const known = Number(area ?? 0);
  return known === 0 ? null : known;
}
