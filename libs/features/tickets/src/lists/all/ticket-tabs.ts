import type { QueryOf } from '@imah/contract/endpoints';
import { ticketStates } from '@imah/contract/tickets/words';
import type { TicketSide } from '@imah/app/ports';

type Query = NonNullable<QueryOf<'listTickets'>>;

/** What each tab asks for, of all buildings. */
export const tabQueries = {
  mine: { mine: 'assigned', sort: 'due' },
  unassigned: { assignee: 'none', sort: 'due' },
  overdue: { due: 'overdue', sort: 'due' },
  open: { sort: 'due' },
  all: { state: ticketStates.join(','), sort: 'newest' },
  reported: { mine: 'reported', sort: 'newest' },
  reportedAll: { mine: 'reported', state: ticketStates.join(','), sort: 'newest' },
} as const satisfies Record<string, Query>;

export type TicketTab = keyof typeof tabQueries;

/** The tabs of a side; the first is where one begins. */
export const tabsOfSide = {
  all: ['open', 'mine', 'unassigned', 'overdue', 'all'],
  work: ['mine', 'unassigned', 'overdue', 'open', 'all'],
  reports: ['reported', 'reportedAll'],
} as const satisfies Record<TicketSide, readonly TicketTab[]>;

/** The tab an address asks for; the first one of the side for what it does not know. */
export function tabAt(side: TicketSide, wanted: string | null): TicketTab {
  const tabs: readonly TicketTab[] = tabsOfSide[side];
  return tabs.find((tab) => tab === wanted) ?? tabsOfSide[side][0];
}
