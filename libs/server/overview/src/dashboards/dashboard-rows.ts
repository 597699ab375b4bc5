import type { StoredDashboard } from '@imah/contract/dashboards';
import type { Kysely } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';

/** Whose dashboard it is. */
export interface Place {
  readonly orgId: string;
  readonly buildingId: string;
}

/** What is being arranged. `version` begins with 1, also of a building for which nobody has arranged any. */
export interface DraftRow {
  readonly version: number;
  readonly draft: StoredDashboard | null;
  readonly savedAt: Date | null;
  readonly savedBy: string | null;
}

/** What everybody sees. */
export interface PublishedRow {
  readonly number: number;
  readonly content: StoredDashboard;
  readonly publishedAt: Date;
  readonly publishedBy: string | null;
}

/** A building's draft; with nothing in it where nobody arranges. */
export async function readDraft(db: Kysely<Database>, { orgId, buildingId }: Place): Promise<DraftRow> {
  const found = await db
    .selectFrom('dashboard as d')
    .leftJoin('app_user as u', 'u.id', 'd.saved_by_id')
    .select(['d.version', 'd.draft', 'd.saved_at as savedAt', 'u.name as savedBy'])
    .where('d.org_id', '=', orgId)
    .where('d.building_id', '=', buildingId)
    .executeTakeFirst();
  return found ?? { version: 1, draft: null, savedAt: null, savedBy: null };
}

/** The publications of a building that are kept, newest first. */
export function readPublished(
  db: Kysely<Database>,
  { orgId, buildingId }: Place,
  limit: number,
): Promise<PublishedRow[]> {
  return db
    .selectFrom('dashboard_version as v')
    .leftJoin('app_user as u', 'u.id', 'v.published_by_id')
    .select(['v.number', 'v.content', 'v.published_at as publishedAt', 'u.name as publishedBy'])
    .where('v.org_id', '=', orgId)
    .where('v.building_id', '=', buildingId)
    .orderBy('v.number', 'desc')
    .limit(limit)
    .execute();
}
