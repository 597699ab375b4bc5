import type { Occupancy, OccupancyMove } from '@imah/contract/people';
import { type Kysely, sql } from 'kysely';
import type { PlaceEdit } from '../buildings/place-edit.ts';
import type { Database } from '../database/schema.ts';
import { invalidField, notFound } from '../http/errors.ts';
import { writeChange, writeNew } from './change-occupancy.ts';
import { type Moved, withUnit } from './in-unit.ts';
import { readOccupancies } from './read-people.ts';
import { toDate, toDay } from './stays.ts';

/**
 * Somebody goes from one unit of the building to another: both or neither. Their account never is without a home in
 * between. Resolves with the new stay.
 * @throws {HttpProblem} 404 without either unit, 412, 422 at the field that breaks a rule of one of them
 */
export async function moveOccupancy(
  db: Kysely<Database>,
  edit: PlaceEdit,
  { id, version, move }: { readonly id: string; readonly version: number; readonly move: OccupancyMove },
): Promise<Moved<Occupancy>> {
  const { unitId, from, isBillingParty, successorId } = move;
  const [stay] = await readOccupancies(db, edit, sql`o.id = ${id}`);
  if (stay === undefined) throw notFound();
  if (unitId === stay.unitId) throw invalidField('unitId', 'not-an-option');
  if (toDay(from) <= toDay(stay.from)) throw invalidField('from', 'ends-before-it-begins');
  const draft = { personId: stay.person.id, role: stay.role, from, to: stay.to, isBillingParty };
  const change = { to: toDate(toDay(from) - 1), ...(successorId === undefined ? {} : { successorId }) };
  return db.transaction().execute(async (trx) => {
    // Two who change places never wait for each other.
    await sql`
      SELECT 1 FROM unit WHERE org_id = ${edit.orgId} AND id = ANY(${[unitId, stay.unitId]}::uuid[])
      ORDER BY id FOR NO KEY UPDATE`.execute(trx);
    const left = await withUnit(trx, edit, stay.unitId, async () => {
      const come = await withUnit(trx, edit, unitId, () => writeNew(db, trx, edit, unitId, draft));
      await writeChange(trx, edit, stay.unitId, { id, version, change });
      return come;
    });
    return { value: left.value.value, userIds: [...new Set([...left.userIds, ...left.value.userIds])] };
  });
}
