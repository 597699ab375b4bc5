import { randomUUIDv7 } from 'node:crypto';
import type { Floor, FloorDraft } from '@imah/contract/buildings';
import type { Transaction } from 'kysely';
import type { CommandPorts } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { HttpProblem, invalidField, requireVersion } from '@imah/server-platform/http';
import { getFloor, insertFloor, isLevelTaken, updateFloorRow } from './floor-repository.ts';
import { type Change, changed, changePlaces, type PlaceEdit, sameFields } from './place-edit.ts';
import { deletePlace, isPlaceUsed } from './place-repository.ts';
import { findSection } from './section-repository.ts';

type FloorEdit = PlaceEdit & { readonly floorId: string; readonly version: number };

/** @throws {HttpProblem} 422 at `sectionId` when the building has no such section, at `level` when it is taken */
export function createFloor(ports: CommandPorts, edit: PlaceEdit, draft: FloorDraft): Promise<Floor> {
  return changePlaces(ports, edit, async (trx) => {
    if ((await findSection(trx, edit, draft.sectionId)) === null) throw invalidField('sectionId', 'not-an-option');
    await requireFreeLevel(trx, edit, draft, null);
    const id = randomUUIDv7();
    await insertFloor(trx, edit, { id, ...draft });
    const audit = { action: 'create', entity: 'floor', entityId: id, after: draft };
    return { result: await getFloor(trx, edit, id), audit, event: { id, op: 'created' } };
  });
}

/** @throws {HttpProblem} 404, 412, or 422 at `level` */
export function updateFloor(
  ports: CommandPorts,
  edit: FloorEdit,
  change: Change<Omit<FloorDraft, 'sectionId'>>,
): Promise<Floor> {
  const { floorId: id } = edit;
  return changePlaces(ports, edit, async (trx) => {
    const known = await getFloor(trx, edit, id);
    requireVersion(known, edit.version);
    const { sectionId, level, label } = changed(known, change);
    await requireFreeLevel(trx, edit, { sectionId, level }, id);
    await updateFloorRow(trx, edit, { id, level, label });
    const before = sameFields(known, change);
    const audit = { action: 'update', entity: 'floor', entityId: id, before, after: change };
    return { result: await getFloor(trx, edit, id), audit, event: { id, op: 'updated' } };
  });
}

/** @throws {HttpProblem} 404, 412, or 409 while units or devices are on it */
export function deleteFloor(ports: CommandPorts, edit: FloorEdit): Promise<void> {
  const { floorId: id } = edit;
  return changePlaces<void>(ports, edit, async (trx) => {
    const before = await getFloor(trx, edit, id);
    requireVersion(before, edit.version);
    if (await isPlaceUsed(trx, edit, { floorId: id })) throw new HttpProblem(409, 'TEMPAT_BERISI');
    await deletePlace(trx, edit, 'floor', id);
    const audit = { action: 'delete', entity: 'floor', entityId: id, before };
    return { result: undefined, audit, event: { id, op: 'deleted' } };
  });
}

async function requireFreeLevel(
  trx: Transaction<Database>,
  edit: PlaceEdit,
  floor: Pick<FloorDraft, 'sectionId' | 'level'>,
  own: string | null,
): Promise<void> {
  if (await isLevelTaken(trx, edit, floor, own)) throw invalidField('level', 'level-taken');
}
