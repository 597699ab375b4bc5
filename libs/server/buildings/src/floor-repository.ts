import type { Floor } from '@imah/contract/buildings';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { notFound } from '@imah/server-platform/http';
import type { BuildingKey } from './building-repository.ts';

/** Floors `f` of the sections `s` of a building, as the contract has them. */
export function selectFloors(db: Kysely<Database>, { orgId, buildingId }: BuildingKey) {
  return db
    .selectFrom('floor as f')
    .innerJoin('section as s', (join) => join.onRef('s.org_id', '=', 'f.org_id').onRef('s.id', '=', 'f.section_id'))
    .select(['f.id', 'f.section_id as sectionId', 'f.level', 'f.label', 'f.version'])
    .where('f.org_id', '=', orgId)
    .where('s.building_id', '=', buildingId);
}

/** @throws {HttpProblem} 404 */
export async function getFloor(db: Kysely<Database>, key: BuildingKey, id: string): Promise<Floor> {
  const floor = await selectFloors(db, key).where('f.id', '=', id).executeTakeFirst();
  if (floor === undefined) throw notFound();
  return floor;
}

/** Whether the building has this floor. */
export async function hasFloor(db: Kysely<Database>, key: BuildingKey, id: string): Promise<boolean> {
  return (await selectFloors(db, key).where('f.id', '=', id).executeTakeFirst()) !== undefined;
}

/** Whether another floor of the section stands at this level. */
export async function isLevelTaken(
  db: Kysely<Database>,
  { orgId }: BuildingKey,
  { sectionId, level }: Pick<Floor, 'sectionId' | 'level'>,
  except: string | null,
): Promise<boolean> {
  const row = await db
    .selectFrom('floor')
    .select('id')
    .where('org_id', '=', orgId)
    .where('section_id', '=', sectionId)
    .where('level', '=', level)
    .$if(except !== null, (query) => query.where('id', '!=', except ?? ''))
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertFloor(
  trx: Transaction<Database>,
  { orgId }: BuildingKey,
  { id, sectionId, level, label }: Omit<Floor, 'version'>,
): Promise<void> {
  await trx.insertInto('floor').values({ org_id: orgId, id, section_id: sectionId, level, label }).execute();
}

/** Adds many floors at once. */
export async function insertFloors(
  trx: Transaction<Database>,
  { orgId }: BuildingKey,
  floors: readonly (Pick<Floor, 'id' | 'level' | 'label'> & { readonly sectionId: string | undefined })[],
): Promise<void> {
  await sql`
    INSERT INTO floor (org_id, id, section_id, level, label)
    SELECT ${orgId}, id, "sectionId", level, label
    FROM jsonb_to_recordset(${JSON.stringify(floors)}::jsonb) AS f(id uuid, "sectionId" uuid, level integer, label text)`.execute(
    trx,
  );
}

/** Writes a floor as its next version. */
export async function updateFloorRow(
  trx: Transaction<Database>,
  { orgId }: BuildingKey,
  { id, level, label }: Pick<Floor, 'id' | 'level' | 'label'>,
): Promise<void> {
  await trx
    .updateTable('floor')
    .set((eb) => ({ level, label, version: eb('version', '+', 1) }))
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .execute();
}
