import { type Grant, isGrant, permissions, type PolicyMembership } from '@imah/contract/access';

/** The group a session sees as, as SQL below tells it. */
export interface ViewedGroup {
  readonly orgId: string;
  readonly groupId: string;
  /** Of a group every organisation begins with. */
  readonly groupKey: string | null;
  readonly groupName: string;
  readonly isOwner: boolean;
  readonly grants: readonly string[];
}

/** SQL: the group that a row `session` (an alias) sees as, as JSON; null where it does not. */
export function viewedGroupOf(session: string): string {
  return `(
    SELECT json_build_object('orgId', g.org_id, 'groupId', g.id, 'groupKey', g.default_key, 'groupName', g.name,
      'isOwner', g.default_key IS NOT DISTINCT FROM 'owner', 'grants', g.effective_grants)
    FROM member_group g WHERE g.org_id = ${session}.view_org_id AND g.id = ${session}.view_group_id
  )`;
}

/** Only the organisation that is looked at, and of the person's rights there only those the group has as well. */
export function narrowToGroup(
  memberships: readonly PolicyMembership[],
  group: ViewedGroup,
): readonly PolicyMembership[] {
  const asked: readonly Grant[] = group.isOwner ? permissions : group.grants.filter(isGrant);
  return memberships
    .filter(({ orgId }) => orgId === group.orgId)
    .map((membership) => ({ ...membership, grants: grantsInBoth(membership.grants, asked) }));
}

/** What two sides both grant; where one of them grants only `.own`, that is what is left. */
export function grantsInBoth(held: ReadonlySet<Grant>, asked: readonly Grant[]): ReadonlySet<Grant> {
  return new Set(asked.flatMap((grant) => inBoth(held, grant)));
}

function inBoth(held: ReadonlySet<Grant>, grant: Grant): Grant[] {
  if (held.has(grant)) return [grant];
  const whole = grant.replace(/\.own$/, '');
  const own = `${whole}.own`;
  // A grant with or without `.own` is one again.
  if (whole !== grant && isGrant(whole) && held.has(whole)) return [grant];
  return whole === grant && isGrant(own) && held.has(own) ? [own] : [];
}
