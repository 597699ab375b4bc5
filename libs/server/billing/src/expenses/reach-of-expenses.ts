import { decide, type Permission, type PolicyActor } from '@imah/contract/access';
import type { Kysely } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { placeOfReport } from '../finances/place-of-report.ts';

/** Whose expenses are read: of a whole organisation, or of some of its buildings. */
export interface ReachOfExpenses {
  readonly orgId: string;
  readonly buildingIds: readonly string[] | 'all';
}

/**
 * What the reader reaches of what they ask for: the building that is named, else all of those in which they have the permission.
 * @throws {HttpProblem} 403, 404 for a building that is named
 */
export async function reachOfExpenses(
  db: Kysely<Database>,
  actor: PolicyActor,
  permission: Permission,
  { orgId, buildingId }: { readonly orgId: string; readonly buildingId?: string | undefined },
): Promise<ReachOfExpenses> {
  if (buildingId !== undefined) {
    await placeOfReport(db, actor, permission, { orgId, buildingId });
    return { orgId, buildingIds: [buildingId] };
  }
  if (decide(actor, permission, { orgId, everywhere: true }) === 'allowed') return { orgId, buildingIds: 'all' };
  const rows = await db.selectFrom('building').select('id').where('org_id', '=', orgId).execute();
  const reached = rows.filter(({ id }) => decide(actor, permission, { orgId, buildingId: id }) === 'allowed');
  return { orgId, buildingIds: reached.map(({ id }) => id) };
}
