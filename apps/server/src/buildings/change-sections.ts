import { randomUUIDv7 } from 'node:crypto';
import type { Section, SectionDraft } from '@imah/contract/buildings';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { requireVersion } from '../http/entity-tag.ts';
import { HttpProblem, invalidField, notFound } from '../http/errors.ts';
import { type Change, changed, inBuilding, type PlaceEdit, sameFields, writeEdit } from './place-edit.ts';

/** @throws {HttpProblem} 422 at `name` when another section of the building has it */
export function createSection(db: Kysely<Database>, edit: PlaceEdit, draft: SectionDraft): Promise<Section> {
  return inBuilding(db, edit, async (trx) => {
    await requireFreeName(trx, edit, draft.name, null);
    const id = randomUUIDv7();
    await sql`
      INSERT INTO section (org_id, id, building_id, name, kind, position)
      SELECT ${edit.orgId}, ${id}, ${edit.buildingId}, ${draft.name}, ${draft.kind}, coalesce(max(position) + 1, 0)
      FROM section WHERE org_id = ${edit.orgId} AND building_id = ${edit.buildingId}`.execute(trx);
    await writeEdit(trx, edit, { action: 'create', entity: 'section', entityId: id, after: draft });
    return readSection(trx, edit, id);
  });
}

/** @throws {HttpProblem} 404, 412, or 422 at `name` */
export function updateSection(
  db: Kysely<Database>,
  edit: PlaceEdit,
  { id, version, change }: { id: string; version: number; change: Change<Pick<Section, 'name' | 'kind' | 'position'>> },
): Promise<Section> {
  return inBuilding(db, edit, async (trx) => {
    const before = await readSection(trx, edit, id);
    requireVersion(before, version);
    const { name, kind, position } = changed(before, change);
    await requireFreeName(trx, edit, name, id);
    await sql`
      UPDATE section SET name = ${name}, kind = ${kind}, version = version + 1
      WHERE org_id = ${edit.orgId} AND id = ${id}`.execute(trx);
    if (change.position !== undefined) await moveSection(trx, edit, id, position);
    await writeEdit(trx, edit, {
      action: 'update',
      entity: 'section',
      entityId: id,
      before: sameFields(before, change),
      after: change,
    });
    return readSection(trx, edit, id);
  });
}

/** @throws {HttpProblem} 404, 412, or 409 while units or devices are in it */
export function deleteSection(
  db: Kysely<Database>,
  edit: PlaceEdit,
  { id, version }: { id: string; version: number },
): Promise<void> {
  return inBuilding(db, edit, async (trx) => {
    const before = await readSection(trx, edit, id);
    requireVersion(before, version);
    const { rows } = await sql`
      SELECT 1 FROM unit u JOIN floor f ON f.org_id = u.org_id AND f.id = u.floor_id
      WHERE u.org_id = ${edit.orgId} AND f.section_id = ${id} AND u.deleted_at IS NULL
      UNION ALL
      SELECT 1 FROM device d JOIN floor f ON f.org_id = d.org_id AND f.id = d.floor_id
      WHERE d.org_id = ${edit.orgId} AND f.section_id = ${id} LIMIT 1`.execute(trx);
    if (rows.length > 0) throw new HttpProblem(409, 'TEMPAT_BERISI');
    await sql`DELETE FROM section WHERE org_id = ${edit.orgId} AND id = ${id}`.execute(trx);
    await writeEdit(trx, edit, { action: 'delete', entity: 'section', entityId: id, before });
  });
}

/** Puts a section at a position; the others keep their order around it. */
async function moveSection(trx: Transaction<Database>, edit: PlaceEdit, id: string, position: number): Promise<void> {
  const rows = await trx
    .selectFrom('section')
    .select('id')
    .where('org_id', '=', edit.orgId)
    .where('building_id', '=', edit.buildingId)
    .where('id', '<>', id)
    .orderBy('position')
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute();
  const ids = rows.map((row) => row.id).toSpliced(position, 0, id);
  await sql`
    UPDATE section s SET position = wanted.place - 1
    FROM unnest(${ids}::uuid[]) WITH ORDINALITY AS wanted(id, place)
    WHERE s.org_id = ${edit.orgId} AND s.id = wanted.id AND s.position <> wanted.place - 1`.execute(trx);
}

async function readSection(trx: Transaction<Database>, edit: PlaceEdit, id: string): Promise<Section> {
  const rows = await trx
    .selectFrom('section')
    .select(['id', 'name', 'kind', 'position', 'version'])
    .where('org_id', '=', edit.orgId)
    .where('building_id', '=', edit.buildingId)
    .where('id', '=', id)
    .execute();
  const [section] = rows;
  if (section === undefined) throw notFound();
  return section;
}

async function requireFreeName(
  trx: Transaction<Database>,
  edit: PlaceEdit,
  name: string,
  own: string | null,
): Promise<void> {
  const { rows } = await sql`
    SELECT 1 FROM section WHERE org_id = ${edit.orgId} AND building_id = ${edit.buildingId}
      AND lower(name) = lower(${name}) AND id IS DISTINCT FROM ${own}::uuid`.execute(trx);
  if (rows.length > 0) throw invalidField('name', 'name-taken');
}
