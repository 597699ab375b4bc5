import { randomUUIDv7 } from 'node:crypto';
import type { Unit, UnitDraft } from '@imah/contract/buildings';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { requireVersion } from '../http/entity-tag.ts';
import { invalidField, notFound } from '../http/errors.ts';
import { type Change, changed, inBuilding, type PlaceEdit, sameFields, writeEdit } from './place-edit.ts';
import { selectUnits } from './read-places.ts';
import { requireWholeNpp } from './set-npp.ts';

/** @throws {HttpProblem} 422 at `floorId` or `code`, 409 when it would have to have a share (NPP) */
export function createUnit(db: Kysely<Database>, edit: PlaceEdit, draft: UnitDraft): Promise<Unit> {
  return inBuilding(db, edit, async (trx) => {
    await requireFloor(trx, edit, draft.floorId);
    await requireFreeCode(trx, edit, draft.code, null);
    const id = randomUUIDv7();
    await sql`
      INSERT INTO unit (org_id, id, building_id, floor_id, code, kind, status, area_milli_m2, created_at)
      VALUES (${edit.orgId}, ${id}, ${edit.buildingId}, ${draft.floorId}, ${draft.code}, ${draft.kind},
        ${draft.status ?? 'vacant'}, ${draft.areaMilliM2}, ${new Date(edit.now)})`.execute(trx);
    await requireWholeNpp(trx, edit);
    await writeEdit(trx, edit, { action: 'create', entity: 'unit', entityId: id, after: draft });
    return readUnit(trx, edit, id);
  });
}

/** @throws {HttpProblem} 404, 412, 422 at `floorId` or `code`, 409 when the shares (NPP) would not be 100 % any more */
export function updateUnit(
  db: Kysely<Database>,
  edit: PlaceEdit,
  { id, version, change }: { id: string; version: number; change: Change<UnitDraft> },
): Promise<Unit> {
  return inBuilding(db, edit, async (trx) => {
    const before = await readUnit(trx, edit, id);
    requireVersion(before, version);
    const { floorId, code, kind, status, areaMilliM2 } = changed(before, change);
    if (floorId !== before.floorId) await requireFloor(trx, edit, floorId);
    if (code !== before.code) await requireFreeCode(trx, edit, code, id);
    await sql`
      UPDATE unit SET floor_id = ${floorId}, code = ${code}, kind = ${kind}, status = ${status},
        area_milli_m2 = ${areaMilliM2}, npp = CASE ${kind} WHEN 'common' THEN NULL ELSE npp END, version = version + 1
      WHERE org_id = ${edit.orgId} AND id = ${id}`.execute(trx);
    if (kind !== before.kind) await requireWholeNpp(trx, edit);
    await writeEdit(trx, edit, {
      action: 'update',
      entity: 'unit',
      entityId: id,
      before: sameFields(before, change),
      after: change,
    });
    return readUnit(trx, edit, id);
  });
}

/** @throws {HttpProblem} 404 when the building has no such unit, or it was deleted */
export async function readUnit(trx: Kysely<Database>, edit: Omit<PlaceEdit, 'by' | 'requestId' | 'now'>, id: string) {
  const unit = await selectUnits(trx)
    .where('u.org_id', '=', edit.orgId)
    .where('u.building_id', '=', edit.buildingId)
    .where('u.id', '=', id)
    .where('u.deleted_at', 'is', null)
    .executeTakeFirst();
  if (unit === undefined) throw notFound();
  return unit;
}

async function requireFloor(trx: Transaction<Database>, edit: PlaceEdit, floorId: string): Promise<void> {
  const { rows } = await sql`
    SELECT 1 FROM floor f JOIN section s ON s.org_id = f.org_id AND s.id = f.section_id
    WHERE f.org_id = ${edit.orgId} AND s.building_id = ${edit.buildingId} AND f.id = ${floorId}`.execute(trx);
  if (rows.length === 0) throw invalidField('floorId', 'not-an-option');
}

async function requireFreeCode(
  trx: Transaction<Database>,
  edit: PlaceEdit,
  code: string,
  own: string | null,
): Promise<void> {
  const { rows } = await sql`
    SELECT 1 FROM unit WHERE org_id = ${edit.orgId} AND building_id = ${edit.buildingId} AND code = ${code}
      AND deleted_at IS NULL AND id IS DISTINCT FROM ${own}::uuid`.execute(trx);
  if (rows.length > 0) throw invalidField('code', 'code-taken');
}
