import type { Ticket } from '@imah/contract/tickets';

/** What somebody else changed while the person was about to do something. */
export interface Conflict {
  readonly before: Ticket;
  readonly after: Ticket;
}
