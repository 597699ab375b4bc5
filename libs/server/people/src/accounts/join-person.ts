import { sql, type Transaction } from 'kysely';
import { lockOrganization } from '@imah/server-platform/access';
import type { Database } from '@imah/server-platform/database/schema';
import { HttpProblem } from '@imah/server-platform/http';
import { isLasting } from './lasting-stay.ts';
import { type AccessWork, homesOf, updateAccess } from './update-access.ts';

/**
 * Joins an account to somebody who lives in, or owns, a unit of the organisation: the only way in which that happens.
 * Their devices, reports, ballots and announcements follow from it. Both have agreed before this is called.
 * @throws {HttpProblem} 409 for a person with another account and for a membership that does not reach there,
 * 410 for one whose stays are over
 */
export async function joinPerson(
  trx: Transaction<Database>,
  work: AccessWork,
  { personId, userId }: { readonly personId: string; readonly userId: string },
): Promise<void> {
  const { orgId, now } = work;
  await lockOrganization(trx, orgId);
  const { rows } = await sql<{ userId: string | null; buildingId: string | null }>`
    SELECT p.user_id AS "userId", (
      SELECT b.id FROM occupancy o
      JOIN unit u ON u.org_id = o.org_id AND u.id = o.unit_id AND u.deleted_at IS NULL
      JOIN building b ON b.org_id = u.org_id AND b.id = u.building_id
      WHERE o.org_id = p.org_id AND o.person_id = p.id AND ${isLasting(now)} LIMIT 1
    ) AS "buildingId"
    FROM person p WHERE p.org_id = ${orgId} AND p.id = ${personId} FOR NO KEY UPDATE`.execute(trx);
  const [found] = rows;
  if (found === undefined || found.buildingId === null) throw new HttpProblem(410, 'TAUTAN_TIDAK_BERLAKU');
  if (found.userId !== null && found.userId !== userId) throw new HttpProblem(409, 'PENGHUNI_SUDAH_TERHUBUNG');
  await sql`
    UPDATE person SET user_id = ${userId}, version = version + 1
    WHERE org_id = ${orgId} AND id = ${personId} AND user_id IS NULL`.execute(trx);
  await sql`
    UPDATE invitation SET status = 'revoked', token_hash = NULL, answered_at = ${new Date(now)}
    WHERE org_id = ${orgId} AND person_id = ${personId} AND status = 'pending'`.execute(trx);
  await updateAccess(trx, work, userId);
  await requireReach(trx, work, userId);
  const { buildingId } = found;
  work.record({ buildingId, action: 'join', entity: 'person', entityId: personId, after: { userId } });
}

/** Who works in some buildings of the organisation, or was suspended, does not get further by living in another one. */
async function requireReach(trx: Transaction<Database>, work: AccessWork, userId: string): Promise<void> {
  const homes = await homesOf(trx, work, userId);
  const { rows } = await sql`
    SELECT 1 FROM membership m WHERE m.org_id = ${work.orgId} AND m.user_id = ${userId} AND m.status = 'active'
      AND (m.expires_at IS NULL OR m.expires_at > ${new Date(work.now)})
      AND (m.all_buildings OR m.building_ids @> ${homes}::uuid[])`.execute(trx);
  if (rows.length === 0) throw new HttpProblem(409, 'KEANGGOTAAN_TIDAK_MENCAKUP');
}
