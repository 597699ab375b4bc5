import { randomUUIDv7 } from 'node:crypto';
import type { Unit, UnitDraft } from '@imah/contract/buildings';
import type { Transaction } from 'kysely';
import type { CommandPorts } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { invalidField, requireVersion } from '@imah/server-platform/http';
import { hasFloor } from './floor-repository.ts';
import { type Change, changed, changePlaces, type PlaceEdit, sameFields } from './place-edit.ts';
import { requireWholeNpp } from './set-npp.ts';
import { getUnit, insertUnit, isUnitCodeTaken, updateUnitRows } from './unit-repository.ts';

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
    await insertUnit(trx, { org_id: orgId, id, building_id: buildingId, ...facts, created_at: new Date(now) });
    await requireWholeNpp(trx, edit);
    const audit = { action: 'create', entity: 'unit', entityId: id, after: draft };
    return { result: await getUnit(trx, edit, id), audit, event: { id, op: 'created' } };
  });
}

/** @throws {HttpProblem} 404, 412, 422 at `floorId` or `code`, 409 when the shares (NPP) would not be 100 % any more */
export function updateUnit(ports: CommandPorts, edit: UnitEdit, change: Change<UnitDraft>): Promise<Unit> {
  const { unitId: id } = edit;
  return changePlaces(ports, edit, async (trx) => {
    const known = await getUnit(trx, edit, id);
    requireVersion(known, edit.version);
    const { floorId, code, kind, status, areaMilliM2 } = changed(known, change);
    if (floorId !== known.floorId) await requireFloor(trx, edit, floorId);
    if (code !== known.code) await requireFreeCode(trx, edit, code, id);
    const facts = { floor_id: floorId, code, kind, status, area_milli_m2: areaMilliM2 };
    // What belongs to all has no share of its own.
    await updateUnitRows(trx, edit, [id], { ...facts, ...(kind === 'common' ? { npp: null } : {}) });
    if (kind !== known.kind) await requireWholeNpp(trx, edit);
    const before = sameFields(known, change);
    const audit = { action: 'update', entity: 'unit', entityId: id, before, after: change };
    return { result: await getUnit(trx, edit, id), audit, event: { id, op: 'updated' } };
  });
}

async function requireFloor(trx: Transaction<Database>, edit: PlaceEdit, floorId: string): Promise<void> {
  if (!(await hasFloor(trx, edit, floorId))) throw invalidField('floorId', 'not-an-option');
}

async function requireFreeCode(
  trx: Transaction<Database>,
  edit: PlaceEdit,
  code: string,
  own: string | null,
): Promise<void> {
  if (await isUnitCodeTaken(trx, edit, code, own)) throw invalidField('code', 'code-taken');
}
