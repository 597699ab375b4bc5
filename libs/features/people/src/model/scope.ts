import { type HeldRights, isGrant } from '@imah/contract/access';
import type { Building } from '@imah/contract/buildings';
import type { TimeZone } from '@imah/contract/buildings/words';
import type { Group, MemberScope } from '@imah/contract/members';
import { localDay, nextMidnight } from '@imah/app/i18n';

/** Groups, buildings and end of a membership while it is filled in. */
export interface ScopeDraft {
  readonly groupIds: readonly string[];
  readonly reach: 'all' | 'some';
  readonly buildingIds: readonly string[];
  readonly lasting: 'open' | 'until';
  /** Last day, ISO; null while none is chosen. */
  readonly until: string | null;
}

export const emptyScope: ScopeDraft = { groupIds: [], reach: 'some', buildingIds: [], lasting: 'open', until: null };

/** A scope as the server keeps it; the last day counts whole, by the clock of the buildings. */
export function scopeOf(draft: ScopeDraft, zone: TimeZone): MemberScope {
  return {
    groupIds: [...draft.groupIds],
    buildingIds: draft.reach === 'all' ? null : [...draft.buildingIds],
    expiresAt: draft.lasting === 'until' && draft.until !== null ? nextMidnight(draft.until, zone) : null,
  };
}

export function draftOf(scope: MemberScope, zone: TimeZone): ScopeDraft {
  return {
    groupIds: scope.groupIds,
    reach: scope.buildingIds === null ? 'all' : 'some',
    buildingIds: scope.buildingIds ?? [],
    lasting: scope.expiresAt === null ? 'open' : 'until',
    until: scope.expiresAt === null ? null : localDay(Date.parse(scope.expiresAt) - 1, zone),
  };
}

/** The clock that an organisation's days are told by. */
export function zoneOf(buildings: readonly Pick<Building, 'timeZone'>[]): TimeZone {
  return buildings[0]?.timeZone ?? 'Asia/Jakarta';
}

/** The rights that groups give in a scope: what the comparison before saving compares. */
export function rightsOf(scope: Pick<MemberScope, 'groupIds' | 'buildingIds'>, groups: readonly Group[]): HeldRights {
  const grants = groups
    .filter(({ id }) => scope.groupIds.includes(id))
    .flatMap((group) => group.grants.filter(isGrant));
  return { grants: new Set(grants), buildings: scope.buildingIds === null ? 'all' : new Set(scope.buildingIds) };
}
