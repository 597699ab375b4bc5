import type { TicketRow } from '@imah/contract/tickets';
import { ticketPriorities } from '@imah/contract/tickets/words';
import type { TicketFilter } from './ticket-filter.ts';
import type { TicketPage, TicketPages } from './ticket-lists.ts';

/** The pages with a ticket as it stands now, where it was. Null when it is in none of them. */
export function replaceRow(pages: TicketPages, row: TicketRow): TicketPages | null {
  let isThere = false;
  const next = pages.pages.map((page): TicketPage => {
    if (!page.data.some(({ id }) => id === row.id)) return page;
    isThere = true;
    return { ...page, data: page.data.map((old) => (old.id === row.id && old.version <= row.version ? row : old)) };
  });
  return isThere ? { ...pages, pages: next } : null;
}

/** The pages without a ticket. */
export function removeRow(pages: TicketPages, id: string): TicketPages {
  const next = pages.pages.map((page): TicketPage =>
    page.data.some((row) => row.id === id) ? { ...page, data: page.data.filter((row) => row.id !== id) } : page,
  );
  return { ...pages, pages: next };
}

/** The pages with a ticket in its position; where that is beyond what was read, it comes with the page it belongs to. */
export function placeRow(pages: TicketPages, row: TicketRow, sort: TicketFilter['sort']): TicketPages {
  const without = removeRow(pages, row.id);
  const lastPage = without.pages.at(-1);
  const isWhole = lastPage?.meta.nextCursor === null;
  for (const [index, page] of without.pages.entries()) {
    const at = page.data.findIndex((other) => comesBefore(row, other, sort));
    const position = at >= 0 ? at : index === without.pages.length - 1 && isWhole ? page.data.length : -1;
    if (position < 0) continue;
    const data = [...page.data.slice(0, position), row, ...page.data.slice(position)];
    return { ...without, pages: without.pages.map((old) => (old === page ? { ...page, data } : old)) };
  }
  return without;
}

/** Whether a ticket stands before another in an order of the server. */
function comesBefore(row: TicketRow, other: TicketRow, sort: TicketFilter['sort']): boolean {
  const [one, two] = [positionOf(row, sort), positionOf(other, sort)];
  const at = one.findIndex((value, index) => value !== two[index]);
  return at >= 0 && (one[at] ?? 0) < (two[at] ?? 0);
}

function positionOf(row: TicketRow, sort: TicketFilter['sort']): readonly number[] {
  const created = -Date.parse(row.createdAt);
  if (sort === 'updated') return [-Date.parse(row.updatedAt)];
  if (sort === 'priority') return [ticketPriorities.indexOf(row.priority), created];
  const { dueAt } = row.sla.resolution;
  // Clocks that stand come last.
  if (sort === 'due') return [dueAt === null ? Infinity : Date.parse(dueAt)];
  return [created];
}
