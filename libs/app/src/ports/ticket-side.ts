import type { Whoami } from '@imah/contract/identity';

/** How a person meets tickets: as work on all of them, as work that is theirs, or as their own reports. */
export type TicketSide = 'all' | 'work' | 'reports';

/** Which side of the tickets a person stands on; null for those who see none. */
export function sideOf(person: Whoami | null): TicketSide | null {
  const grants = new Set<string>(person?.memberships.flatMap(({ grants: own }) => own));
  if (grants.has('ticket.view')) return 'all';
  if (!grants.has('ticket.view.own')) return null;
  return grants.has('ticket.transition') || grants.has('ticket.transition.own') ? 'work' : 'reports';
}
