import { randomUUIDv7 } from 'node:crypto';
import type { Unit, UnitDraft } from '@imah/contract/buildings';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { CommandPorts } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { invalidField, notFound, requireVersion } from '@imah/server-platform/http';
import { type Change, changed, changePlaces, type PlaceEdit, sameFields } from './place-edit.ts';
import { selectUnits } from './read-places.ts';
import { requireWholeNpp } from './set-npp.ts';

type UnitEdit = PlaceEdit & { readonly unitId: string; readonly version: number };

/** @throws {HttpProblem} 422 at `floorId` or `code`, 409 when it would have to have a share (NPP) */
export function createUnit(ports: CommandPorts, edit: PlaceEdit, draft: UnitDraft): Promise<Unit> {
  const { orgId, buildingId, now } = edit;
  return changePlaces(ports, edit, async (trx) => {
    await requireFloor(trx, edit, draft.floorId);
    await requireFreeCode(trx, edit, draft.code, null);
    const id = randomUUIDv7();
    const { floorId, code, kind, areaMilliM2, status = 'vacant' } = draft;
    const facts = { floor_id: floorId, code, kind, status, area_milli_m2: areaMilliM2 };
    await trx
      .insertInto('unit')
      .values({ org_id: orgId, id, building_id: buildingId, ...facts, created_at: new Date(now) })
      .execute();
    await requireWholeNpp(trx, edit);
    const audit = { action: 'create', entity: 'unit', entityId: id, after: draft };
    return { result: await readUnit(trx, edit, id), audit, event: { id, op: 'created' } };
  });
}

/** @throws {HttpProblem} 404, 412, 422 at `floorId` or `code`, 409 when the shares (NPP) would not be 100 % any more */
export function updateUnit(ports: CommandPorts, edit: UnitEdit, change: Change<UnitDraft>): Promise<Unit> {
  const { orgId, unitId: id } = edit;
  return changePlaces(ports, edit, async (trx) => {
    const known = await readUnit(trx, edit, id);
    requireVersion(known, edit.version);
    const { floorId, code, kind, status, areaMilliM2 } = changed(known, change);
    if (floorId !== known.floorId) await requireFloor(trx, edit, floorId);
    if (code !== known.code) await requireFreeCode(trx, edit, code, id);
    await trx
      .updateTable('unit')
      .set({ floor_id: floorId, code, kind, status, area_milli_m2: areaMilliM2, version: known.version + 1 })
      // What belongs to all has no share of its own.
      .set(kind === 'common' ? { npp: null } : {})
      .where('org_id', '=', orgId)
      .where('id', '=', id)
      .execute();
    if (kind !== known.kind) await requireWholeNpp(trx, edit);
    const before = sameFields(known, change);
    const audit = { action: 'update', entity: 'unit', entityId: id, before, after: change };
    return { result: await readUnit(trx, edit, id), audit, event: { id, op: 'updated' } };
  });
}

/** @throws {HttpProblem} 404 when the building has no such unit, or it was deleted */
export async function readUnit(trx: Kysely<Database>, edit: Pick<PlaceEdit, 'orgId' | 'buildingId'>, id: string) {
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
