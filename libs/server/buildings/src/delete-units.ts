import type { CommandPorts } from '@imah/server-platform/command';
import { HttpProblem, notFound } from '@imah/server-platform/http';
import { changePlaces, type PlaceEdit } from './place-edit.ts';
import { requireWholeNpp } from './set-npp.ts';
import { areUnitsUsed, listDeletedUnits, lockUnits, updateUnitRows } from './unit-repository.ts';

/**
 * Takes units away so that they can be brought back; all of them or none.
 * @throws {HttpProblem} 404, 412 when one has changed, 409 while somebody or a device is in one, or by the shares (NPP)
 */
export function deleteUnits(
  ports: CommandPorts,
  edit: PlaceEdit,
  wanted: readonly { readonly id: string; readonly version: number }[],
): Promise<string[]> {
  return changePlaces(ports, edit, async (trx) => {
    const ids = wanted.map(({ id }) => id);
    const rows = await lockUnits(trx, edit, ids);
    const units = new Map(rows.map((unit) => [unit.id, unit]));
    for (const { id, version } of wanted) {
      const current = units.get(id);
      if (current === undefined) throw notFound();
      if (current.version !== version) throw new HttpProblem(412, 'VERSI_BERUBAH', { current });
    }
    if (await areUnitsUsed(trx, edit, ids)) throw new HttpProblem(409, 'UNIT_DIPAKAI');
    await updateUnitRows(trx, edit, ids, { deleted_at: new Date(edit.now) });
    await requireWholeNpp(trx, edit);
    return {
      result: rows.map(({ id }) => id),
      audit: rows.map((before) => ({ action: 'delete', entity: 'unit', entityId: before.id, before })),
      event: { id: edit.buildingId, op: 'deleted' },
    };
  });
}

/**
 * Brings deleted units back.
 * @throws {HttpProblem} 404, or 409 when a code has been given away meanwhile or by the shares (NPP)
 */
export function restoreUnits(ports: CommandPorts, edit: PlaceEdit, ids: readonly string[]): Promise<string[]> {
  return changePlaces(ports, edit, async (trx) => {
    const rows = await listDeletedUnits(trx, edit, ids);
    if (rows.length !== new Set(ids).size) throw notFound();
    // Two that had one code after each other cannot both have it again.
    const isTwice = new Set(rows.map(({ code }) => code)).size !== rows.length;
    if (isTwice || rows.some(({ isTaken }) => isTaken)) throw new HttpProblem(409, 'KODE_SUDAH_DIPAKAI');
    await updateUnitRows(trx, edit, ids, { deleted_at: null });
    await requireWholeNpp(trx, edit);
    return {
      result: rows.map(({ id }) => id),
      audit: rows.map(({ id }) => ({ action: 'restore', entity: 'unit', entityId: id })),
      event: { id: edit.buildingId, op: 'created' },
    };
  });
}
