import type { Permission } from '../access/permissions.ts';

export { numberKinds, readHumanNumber, type HumanNumber, type NumberKind } from './number-kinds.ts';

/**
 * What can be found by a right of its own. A later domain adds its kind here and its rows to `search_entry`. Who finds a
 * topic is a matter of its audience as well.
 */
export const searchPermissions = {
  building: 'building.view',
  unit: 'unit.view',
  device: 'device.view',
  alarm: 'alarm.view',
  person: 'occupant.view',
  member: 'member.view',
  ticket: 'ticket.view',
  outage: 'outage.view',
} as const satisfies Record<string, Permission>;
/** Found by their number alone, each by the rule of its own page: one's own, or those of a building. */
export const numberedKinds = ['bill', 'payment'] as const;
export type SearchKind = keyof typeof searchPermissions | 'topic' | (typeof numberedKinds)[number];
// Object.keys forgets the literal names.
const permitted = Object.keys(searchPermissions) as (keyof typeof searchPermissions)[];
/** The kinds of records that the search finds. */
export const searchKinds: readonly SearchKind[] = [...permitted, 'topic', ...numberedKinds];

/** How much of a query counts, and how many hits one answer holds. */
export const searchLimits = { query: 100, hits: 20 } as const;
