import { type Kysely, sql } from 'kysely';
import { lockOrganization } from '../../access/audit.ts';
import type { PlaceEdit } from '../../buildings/place-edit.ts';
import type { Database } from '../../database/schema.ts';
import { inUnit } from '../in-unit.ts';
import { localToday } from '../local-today.ts';
import { toDay } from '../stays.ts';
import { readStays } from '../write-stays.ts';
import { readMember } from './read-households.ts';
import { endStays, markEnded } from './update-household.ts';

/**
 * Ends at once what an account has invited into its unit; what is another's, or over already, stays as it is. Resolves
 * with the accounts whose rights it changed.
 */
export async function endMember(
  db: Kysely<Database>,
  edit: PlaceEdit,
  { id, userId }: { readonly id: string; readonly userId: string },
): Promise<readonly string[]> {
  const known = await readMember(db, edit, id);
  if (known === null || known.hostUserId !== userId) return [];
  const { unitId, personId } = known;
  const { userIds } = await inUnit(db, edit, unitId, async (trx) => {
    await lockOrganization(trx, edit.orgId);
    const { rows } = await sql`
      SELECT 1 FROM household_member
      WHERE org_id = ${edit.orgId} AND id = ${id} AND status IN ('waiting', 'current') FOR NO KEY UPDATE`.execute(trx);
    if (rows.length === 0) return;
    const last = toDay(await localToday(trx, edit)) - 1;
    if (personId !== null)
      await endStays(trx, edit, unitId, { stays: await readStays(trx, edit, unitId), personId, last });
    await markEnded(trx, edit, id, personId);
  });
  return userIds;
}
