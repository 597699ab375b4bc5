import { type TicketPriority, ticketPriorities } from '@imah/contract/tickets/words';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { TicketSide } from '@imah/app/ports';
import type { TicketColumnId } from '../model/use-ticket-view.ts';
import { tabAt, tabsOfSide, type TicketTab } from './ticket-tabs.ts';

type ColumnId = 'building' | TicketColumnId;

const ofStaff: readonly ColumnId[] = [
  'building',
  'state',
  'priority',
  'due',
  'category',
  'unit',
  'assignee',
  'reporter',
  'created',
  'updated',
];
const usualOfStaff: readonly ColumnId[] = ['building', 'state', 'priority', 'due', 'assignee'];

/** What may be shown beside the ticket itself; a reporter is offered no word of those who work on it. */
const offeredTo: Record<TicketSide, readonly ColumnId[]> = {
  all: ofStaff,
  work: ofStaff,
  reports: ['building', 'state', 'category', 'unit', 'created', 'updated'],
};
const usualOf: Record<TicketSide, readonly ColumnId[]> = {
  all: usualOfStaff,
  work: usualOfStaff,
  reports: ['building', 'state', 'created'],
};

/** What narrows every tab. */
export interface TabNarrowing {
  readonly q: string;
  readonly buildingId: string | null;
  readonly priorities: readonly TicketPriority[];
}

const wide: TabNarrowing = { q: '', buildingId: null, priorities: [] };

export interface TabLook {
  readonly tab: TicketTab;
  readonly narrowing: TabNarrowing;
  /** How many filters are in use, beside what is searched for. */
  readonly filters: number;
  readonly narrow: (change: Partial<TabNarrowing>) => void;
  readonly clear: () => void;
  /** Columns that can be shown, in their order. */
  readonly offered: readonly ColumnId[];
  readonly hidden: ReadonlySet<string>;
  readonly hide: (hidden: ReadonlySet<string>) => void;
  /** The address of a tab, with the columns and the filters that hold now. */
  readonly hrefOf: (tab: TicketTab) => string;
}

/** What the address shows: the tab, and the columns when they are not the usual ones. */
export function useTabLook(side: TicketSide): TabLook {
  const [search, setSearch] = useSearchParams();
  const tab = tabAt(side, search.get('tab'));
  const offered = offeredTo[side];
  const wanted = search.get('columns');
  const hidden = useMemo(() => {
    const shown: readonly string[] = wanted?.split(',') ?? usualOf[side];
    return new Set<string>(offeredTo[side].filter((id) => !shown.includes(id)));
  }, [side, wanted]);

  const narrowing = useMemo(() => readNarrowing(search), [search]);

  const addressOf = (next: TicketTab, without: ReadonlySet<string>, by: TabNarrowing) => {
    const columns = offered.filter((id) => !without.has(id)).join(',');
    return new URLSearchParams({
      ...(next === tabsOfSide[side][0] ? {} : { tab: next }),
      ...(columns === usualOf[side].join(',') ? {} : { columns }),
      ...(by.q.trim() === '' ? {} : { q: by.q }),
      ...(by.buildingId === null ? {} : { building: by.buildingId }),
      ...(by.priorities.length === 0 ? {} : { priority: by.priorities.join(',') }),
    });
  };
  return {
    tab,
    narrowing,
    filters: (narrowing.buildingId === null ? 0 : 1) + (narrowing.priorities.length === 0 ? 0 : 1),
    // Going back undoes a filter, not a letter.
    narrow: (change) =>
      setSearch(addressOf(tab, hidden, { ...narrowing, ...change }), { replace: change.q !== undefined }),
    clear: () => setSearch(addressOf(tab, hidden, wide)),
    offered,
    hidden,
    hide: (next) => setSearch(addressOf(tab, next, narrowing)),
    hrefOf: (next) => {
      const address = addressOf(next, hidden, narrowing).toString();
      return address === '' ? '/imah/tickets' : `/imah/tickets?${address}`;
    },
  };
}

const aRecord = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What an address asks for; what it does not know is left out. */
function readNarrowing(search: URLSearchParams): TabNarrowing {
  const building = search.get('building') ?? '';
  const wanted = search.get('priority')?.split(',') ?? [];
  return {
    q: (search.get('q') ?? '').slice(0, 100),
    buildingId: aRecord.test(building) ? building : null,
    priorities: ticketPriorities.filter((priority) => wanted.includes(priority)),
  };
}
