import { decideRows, type PolicyActor, type PolicyMembership } from '@imah/contract/access';
import { searchPermissions } from '@imah/contract/search/words';

/** What one permission shows. Who sees a topic is a matter of its audience as well. */
type PermittedKind = keyof typeof searchPermissions;

/** What one membership lets a person find of one kind, in the form the query reads it. */
export interface SearchScope {
  readonly org_id: string;
  /** `ticket-work`: the tickets that the person works on, which need be neither theirs nor of their unit. */
  readonly kind: PermittedKind | 'ticket-work';
  /** Null: every building of the organisation. */
  readonly building_ids: readonly string[] | null;
  readonly reach: 'all' | 'own';
  readonly unit_ids: readonly string[];
  readonly user_id: string;
}

// Object.keys forgets the literal names.
const kinds = Object.keys(searchPermissions) as PermittedKind[];

/** Everything a person may find by a permission: the policy's answers, one for each organisation and kind. */
export function searchScopes(actor: PolicyActor): SearchScope[] {
  return actor.memberships.flatMap((membership) => kinds.flatMap((kind) => scopeOf(actor, membership, kind)));
}

function scopeOf(actor: PolicyActor, membership: PolicyMembership, kind: PermittedKind): SearchScope[] {
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
