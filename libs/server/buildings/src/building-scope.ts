import { decideRows, type PolicyActor, type PolicyMembership, type Permission } from '@imah/contract/access';

type Reach = 'all' | 'own' | 'none';

/** What one membership lets a person see of its buildings, in the form the query reads it. */
export interface BuildingScope {
  readonly org_id: string;
  /** Null: every building of the organisation. */
  readonly building_ids: readonly string[] | null;
  readonly devices: Reach;
  readonly alarms: Reach;
  readonly units: Reach;
  readonly unit_ids: readonly string[];
}

/** The memberships that reach buildings at all, with what they say about the numbers shown beside a building. */
export function buildingScopes(actor: PolicyActor): BuildingScope[] {
  return actor.memberships
    .filter((membership) => reach(actor, membership, 'building.view') === 'all')
    .map((membership) => ({
      org_id: membership.orgId,
      building_ids: membership.buildings === 'all' ? null : [...membership.buildings],
      devices: reach(actor, membership, 'device.view'),
      alarms: reach(actor, membership, 'alarm.view'),
      units: reach(actor, membership, 'unit.view'),
      unit_ids: [...membership.unitIds],
    }));
}

// Asked without a building: which ones the membership reaches, the query narrows itself.
function reach(actor: PolicyActor, membership: PolicyMembership, permission: Permission): Reach {
  const decision = decideRows(actor, permission, { orgId: membership.orgId });
  return decision === 'all' || decision === 'own' ? decision : 'none';
}
