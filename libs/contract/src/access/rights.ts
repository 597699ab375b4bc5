import { type Permission, permissions, type Resource } from './permissions.ts';
import { decideRows, type PolicyActor, type PolicyMembership } from './policy.ts';

/** How far a permission reaches: every record, only the person's own, or none. */
export type RightsLevel = 'none' | 'own' | 'all';

/** Where a permission changes. `all` speaks of every building, also those that are yet to come. */
export type RightsReach =
  | { readonly kind: 'organization' }
  | { readonly kind: 'all'; readonly except: readonly string[] }
  | { readonly kind: 'some'; readonly buildingIds: readonly string[] };

/** One permission that a change of groups or scope gives or takes. */
export interface RightsChange {
  readonly permission: Permission;
  readonly from: RightsLevel;
  readonly to: RightsLevel;
  readonly reach: RightsReach;
}

/** What one membership grants, apart from whose it is. */
export type HeldRights = Pick<PolicyMembership, 'grants' | 'buildings'>;

/** What belongs to the organisation as a whole: a scope of buildings does not narrow it. */
export const organizationResources: readonly Resource[] = [
  'org',
  'group',
  'settings',
  'integration',
  'dataset',
  'slaPolicy',
  'product',
  'promotion',
  'pdp',
];

/** Belongs to no building, so that it stands for those which neither side names. */
const anyOther = '00000000-0000-0000-0000-000000000000';
const nobody = anyOther;
const levels: readonly RightsLevel[] = ['none', 'own', 'all'];

/**
 * Which permissions are gained and lost, and in which buildings, as the policy itself answers before and
 * after. Null stands for no membership.
 */
export function compareRights(before: HeldRights | null, after: HeldRights | null): RightsChange[] {
  const [was, becomes] = [actorOf(before), actorOf(after)];
  const buildingIds = [...new Set([...idsOf(before), ...idsOf(after)])];
  return permissions.flatMap((permission) => {
    if (isOrganizationWide(permission)) return changesIn(was, becomes, permission, null, buildingIds);
    return changesIn(was, becomes, permission, [...buildingIds, anyOther], buildingIds);
  });
}

/** Whether a person holds all that the changes give or take: nobody hands out more than they have. */
export function mayGrant(actor: PolicyActor, orgId: string, changes: readonly RightsChange[]): boolean {
  return changes.every(({ permission, from, to, reach }) => {
    const needed = Math.max(levels.indexOf(from), levels.indexOf(to));
    const buildingIds = reach.kind === 'some' ? reach.buildingIds : [reach.kind === 'all' ? anyOther : undefined];
    return buildingIds.every((buildingId) => {
      const held = decideRows(actor, permission, { orgId, buildingId });
      return levels.indexOf(held === 'all' || held === 'own' ? held : 'none') >= needed;
    });
  });
}

function isOrganizationWide(permission: Permission): boolean {
  return organizationResources.some((resource) => permission.startsWith(`${resource}.`));
}

function changesIn(
  was: PolicyActor,
  becomes: PolicyActor,
  permission: Permission,
  buildingIds: readonly string[] | null,
  named: readonly string[],
): RightsChange[] {
  const byStep = new Map<string, { from: RightsLevel; to: RightsLevel; ids: string[] }>();
  for (const buildingId of buildingIds ?? [undefined]) {
    const [from, to] = [levelOf(was, permission, buildingId), levelOf(becomes, permission, buildingId)];
    if (from === to) continue;
    const step = byStep.get(`${from} ${to}`) ?? { from, to, ids: [] };
    step.ids.push(buildingId ?? '');
    byStep.set(`${from} ${to}`, step);
  }
  return [...byStep.values()].map(({ from, to, ids }) => ({
    permission,
    from,
    to,
    reach: buildingIds === null ? { kind: 'organization' } : reachOf(ids, named),
  }));
}

function reachOf(ids: readonly string[], named: readonly string[]): RightsReach {
  if (!ids.includes(anyOther)) return { kind: 'some', buildingIds: ids };
  return { kind: 'all', except: named.filter((id) => !ids.includes(id)) };
}

function levelOf(actor: PolicyActor, permission: Permission, buildingId: string | undefined): RightsLevel {
  const rows = decideRows(actor, permission, { orgId: '', buildingId });
  return rows === 'all' || rows === 'own' ? rows : 'none';
}

function actorOf(held: HeldRights | null): PolicyActor {
  const memberships = held === null ? [] : [{ ...held, orgId: '', unitIds: new Set<string>() }];
  return { userId: nobody, memberships };
}

function idsOf(held: HeldRights | null): readonly string[] {
  return held === null || held.buildings === 'all' ? [] : [...held.buildings];
}
