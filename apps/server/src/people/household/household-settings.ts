import type { HouseholdSettings } from '@imah/contract/people';
import { type Kysely, sql, type Transaction } from 'kysely';
import { lockOrganization, writeAudit } from '../../access/audit.ts';
import type { Database } from '../../database/schema.ts';
import { notFound } from '../../http/errors.ts';

/** @throws {HttpProblem} 404 */
export async function readHouseholdSettings(db: Kysely<Database>, orgId: string): Promise<HouseholdSettings> {
  const rows = await db
    .selectFrom('organization')
    .select('household_invitations as invitations')
    .where('id', '=', orgId)
    .execute();
  const [found] = rows;
  if (found === undefined) throw notFound();
  return found;
}

/** Whom was invited before keeps what they have, whatever holds from now on. */
export async function writeHouseholdSettings(
  trx: Transaction<Database>,
  { orgId, userId, requestId, now }: { orgId: string; userId: string; requestId: string; now: number },
  after: HouseholdSettings,
): Promise<HouseholdSettings> {
  await lockOrganization(trx, orgId);
  const before = await readHouseholdSettings(trx, orgId);
  if (before.invitations === after.invitations) return before;
  await sql`UPDATE organization SET household_invitations = ${after.invitations} WHERE id = ${orgId}`.execute(trx);
  const actor = { kind: 'user', id: userId } as const;
  const entry = { orgId, actor, requestId, action: 'update', entity: 'household_settings', entityId: orgId };
  await writeAudit(trx, { ...entry, before, after }, now);
  return after;
}
