import {
  type Grant,
  type HeldRights,
  isGrant,
  permissions,
  type PolicyActor,
  type PolicyMembership,
} from '@imah/contract/access';
import type { Kysely } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { invalidField } from '@imah/server-platform/http';
import { selectGroupsOf } from './membership-repository.ts';

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
    .select(['grants', 'default_key as key'])
    .where('org_id', '=', orgId)
    .where((eb) => eb('id', '=', eb.fn.any(eb.val(wanted))))
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
  const rows = await selectGroupsOf(db, { orgId, memberId }).select(['g.grants', 'g.default_key as key']).execute();
  return heldRights(rows, buildingIds);
}

function heldRights(
  groups: readonly { readonly key: string | null; readonly grants: readonly string[] }[],
  buildingIds: readonly string[] | null,
): HeldRights {
  const isOwner = groups.some(({ key }) => key === 'owner');
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
  const rows = await db
    .selectFrom('building')
    .select('id')
    .where('org_id', '=', orgId)
    .where((eb) => eb('id', '=', eb.fn.any(eb.val(wanted))))
    .execute();
  if (rows.length !== wanted.length) throw invalidField('buildingIds', 'not-an-option');
}
