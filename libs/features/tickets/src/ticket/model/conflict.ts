import type { Ticket } from '@imah/contract/tickets';

/** What somebody else changed while the person was about to do something. */
export interface Conflict {
  readonly before: Ticket;
  readonly after: Ticket;
}

/** What has changed since the person looked, out of what stands now. */
export function conflictWith(before: Ticket, current: { readonly ticket?: Ticket }): Conflict {
  return { before, after: current.ticket ?? before };
}
