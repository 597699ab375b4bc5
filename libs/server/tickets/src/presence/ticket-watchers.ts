import type { TicketPresence, TicketWatcher } from '@imah/contract/tickets';
import type { TicketDoing } from '@imah/contract/tickets/words';

/** How long what a page said holds unless it is said again, in milliseconds. */
const presenceHoldsMs = { looking: 45_000, writing: 6000 } as const;

/** So many names are enough for one page. */
const mostNamed = 20;

/** One page that shows a ticket to one person. */
export interface Watching {
  readonly ticketId: string;
  readonly pageId: string;
  readonly userId: string;
  readonly name: string;
  readonly side: TicketWatcher['side'];
  /** What they may know: who looks, or only that the staff write to them. As their rights were when the page spoke last. */
  readonly told: 'names' | 'staff-writes';
}

/** The clock of the watchers, and their voice. */
export interface WatcherPorts {
  /** Milliseconds since 1970 UTC. */
  readonly now: () => number;
  /** Calls `run` after `delayMs`; answers with a way to call it off. */
  readonly later: (run: () => void, delayMs: number) => () => void;
  readonly tell: (userId: string, presence: TicketPresence) => void;
}

/** Who is before which ticket. */
export interface TicketWatchers {
  /** The page is open, and its person does this. Answers with what it may know of the others. */
  readonly see: (watching: Watching, doing: TicketDoing | 'left') => TicketPresence;
}

interface Page extends Watching {
  readonly doing: TicketDoing;
  readonly until: number;
  /** When they are taken to have stopped writing. */
  readonly writesUntil: number;
}

/** Everyone before one ticket, in the order in which they came. */
interface Room {
  readonly pages: Map<string, Page>;
  /** What each page was told last. */
  readonly told: Map<string, string>;
  stop: () => void;
}

/**
 * Remembers who is before a ticket in the memory of this process, and nowhere else: it is worth nothing after a
 * restart, since every page says it again within 20 seconds, and nobody may look up later who read what. Several
 * processes would each know their own pages; what they say would then have to go through the broker they share.
 * What is held is bounded by the rate of the call: a page is forgotten sooner than many more can be named.
 */
export function createTicketWatchers({ now, later, tell }: WatcherPorts): TicketWatchers {
  const rooms = new Map<string, Room>();
  let seq = 0;

  function see(watching: Watching, doing: TicketDoing | 'left'): TicketPresence {
    const { ticketId } = watching;
    const room = rooms.get(ticketId) ?? { pages: new Map(), told: new Map(), stop: () => {} };
    rooms.set(ticketId, room);
    const key = `${watching.userId} ${watching.pageId}`;
    if (doing === 'left') room.pages.delete(key);
    else {
      const at = now();
      const page = {
        ...watching,
        doing,
        until: at + presenceHoldsMs.looking,
        writesUntil: at + presenceHoldsMs.writing,
      };
      room.pages.set(key, page);
      // The page is answered: it need not be told as well.
      room.told.set(key, wordsOf(page, peopleOf(room)));
    }
    settle(ticketId, room);
    return presenceOf(watching, peopleOf(room));
  }

  function settle(ticketId: string, room: Room): void {
    const at = now();
    room.stop();
    for (const [key, page] of room.pages) {
      if (page.until <= at) room.pages.delete(key);
      else if (page.doing !== 'looking' && page.writesUntil <= at) room.pages.set(key, { ...page, doing: 'looking' });
    }
    if (room.pages.size === 0) {
      rooms.delete(ticketId);
      return;
    }
    const people = peopleOf(room);
    for (const key of room.told.keys()) if (!room.pages.has(key)) room.told.delete(key);
    for (const [key, page] of room.pages) {
      const words = wordsOf(page, people);
      if (room.told.get(key) === words) continue;
      room.told.set(key, words);
      tell(page.userId, presenceOf(page, people));
    }
    const ends = [...room.pages.values()].map(({ doing, until, writesUntil }) =>
      doing === 'looking' ? until : Math.min(until, writesUntil),
    );
    room.stop = later(() => settle(ticketId, room), Math.max(1, Math.min(...ends) - at));
  }

  function presenceOf(page: Watching, everyone: readonly TicketWatcher[]): TicketPresence {
    // Later than anything this process, or one before it, has said.
    seq = Math.max(seq + 1, now());
    return { seq, ticketId: page.ticketId, pageId: page.pageId, ...knownTo(page, everyone) };
  }

  return { see };
}

/** Each person once: with several pages they are where they write. */
function peopleOf({ pages }: Room): TicketWatcher[] {
  const people = new Map<string, TicketWatcher>();
  for (const { userId, name, side, doing } of pages.values()) {
    const known = people.get(userId);
    if (known === undefined || known.doing === 'looking') people.set(userId, { id: userId, name, side, doing });
  }
  return [...people.values()];
}

function knownTo(
  { userId, told }: Watching,
  everyone: readonly TicketWatcher[],
): Pick<TicketPresence, 'people' | 'staff'> {
  const others = everyone.filter(({ id }) => id !== userId);
  const writes = others.some(({ side, doing }) => side === 'staff' && doing === 'writing-reply');
  return {
    people: told === 'names' ? others.slice(0, mostNamed) : [],
    staff: writes ? 'writing-reply' : 'quiet',
  };
}

function wordsOf(page: Watching, everyone: readonly TicketWatcher[]): string {
  return JSON.stringify(knownTo(page, everyone));
}
