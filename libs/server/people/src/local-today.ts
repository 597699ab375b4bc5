import type { Kysely } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { notFound } from '@imah/server-platform/http';

/** The day it is now in the building, `2026-11-20`. */
export async function localToday(
  db: Kysely<Database>,
  { orgId, buildingId, now }: { readonly orgId: string; readonly buildingId: string; readonly now: number },
): Promise<string> {
  const building = await db
    .selectFrom('building')
    .select('time_zone as timeZone')
    .where('org_id', '=', orgId)
    .where('id', '=', buildingId)
    .executeTakeFirst();
  if (building === undefined) throw notFound();
  return Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(building.timeZone).toPlainDate().toString();
}
