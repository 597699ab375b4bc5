import { randomUUIDv7 } from 'node:crypto';
import type { Floor, FloorDraft } from '@imah/contract/buildings';
import { sql, type Transaction } from 'kysely';
import type { CommandPorts } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { HttpProblem, invalidField, notFound, requireVersion } from '@imah/server-platform/http';
import { type Change, changed, changePlaces, type PlaceEdit, sameFields } from './place-edit.ts';

type FloorEdit = PlaceEdit & { readonly floorId: string; readonly version: number };

/** @throws {HttpProblem} 422 at `sectionId` when the building has no such section, at `level` when it is taken */
export function createFloor(ports: CommandPorts, edit: PlaceEdit, draft: FloorDraft): Promise<Floor> {
  const { orgId, buildingId } = edit;
  return changePlaces(ports, edit, async (trx) => {
    const section = await trx
      .selectFrom('section')
      .select('id')
      .where('org_id', '=', orgId)
      .where('building_id', '=', buildingId)
      .where('id', '=', draft.sectionId)
      .executeTakeFirst();
    if (section === undefined) throw invalidField('sectionId', 'not-an-option');
    await requireFreeLevel(trx, edit, draft, null);
    const id = randomUUIDv7();
    await trx
      .insertInto('floor')
      .values({ org_id: orgId, id, section_id: draft.sectionId, level: draft.level, label: draft.label })
      .execute();
    const audit = { action: 'create', entity: 'floor', entityId: id, after: draft };
    return { result: await readFloor(trx, edit, id), audit, event: { id, op: 'created' } };
  });
}

/** @throws {HttpProblem} 404, 412, or 422 at `level` */
export function updateFloor(
  ports: CommandPorts,
  edit: FloorEdit,
  change: Change<Omit<FloorDraft, 'sectionId'>>,
): Promise<Floor> {
  const { orgId, floorId: id } = edit;
  return changePlaces(ports, edit, async (trx) => {
    const known = await readFloor(trx, edit, id);
    requireVersion(known, edit.version);
    const { sectionId, level, label } = changed(known, change);
    await requireFreeLevel(trx, edit, { sectionId, level }, id);
    await trx
      .updateTable('floor')
      .set({ level, label, version: known.version + 1 })
      .where('org_id', '=', orgId)
      .where('id', '=', id)
      .execute();
    const before = sameFields(known, change);
    const audit = { action: 'update', entity: 'floor', entityId: id, before, after: change };
    return { result: await readFloor(trx, edit, id), audit, event: { id, op: 'updated' } };
  });
}

/** @throws {HttpProblem} 404, 412, or 409 while units or devices are on it */
export function deleteFloor(ports: CommandPorts, edit: FloorEdit): Promise<void> {
  const { orgId, floorId: id } = edit;
  return changePlaces<void>(ports, edit, async (trx) => {
    const before = await readFloor(trx, edit, id);
    requireVersion(before, edit.version);
    const { rows } = await sql`
      SELECT 1 FROM unit WHERE org_id = ${orgId} AND floor_id = ${id} AND deleted_at IS NULL
      UNION ALL
      SELECT 1 FROM device WHERE org_id = ${orgId} AND floor_id = ${id} LIMIT 1`.execute(trx);
    if (rows.length > 0) throw new HttpProblem(409, 'TEMPAT_BERISI');
    await trx.deleteFrom('floor').where('org_id', '=', orgId).where('id', '=', id).execute();
    const audit = { action: 'delete', entity: 'floor', entityId: id, before };
    return { result: undefined, audit, event: { id, op: 'deleted' } };
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
