import type { TicketRow } from '@imah/contract/tickets';

const dayMs = 86_400_000;

/** As many days are looked back. */
export const historyDays = 90;
/** As many tickets of a place are read at once, and the last of them shown. */
export const historySize = { read: 50, shown: 5 } as const;

/** The other tickets of a place: the last few, and how many there were in `historyDays`; `more` where there are still others. */
export function recentOf(
  rows: readonly TicketRow[],
  ticketId: string,
  now: number,
): { readonly shown: readonly TicketRow[]; readonly count: number; readonly reach: 'all' | 'more' } {
  const others = rows.filter(({ id }) => id !== ticketId);
  const recent = others.filter(({ createdAt }) => Date.parse(createdAt) > now - historyDays * dayMs);
  const isCut = rows.length >= historySize.read && recent.length === others.length;
  return { shown: others.slice(0, historySize.shown), count: recent.length, reach: isCut ? 'more' : 'all' };
}
