import { decide, type Permission, type PolicyActor } from '@imah/contract/access';
import type { Kysely } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { HttpProblem, notFound } from '@imah/server-platform/http';

/** What a report is of: a whole organisation, or one of its buildings. */
export interface ReportPlace {
  readonly orgId: string;
  readonly buildingId: string | null;
}

/**
 * The place of a report for who may read it: somebody of some buildings reads those, and not what all of them come to.
 * @throws {HttpProblem} 403, 404
 */
export async function placeOfReport(
  db: Kysely<Database>,
  actor: PolicyActor,
  permission: Permission,
  { orgId, buildingId }: { readonly orgId: string; readonly buildingId?: string | undefined },
): Promise<ReportPlace> {
  const decision = decide(
    actor,
    permission,
    buildingId === undefined ? { orgId, everywhere: true } : { orgId, buildingId },
  );
  if (decision === 'hidden') throw notFound();
  if (decision === 'forbidden') throw new HttpProblem(403, 'TIDAK_BERWENANG');
  if (buildingId === undefined) return { orgId, buildingId: null };
  await db
    .selectFrom('building')
    .select('id')
    .where('org_id', '=', orgId)
    .where('id', '=', buildingId)
    .executeTakeFirstOrThrow(notFound);
  return { orgId, buildingId };
}
