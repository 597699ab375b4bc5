import { randomUUIDv7 } from 'node:crypto';
import type { Floor, FloorDraft } from '@imah/contract/buildings';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { requireVersion } from '../http/entity-tag.ts';
import { HttpProblem, invalidField, notFound } from '../http/errors.ts';
import { type Change, changed, inBuilding, type PlaceEdit, sameFields, writeEdit } from './place-edit.ts';

/** @throws {HttpProblem} 422 at `sectionId` when the building has no such section, at `level` when it is taken */
export function createFloor(db: Kysely<Database>, edit: PlaceEdit, draft: FloorDraft): Promise<Floor> {
  return inBuilding(db, edit, async (trx) => {
    const { rows } = await sql`
      SELECT 1 FROM section
      WHERE org_id = ${edit.orgId} AND building_id = ${edit.buildingId} AND id = ${draft.sectionId}`.execute(trx);
    if (rows.length === 0) throw invalidField('sectionId', 'not-an-option');
    await requireFreeLevel(trx, edit, draft, null);
    const id = randomUUIDv7();
    await sql`
      INSERT INTO floor (org_id, id, section_id, level, label)
      VALUES (${edit.orgId}, ${id}, ${draft.sectionId}, ${draft.level}, ${draft.label})`.execute(trx);
    await writeEdit(trx, edit, { action: 'create', entity: 'floor', entityId: id, after: draft });
    return readFloor(trx, edit, id);
  });
}

/** @throws {HttpProblem} 404, 412, or 422 at `level` */
export function updateFloor(
  db: Kysely<Database>,
  edit: PlaceEdit,
  { id, version, change }: { id: string; version: number; change: Change<Omit<FloorDraft, 'sectionId'>> },
): Promise<Floor> {
  return inBuilding(db, edit, async (trx) => {
    const before = await readFloor(trx, edit, id);
    requireVersion(before, version);
    const { sectionId, level, label } = changed(before, change);
    await requireFreeLevel(trx, edit, { sectionId, level }, id);
    await sql`
      UPDATE floor SET level = ${level}, label = ${label}, version = version + 1
      WHERE org_id = ${edit.orgId} AND id = ${id}`.execute(trx);
    await writeEdit(trx, edit, {
      action: 'update',
      entity: 'floor',
      entityId: id,
      before: sameFields(before, change),
      after: change,
    });
    return readFloor(trx, edit, id);
  });
}

/** @throws {HttpProblem} 404, 412, or 409 while units or devices are on it */
export function deleteFloor(
  db: Kysely<Database>,
  edit: PlaceEdit,
  { id, version }: { id: string; version: number },
): Promise<void> {
  return inBuilding(db, edit, async (trx) => {
    const before = await readFloor(trx, edit, id);
    requireVersion(before, version);
    const { rows } = await sql`
      SELECT 1 FROM unit WHERE org_id = ${edit.orgId} AND floor_id = ${id} AND deleted_at IS NULL
      UNION ALL
      SELECT 1 FROM device WHERE org_id = ${edit.orgId} AND floor_id = ${id} LIMIT 1`.execute(trx);
    if (rows.length > 0) throw new HttpProblem(409, 'TEMPAT_BERISI');
    await sql`DELETE FROM floor WHERE org_id = ${edit.orgId} AND id = ${id}`.execute(trx);
    await writeEdit(trx, edit, { action: 'delete', entity: 'floor', entityId: id, before });
  });
}

async function readFloor(trx: Transaction<Database>, edit: PlaceEdit, id: string): Promise<Floor> {
  const rows = await trx
    .selectFrom('floor as f')
    .innerJoin('section as s', (join) => join.onRef('s.org_id', '=', 'f.org_id').onRef('s.id', '=', 'f.section_id'))
    .select(['f.id', 'f.section_id as sectionId', 'f.level', 'f.label', 'f.version'])
    .where('f.org_id', '=', edit.orgId)
    .where('s.building_id', '=', edit.buildingId)
    .where('f.id', '=', id)
    .execute();
  const [floor] = rows;
  if (floor === undefined) throw notFound();
  return floor;
}

async function requireFreeLevel(
  trx: Transaction<Database>,
  edit: PlaceEdit,
  { sectionId, level }: Pick<FloorDraft, 'sectionId' | 'level'>,
  own: string | null,
): Promise<void> {
  const { rows } = await sql`
    SELECT 1 FROM floor WHERE org_id = ${edit.orgId} AND section_id = ${sectionId} AND level = ${level}
      AND id IS DISTINCT FROM ${own}::uuid`.execute(trx);
  if (rows.length > 0) throw invalidField('level', 'level-taken');
}
