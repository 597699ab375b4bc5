import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import { holdOrganization } from '../access/audit.ts';
import { HttpProblem } from '../http/errors.ts';
import type { FilePorts } from './file-ports.ts';

/**
 * Counts what the organisation keeps and what is on its way, and holds the organisation until the transaction ends:
 * two who begin at once cannot both take the last room.
 * @throws {HttpProblem} 413 when `size` more bytes do not fit
 */
export async function requireRoom(
  trx: Kysely<Database>,
  { orgId, userId, size }: { orgId: string; userId: string | null; size: number },
  quota: FilePorts['quota'],
): Promise<void> {
  await holdOrganization(trx, orgId);
  const { rows } = await sql<{ all: number; own: number }>`
    SELECT coalesce(sum(size), 0)::bigint AS all, coalesce(sum(size) FILTER (WHERE by = ${userId}::uuid), 0)::bigint AS own
    FROM (
      SELECT size, uploaded_by AS by FROM stored_file WHERE org_id = ${orgId}
      UNION ALL
      SELECT size, user_id FROM upload WHERE org_id = ${orgId} AND refusal IS NULL
    ) AS held`.execute(trx);
  const { all, own } = rows[0] ?? { all: 0, own: 0 };
  if (own + size > quota.person) throw new HttpProblem(413, 'KUOTA_PRIBADI_PENUH');
  if (all + size > quota.organization) throw new HttpProblem(413, 'KUOTA_ORGANISASI_PENUH');
}
