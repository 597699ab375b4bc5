import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import { lockOrganization } from '../access/audit.ts';
import { HttpProblem } from '../http/errors.ts';
import type { FilePorts } from './file-ports.ts';

/** Files of one person that may be on their way at once. */
export const mostOpenUploads = 50;
/** As long as room is held for what was begun and does not come; then it counts with what has arrived. */
export const reservedForMs = 30 * 60_000;

/**
 * Counts what the organisation keeps and what is on its way, and holds the organisation until the transaction ends:
 * two who begin at once cannot both take the last room.
 * @throws {HttpProblem} 413 when `size` more bytes do not fit, 429 when too many files are on their way
 */
export async function requireRoom(
  trx: Kysely<Database>,
  { orgId, userId, size }: { orgId: string; userId: string | null; size: number },
  quota: FilePorts['quota'],
  now: number,
): Promise<void> {
  await lockOrganization(trx, orgId);
  const { rows } = await sql<{ all: number; own: number; open: number }>`
    SELECT coalesce(sum(size), 0)::bigint AS all, coalesce(sum(size) FILTER (WHERE by = ${userId}::uuid), 0)::bigint AS own,
      count(*) FILTER (WHERE by = ${userId}::uuid AND coming)::integer AS open
    FROM (
      SELECT size, uploaded_by AS by, false AS coming FROM stored_file WHERE org_id = ${orgId}
      UNION ALL
      SELECT CASE WHEN touched_at > ${new Date(now - reservedForMs)} THEN size ELSE received END, user_id,
        touched_at > ${new Date(now - reservedForMs)} FROM upload WHERE org_id = ${orgId} AND refusal IS NULL
    ) AS held`.execute(trx);
  const { all, own, open } = rows[0] ?? { all: 0, own: 0, open: 0 };
  if (open >= mostOpenUploads)
    throw new HttpProblem(429, 'TERLALU_SERING', { retryAfterSeconds: reservedForMs / 1000 });
  if (own + size > quota.person) throw new HttpProblem(413, 'KUOTA_PRIBADI_PENUH');
  if (all + size > quota.organization) throw new HttpProblem(413, 'KUOTA_ORGANISASI_PENUH');
}
