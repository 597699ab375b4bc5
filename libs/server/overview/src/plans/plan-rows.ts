import type { PlanFloor, StoredPlan } from '@imah/contract/plans';
import type { Kysely } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';

/** Whose plan it is. */
export interface FloorPlace {
  readonly orgId: string;
  readonly buildingId: string;
  readonly floorId: string;
}

/** What is being drawn. `version` begins with 1, also of a floor for which nobody has drawn any. */
export interface DraftRow {
  readonly version: number;
  readonly draft: StoredPlan | null;
  readonly savedAt: Date | null;
  readonly savedBy: string | null;
}

/** What everybody sees. */
export interface PublishedRow {
  readonly number: number;
  readonly content: StoredPlan;
  readonly publishedAt: Date;
  readonly publishedBy: string | null;
}

/** A floor's draft; with nothing in it where nobody draws. */
export async function readDraft(db: Kysely<Database>, { orgId, floorId }: FloorPlace): Promise<DraftRow> {
  const found = await db
    .selectFrom('plan as p')
    .leftJoin('app_user as u', 'u.id', 'p.saved_by_id')
    .select(['p.version', 'p.draft', 'p.saved_at as savedAt', 'u.name as savedBy'])
    .where('p.org_id', '=', orgId)
    .where('p.floor_id', '=', floorId)
    .executeTakeFirst();
  return found ?? { version: 1, draft: null, savedAt: null, savedBy: null };
}

/** The publications of a floor that are kept, newest first. */
export function readPublished(
  db: Kysely<Database>,
  { orgId, floorId }: FloorPlace,
  limit: number,
): Promise<PublishedRow[]> {
  return db
    .selectFrom('plan_version as v')
    .leftJoin('app_user as u', 'u.id', 'v.published_by_id')
    .select(['v.number', 'v.content', 'v.published_at as publishedAt', 'u.name as publishedBy'])
    .where('v.org_id', '=', orgId)
    .where('v.floor_id', '=', floorId)
    .orderBy('v.number', 'desc')
    .limit(limit)
    .execute();
}

/** The floors of a building, part by part and each from below, with the number of what is published of each. */
export async function readPlanFloors(
  db: Kysely<Database>,
  { orgId, buildingId }: Omit<FloorPlace, 'floorId'>,
): Promise<PlanFloor[]> {
  const rows = await db
    .selectFrom('floor as f')
    .innerJoin('section as s', (join) => join.onRef('s.org_id', '=', 'f.org_id').onRef('s.id', '=', 'f.section_id'))
    .select(['f.id as floorId', 'f.label', 's.name as section'])
    .select((floor) =>
      floor
        .selectFrom('plan_version as v')
        .select((version) => version.fn.max('v.number').as('number'))
        .whereRef('v.org_id', '=', 'f.org_id')
        .whereRef('v.floor_id', '=', 'f.id')
        .as('number'),
    )
    .where('s.org_id', '=', orgId)
    .where('s.building_id', '=', buildingId)
    .orderBy('s.position')
    .orderBy('s.id')
    .orderBy('f.level')
    .execute();
  return rows.map(({ number, ...floor }) => ({ ...floor, number: number ?? 0 }));
}

/** The ids of the floors of a building. */
export async function readFloorIds(
  db: Kysely<Database>,
  place: Omit<FloorPlace, 'floorId'>,
): Promise<ReadonlySet<string>> {
  return new Set((await readPlanFloors(db, place)).map(({ floorId }) => floorId));
}
