import { type HeldRights, isGrant } from '@imah/contract/access';
import type { Building } from '@imah/contract/buildings';
import type { TimeZone } from '@imah/contract/buildings/words';
import type { Group, MemberScope } from '@imah/contract/members';

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

// Indonesia does not change its clocks.
const offsets: Readonly<Record<TimeZone, number>> = { 'Asia/Jakarta': 7, 'Asia/Makassar': 8, 'Asia/Jayapura': 9 };
const hourMs = 3_600_000;

/** A scope as the server keeps it; the last day counts whole, by the clock of the buildings. */
export function scopeOf(draft: ScopeDraft, zone: TimeZone): MemberScope {
  return {
    groupIds: [...draft.groupIds],
    buildingIds: draft.reach === 'all' ? null : [...draft.buildingIds],
    expiresAt: draft.lasting === 'until' && draft.until !== null ? endOfDay(draft.until, zone) : null,
  };
}

export function draftOf(scope: MemberScope, zone: TimeZone): ScopeDraft {
  return {
    groupIds: scope.groupIds,
    reach: scope.buildingIds === null ? 'all' : 'some',
    buildingIds: scope.buildingIds ?? [],
    lasting: scope.expiresAt === null ? 'open' : 'until',
    until: scope.expiresAt === null ? null : dayOf(Date.parse(scope.expiresAt) - 1, zone),
  };
}

/** The day it is, ISO, at a moment in milliseconds since 1970 UTC. */
export function dayOf(at: number, zone: TimeZone): string {
  return new Date(at + offsets[zone] * hourMs).toISOString().slice(0, 10);
}

function endOfDay(day: string, zone: TimeZone): string {
  const midnight = Date.parse(`${day}T00:00:00.000Z`) + 24 * hourMs;
  return new Date(midnight - offsets[zone] * hourMs).toISOString();
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
