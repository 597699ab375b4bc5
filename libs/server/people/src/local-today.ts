import { type Kysely, sql } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { notFound } from '@imah/server-platform/http';

/** The day it is now in the building, `2026-11-20`. */
export async function localToday(
  db: Kysely<Database>,
  { orgId, buildingId, now }: { readonly orgId: string; readonly buildingId: string; readonly now: number },
): Promise<string> {
  const { rows } = await sql<{ day: string }>`
    SELECT (${new Date(now)}::timestamptz AT TIME ZONE time_zone)::date::text AS day FROM building
    WHERE org_id = ${orgId} AND id = ${buildingId}`.execute(db);
  const [found] = rows;
  if (found === undefined) throw notFound();
  return found.day;
}
