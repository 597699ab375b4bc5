import type { Kysely } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';

/** Which day it is at a building of the organisation; without one where the organisation is: at its first. */
export async function todayOf(
  db: Kysely<Database>,
  orgId: string,
  now: number,
  buildingId: string | null = null,
): Promise<string> {
  const building = await db
    .selectFrom('building')
    .select('time_zone as timeZone')
    .where('org_id', '=', orgId)
    .$if(buildingId !== null, (query) => query.where('id', '=', buildingId ?? ''))
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  const zone = building?.timeZone ?? 'Asia/Jakarta';
  return Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(zone).toPlainDate().toString();
}

/** The day so many days after another. */
export function dayAfter(day: string, days: number): string {
  return Temporal.PlainDate.from(day).add({ days }).toString();
}
