import type { TicketRow } from '@imah/contract/tickets';

type Kept = Pick<Storage, 'getItem' | 'setItem'>;

/** The list from which a ticket was opened: its address, and what it showed in its order. */
export interface TicketList {
  readonly href: string;
  readonly ids: readonly string[];
  /** The ticket that was looked at last. */
  readonly at: string;
}

const key = 'imah-ticket-list';
/** More than anybody walks through one by one. */
const most = 500;

/** Keeps the list for as long as the tab lives; a closed storage means that there is no next and previous. */
export function keepList(storage: Kept, href: string, rows: readonly Pick<TicketRow, 'id'>[], at: string): void {
  const place = rows.findIndex(({ id }) => id === at);
  const start = Math.max(0, Math.min(place - most / 2, rows.length - most));
  const ids = rows.slice(start, start + most).map(({ id }) => id);
  write(storage, { href, ids, at });
}

/** The list in which a ticket stands; null where it was opened from none. */
export function listOf(storage: Kept, ticketId: string): TicketList | null {
  const list = readList(storage);
  return list?.ids.includes(ticketId) ? list : null;
}

/** Where one stopped in the list of an address; null where one did not come from it. */
export function placeIn(storage: Kept, href: string): string | null {
  const list = readList(storage);
  return list?.href === href ? list.at : null;
}

/** Goes on in the same list. */
export function moveTo(storage: Kept, list: TicketList, at: string): void {
  write(storage, { ...list, at });
}

function write(storage: Kept, list: TicketList): void {
  try {
    storage.setItem(key, JSON.stringify(list));
  } catch {
    // Private windows of some browsers refuse to write.
  }
}

function readList(storage: Kept): TicketList | null {
  try {
    const kept: unknown = JSON.parse(storage.getItem(key) ?? 'null');
    return isList(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** What is kept may be of another version, or of another page. */
function isList(kept: unknown): kept is TicketList {
  if (typeof kept !== 'object' || kept === null) return false;
  if (!('href' in kept && 'ids' in kept && 'at' in kept) || typeof kept.at !== 'string') return false;
  const isOwn = typeof kept.href === 'string' && /^\/imah(?:\/|$)/.test(kept.href);
  return isOwn && Array.isArray(kept.ids) && kept.ids.every((id) => typeof id === 'string');
}
