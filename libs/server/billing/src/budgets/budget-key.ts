import type { Permission, PolicyActor } from '@imah/contract/access';
import type { Kysely } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { notFound } from '@imah/server-platform/http';
import { placeOfReport, type ReportPlace } from '../finances/place-of-report.ts';

/** Which budget it is, and of what. */
export interface FoundBudget extends ReportPlace {
  readonly budgetId: string;
}

/**
 * A budget of an organisation for who has the permission where it is of.
 * @throws {HttpProblem} 403 where they see it and may not do so, 404
 */
export async function requireBudget(
  db: Kysely<Database>,
  actor: PolicyActor,
  permission: Permission,
  { orgId, budgetId }: { readonly orgId: string; readonly budgetId: string },
): Promise<FoundBudget> {
  const { buildingId } = await db
    .selectFrom('budget')
    .select('building_id as buildingId')
    .where('org_id', '=', orgId)
    .where('id', '=', budgetId)
    .executeTakeFirstOrThrow(notFound);
  const place = await placeOfReport(db, actor, permission, { orgId, buildingId: buildingId ?? undefined });
  return { ...place, budgetId };
}
