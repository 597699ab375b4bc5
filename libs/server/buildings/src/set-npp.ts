import type { NppChange, Unit } from '@imah/contract/buildings';
import type { Transaction } from 'kysely';
import type { CommandPorts } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { HttpProblem, invalidField } from '@imah/server-platform/http';
import { isWhole, nppByArea } from './npp.ts';
import { changePlaces, type PlaceEdit } from './place-edit.ts';
import { listUnits, updateShares } from './unit-repository.ts';

/**
 * Sets the shares of a whole building and answers how many units have one now.
 * @throws {HttpProblem} 422 when the shares named are not 100 % together, or one is of no unit of the building
 */
export function setNpp(ports: CommandPorts, edit: PlaceEdit, change: NppChange): Promise<number> {
  return changePlaces(ports, edit, async (trx) => {
    const units = await listUnits(trx, edit);
    const shares = sharesOf(units, change);
    await updateShares(trx, edit, shares);
    const { buildingId } = edit;
    const after = { by: change.by, units: shares.size };
    return {
      result: shares.size,
      audit: { action: 'set-npp', entity: 'building', entityId: buildingId, after },
      event: { id: buildingId, op: 'updated' },
    };
  });
}

/** @throws {HttpProblem} 409 when the shares of the building are no longer 100 % together; asked at the end of a change */
export async function requireWholeNpp(trx: Transaction<Database>, edit: PlaceEdit): Promise<void> {
  const units = await listUnits(trx, edit);
  const shares = units.filter(({ kind }) => kind !== 'common').map(({ nppE6 }) => nppE6);
  if (!isWhole(shares)) throw new HttpProblem(409, 'NPP_TIDAK_GENAP');
}

function sharesOf(units: readonly Unit[], change: NppChange): Map<string, number> {
  if (change.by === 'none') return new Map();
  if (change.by === 'area') return nppByArea(units);
  const sharing = new Set(units.filter(({ kind }) => kind !== 'common').map(({ id }) => id));
  const shares = new Map(change.values.map(({ unitId, nppE6 }) => [unitId, nppE6]));
  const stranger = change.values.findIndex(({ unitId }) => !sharing.has(unitId));
  if (stranger >= 0) throw invalidField(`values.${stranger}.unitId`, 'not-an-option');
  if (!isWhole([...sharing].map((id) => shares.get(id) ?? null))) throw invalidField('values', 'npp-sum');
  return shares;
}
