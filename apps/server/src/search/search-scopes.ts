import {
  decideRows,
  type PolicyActor,
  type PolicyMembership,
  type SearchKind,
  searchKinds,
  searchPermissions,
} from '@imah/contract';

/** What one membership lets a person find of one kind, in the form the query reads it. */
export interface SearchScope {
  readonly org_id: string;
  /** `ticket-work`: the tickets that the person works on, which need be neither theirs nor of their unit. */
  readonly kind: SearchKind | 'ticket-work';
  /** Null: every building of the organisation. */
  readonly building_ids: readonly string[] | null;
  readonly reach: 'all' | 'own';
  readonly unit_ids: readonly string[];
  readonly user_id: string;
}

/** Everything a person may find: the policy's answers, one for each organisation and kind. */
export function searchScopes(actor: PolicyActor): SearchScope[] {
  return actor.memberships.flatMap((membership) => searchKinds.flatMap((kind) => scopeOf(actor, membership, kind)));
}

function scopeOf(actor: PolicyActor, membership: PolicyMembership, kind: SearchKind): SearchScope[] {
  // Asked without a building: which ones the membership reaches, the query narrows itself.
  const reach = decideRows(actor, searchPermissions[kind], { orgId: membership.orgId });
  if (reach !== 'all' && reach !== 'own') return [];
  const scope: SearchScope = {
    org_id: membership.orgId,
    kind,
    building_ids: membership.buildings === 'all' ? null : [...membership.buildings],
    reach,
    unit_ids: [...membership.unitIds],
    user_id: actor.userId,
  };
  return kind === 'ticket' && reach === 'own' ? [scope, { ...scope, kind: 'ticket-work' }] : [scope];
}
