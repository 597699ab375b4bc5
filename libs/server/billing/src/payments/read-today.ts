import type { Kysely } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';

/** Which day it is at a building, and in which time zone. `now` in milliseconds since 1970 UTC. */
export async function readToday(
  db: Kysely<Database>,
  { orgId, buildingId }: { readonly orgId: string; readonly buildingId: string },
  now: number,
): Promise<{ readonly today: string; readonly timeZone: string }> {
  const { timeZone } = await db
    .selectFrom('building')
    .select('time_zone as timeZone')
    .where('org_id', '=', orgId)
    .where('id', '=', buildingId)
    .executeTakeFirstOrThrow();
  const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone).toPlainDate().toString();
  return { today, timeZone };
}
