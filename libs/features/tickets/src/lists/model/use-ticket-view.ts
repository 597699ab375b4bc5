import { useSearchParams } from 'react-router-dom';
import { changeFilter, noFilter, readFilter, type TicketFilter, writeFilter } from './ticket-filter.ts';

type TicketShape = 'list' | 'board';

/** Columns that a table may have beside the ticket itself, in their order. */
export const ticketColumnIds = [
  'state',
  'priority',
  'category',
  'unit',
  'assignee',
  'due',
  'reporter',
  'created',
  'updated',
] as const;
export type TicketColumnId = (typeof ticketColumnIds)[number];
const usualColumns: readonly TicketColumnId[] = ['state', 'priority', 'assignee', 'due'];

export interface TicketLook {
  readonly shape: TicketShape;
  readonly filter: TicketFilter;
  readonly columns: readonly TicketColumnId[];
  readonly change: (change: Partial<TicketFilter>) => void;
  readonly chooseShape: (shape: TicketShape) => void;
  readonly chooseColumns: (columns: readonly TicketColumnId[]) => void;
  readonly clear: () => void;
  /** Shows what somebody kept. */
  readonly open: (kept: { shape: TicketShape; filters: Record<string, string>; columns: readonly string[] }) => void;
}

/** What the address shows: a link leads to the same tickets, and going back undoes a filter. */
export function useTicketLook(): TicketLook {
  const [search, setSearch] = useSearchParams();
  const filter = readFilter(search);
  const shape: TicketShape = search.get('view') === 'board' ? 'board' : 'list';
  const wanted = search.get('columns')?.split(',');
  const columns = wanted === undefined ? usualColumns : ticketColumnIds.filter((column) => wanted.includes(column));

  function show(next: { filter?: TicketFilter; shape?: TicketShape; columns?: readonly TicketColumnId[] }): void {
    const shownColumns = next.columns ?? columns;
    const isUsual = shownColumns.join() === usualColumns.join();
    const typing = next.filter !== undefined && next.filter.q !== filter.q;
    setSearch(
      {
        ...writeFilter(next.filter ?? filter),
        ...((next.shape ?? shape) === 'board' ? { view: 'board' } : {}),
        ...(isUsual ? {} : { columns: shownColumns.join(',') }),
      },
      { replace: typing },
    );
  }
  return {
    shape,
    filter,
    columns,
    change: (change) => show({ filter: changeFilter(filter, change) }),
    chooseShape: (next) => show({ shape: next }),
    chooseColumns: (next) => show({ columns: ticketColumnIds.filter((column) => next.includes(column)) }),
    clear: () => show({ filter: { ...noFilter, state: filter.state, sort: filter.sort } }),
    open: (kept) =>
      show({
        filter: readFilter(new URLSearchParams(kept.filters)),
        shape: kept.shape,
        columns: ticketColumnIds.filter((column) => kept.columns.includes(column)),
      }),
  };
}
