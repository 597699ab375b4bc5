import type { Grant, Permission } from './permissions.ts';

/** One organisation's say about one person. */
export interface PolicyMembership {
  readonly orgId: string;
  readonly grants: ReadonlySet<Grant>;
  /** `all`, or the ids of the buildings the grants reach. */
  readonly buildings: 'all' | ReadonlySet<string>;
  /** Units the person occupies or owns: what `.own` means for places and devices. */
  readonly unitIds: ReadonlySet<string>;
  /** When the person's stay in a unit began, in milliseconds since 1970 UTC; of a unit that is left out nothing came before. */
  readonly unitsSince?: ReadonlyMap<string, number> | undefined;
}

/** The person who asks, with what each organisation says about them. */
export interface PolicyActor {
  readonly userId: string;
  readonly memberships: readonly PolicyMembership[];
}

/** The record that is asked about. Leave out what it does not have. */
export interface PolicyTarget {
  readonly orgId: string;
  readonly buildingId?: string | undefined;
  /** It holds in every building, those that are yet to come among them: a rule of all tickets, the hours, the groups. */
  readonly everywhere?: boolean | undefined;
  readonly unitId?: string | undefined;
  /** When a record came to be that concerns only who had the unit then, in milliseconds since 1970 UTC. */
  readonly at?: number | undefined;
  /** People the record belongs to: its creator, its assignee. */
  readonly ownerIds?: readonly string[] | undefined;
}

/**
 * `hidden`: the person must not learn that the record exists (HTTP 404).
 * `forbidden`: they may see it, and may not do this (HTTP 403).
 */
export type Decision = 'allowed' | 'forbidden' | 'hidden';

/** The only place that decides who may do what; HTTP routes, the broker and the pages ask it. Deny by default. */
export function decide(actor: PolicyActor, permission: Permission, target: PolicyTarget): Decision {
  const membership = actor.memberships.find((candidate) => candidate.orgId === target.orgId);
  if (membership === undefined || !reaches(membership, target)) return 'hidden';
  // Somebody of some buildings reads what holds everywhere, as it holds in theirs, and does not change it.
  const isBeyond = target.everywhere === true && membership.buildings !== 'all';
  if (!isBeyond && grants(actor, membership, permission, target)) return 'allowed';

  const resource = permission.slice(0, permission.indexOf('.'));
  // Derived from a Permission, so `<resource>.view` is one as well.
  return grants(actor, membership, `${resource}.view` as Permission, target) ? 'forbidden' : 'hidden';
}

/**
 * For a list below a building: `all` its rows, only the person's `own`, or a refusal. The handler
 * narrows the query when it hears `own`.
 */
export function decideRows(
  actor: PolicyActor,
  permission: Permission,
  target: PolicyTarget,
): 'all' | 'own' | Exclude<Decision, 'allowed'> {
  const decision = decide(actor, permission, target);
  if (decision === 'allowed') return 'all';
  const membership = actor.memberships.find((candidate) => candidate.orgId === target.orgId);
  const hasOwn = membership?.grants.has(`${permission}.own`) === true && reaches(membership, target);
  return hasOwn ? 'own' : decision;
}

function reaches(membership: PolicyMembership, target: PolicyTarget): boolean {
  return (
    target.buildingId === undefined || membership.buildings === 'all' || membership.buildings.has(target.buildingId)
  );
}

function grants(
  actor: PolicyActor,
  membership: PolicyMembership,
  permission: Permission,
  target: PolicyTarget,
): boolean {
  if (membership.grants.has(permission)) return true;
  return membership.grants.has(`${permission}.own`) && owns(actor, membership, target);
}

function owns(actor: PolicyActor, membership: PolicyMembership, target: PolicyTarget): boolean {
  const { unitId, at = Infinity } = target;
  const hasUnit =
    unitId !== undefined && membership.unitIds.has(unitId) && at >= (membership.unitsSince?.get(unitId) ?? -Infinity);
  return hasUnit || (target.ownerIds?.includes(actor.userId) ?? false);
}
