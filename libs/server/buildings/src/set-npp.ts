import type { NppChange } from '@imah/contract/buildings';
import { sql, type Transaction } from 'kysely';
import type { CommandPorts } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { nppE6 } from './read-places.ts';
import { HttpProblem, invalidField } from '@imah/server-platform/http';
import { isWhole, nppByArea } from './npp.ts';
import { changePlaces, type PlaceEdit } from './place-edit.ts';

interface Row {
  readonly id: string;
  readonly kind: string;
  readonly areaMilliM2: number;
  readonly nppE6: number | null;
}

/**
 * Sets the shares of a whole building and answers how many units have one now.
 * @throws {HttpProblem} 422 when the shares named are not 100 % together, or one is of no unit of the building
 */
export function setNpp(ports: CommandPorts, edit: PlaceEdit, change: NppChange): Promise<number> {
  return changePlaces(ports, edit, async (trx) => {
    const units = await readRows(trx, edit);
    const shares = sharesOf(units, change);
    const values = [...shares].map(([id, nppE6]) => ({ id, nppE6 }));
    await sql`
      UPDATE unit u SET npp = v."nppE6"::numeric / 1000000, version = u.version + 1
      FROM unit old LEFT JOIN jsonb_to_recordset(${JSON.stringify(values)}::jsonb) AS v(id uuid, "nppE6" integer)
        ON v.id = old.id
      WHERE old.org_id = ${edit.orgId} AND old.building_id = ${edit.buildingId} AND old.deleted_at IS NULL
        AND u.org_id = old.org_id AND u.id = old.id
        AND u.npp IS DISTINCT FROM v."nppE6"::numeric / 1000000`.execute(trx);
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
  const units = await readRows(trx, edit);
  const shares = units.filter(({ kind }) => kind !== 'common').map(({ nppE6 }) => nppE6);
  if (!isWhole(shares)) throw new HttpProblem(409, 'NPP_TIDAK_GENAP');
}

function sharesOf(units: readonly Row[], change: NppChange): Map<string, number> {
  if (change.by === 'none') return new Map();
  if (change.by === 'area') return nppByArea(units);
  const sharing = new Set(units.filter(({ kind }) => kind !== 'common').map(({ id }) => id));
  const shares = new Map(change.values.map(({ unitId, nppE6 }) => [unitId, nppE6]));
  const stranger = change.values.findIndex(({ unitId }) => !sharing.has(unitId));
  if (stranger >= 0) throw invalidField(`values.${stranger}.unitId`, 'not-an-option');
  if (!isWhole([...sharing].map((id) => shares.get(id) ?? null))) throw invalidField('values', 'npp-sum');
  return shares;
}

async function readRows(trx: Transaction<Database>, edit: PlaceEdit): Promise<readonly Row[]> {
  return trx
    .selectFrom('unit as u')
    .select(['u.id', 'u.kind', 'u.area_milli_m2 as areaMilliM2', nppE6.as('nppE6')])
    .where('u.org_id', '=', edit.orgId)
    .where('u.building_id', '=', edit.buildingId)
    .where('u.deleted_at', 'is', null)
    .orderBy('u.code')
    .execute();
}
