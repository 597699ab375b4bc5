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

export interface TabLook {
  readonly tab: TicketTab;
  /** Columns that can be shown, in their order. */
  readonly offered: readonly ColumnId[];
  readonly hidden: ReadonlySet<string>;
  readonly hide: (hidden: ReadonlySet<string>) => void;
  /** The address of a tab, with the columns that are shown now. */
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

  const addressOf = (next: TicketTab, without: ReadonlySet<string>) => {
    const columns = offered.filter((id) => !without.has(id)).join(',');
    return new URLSearchParams({
      ...(next === tabsOfSide[side][0] ? {} : { tab: next }),
      ...(columns === usualOf[side].join(',') ? {} : { columns }),
    });
  };
  return {
    tab,
    offered,
    hidden,
    hide: (next) => setSearch(addressOf(tab, next)),
    hrefOf: (next) => {
      const address = addressOf(next, hidden).toString();
      return address === '' ? '/imah/tickets' : `/imah/tickets?${address}`;
    },
  };
}
