import { sql, type Transaction } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { isLasting } from './lasting-stay.ts';

/** Takes back what was offered to people whose stays are over. */
export async function revokeOfEnded(
  trx: Transaction<Database>,
  { orgId, now }: { readonly orgId: string; readonly now: number },
): Promise<void> {
  await sql`
    UPDATE invitation i SET status = 'revoked', token_hash = NULL, answered_at = ${new Date(now)}
    WHERE i.org_id = ${orgId} AND i.person_id IS NOT NULL AND i.status = 'pending' AND NOT EXISTS (
      SELECT 1 FROM occupancy o
      JOIN unit u ON u.org_id = o.org_id AND u.id = o.unit_id AND u.deleted_at IS NULL
      JOIN building b ON b.org_id = u.org_id AND b.id = u.building_id
      WHERE o.org_id = i.org_id AND o.person_id = i.person_id AND ${isLasting(now)})`.execute(trx);
}
