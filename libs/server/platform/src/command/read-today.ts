import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { notFound } from '../http/index.ts';

/**
 * Which day it is at a building, `2026-11-20`, and in which time zone. `now` in milliseconds since 1970 UTC.
 * @throws {HttpProblem} 404
 */
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
    .executeTakeFirstOrThrow(notFound);
  const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone).toPlainDate().toString();
  return { today, timeZone };
}
