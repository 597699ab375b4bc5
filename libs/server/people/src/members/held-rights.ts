import {
  type Grant,
  type HeldRights,
  isGrant,
  permissions,
  type PolicyActor,
  type PolicyMembership,
} from '@imah/contract/access';
import { type Kysely, sql } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { invalidField } from '@imah/server-platform/http';

/** What one membership of the actor says; an actor who was let through has one. */
export function membershipIn(actor: PolicyActor, orgId: string): PolicyMembership {
  const membership = actor.memberships.find((candidate) => candidate.orgId === orgId);
  if (membership === undefined) throw new Error(`${actor.userId} was let through without a membership`);
  return membership;
}

/**
 * The rights that groups give together in a scope of buildings, as they would be read at a login.
 * @throws {HttpProblem} 422 at `groupIds` when one is not a group of the organisation
 */
export async function rightsOfGroups(
  db: Kysely<Database>,
  orgId: string,
  groupIds: readonly string[],
  buildingIds: readonly string[] | null,
): Promise<HeldRights> {
  const wanted = [...new Set(groupIds)];
  const rows = await db
    .selectFrom('member_group')
    .select('grants')
    .select([sql<boolean>`coalesce(default_key = 'owner', false)`.as('isOwner')])
    .where('org_id', '=', orgId)
    .where(sql<boolean>`id = ANY(${wanted}::uuid[])`)
    .execute();
  if (rows.length !== wanted.length) throw invalidField('groupIds', 'not-an-option');
  return heldRights(rows, buildingIds);
}

/** The rights that a membership gives now. */
export async function rightsOfMember(
  db: Kysely<Database>,
  orgId: string,
  memberId: string,
  buildingIds: readonly string[] | null,
): Promise<HeldRights> {
  const rows = await db
    .selectFrom('membership_group as mg')
    .innerJoin('member_group as g', (join) =>
      join.onRef('g.org_id', '=', 'mg.org_id').onRef('g.id', '=', 'mg.group_id'),
    )
    .select('g.grants')
    .select([sql<boolean>`coalesce(g.default_key = 'owner', false)`.as('isOwner')])
    .where('mg.org_id', '=', orgId)
    .where('mg.membership_id', '=', memberId)
    .execute();
  return heldRights(rows, buildingIds);
}

function heldRights(
  groups: readonly { readonly isOwner: boolean; readonly grants: readonly string[] }[],
  buildingIds: readonly string[] | null,
): HeldRights {
  const isOwner = groups.some((group) => group.isOwner);
  const grants: readonly Grant[] = isOwner ? permissions : groups.flatMap((group) => group.grants.filter(isGrant));
  return { grants: new Set(grants), buildings: buildingIds === null ? 'all' : new Set(buildingIds) };
}

/** @throws {HttpProblem} 422 at `buildingIds` when one is not a building of the organisation */
export async function requireBuildings(
  db: Kysely<Database>,
  orgId: string,
  buildingIds: readonly string[] | null,
): Promise<void> {
  if (buildingIds === null) return;
  const wanted = [...new Set(buildingIds)];
  const { rows } = await sql`
    SELECT 1 FROM building WHERE org_id = ${orgId} AND id = ANY(${wanted}::uuid[])`.execute(db);
  if (rows.length !== wanted.length) throw invalidField('buildingIds', 'not-an-option');
}
