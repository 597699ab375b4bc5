import type { Building } from '@imah/contract/buildings';
import type { TicketRow } from '@imah/contract/tickets';
import { ticketSorts, type TicketSort } from '@imah/contract/tickets/words';
import { Button, Callout, media, type MenuItem, Stack } from '@imah/ui';
import { DataTable, type Sorting } from '@imah/ui/data';
import { eyeIcon, layoutGridIcon } from '@imah/ui/icons';
import { type ReactNode, useCallback, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMedia } from '@imah/app/live';
import { tableState } from '@imah/app/read';
import { useOutbox } from '@imah/app/outbox';
import { MoveDialog } from '../../ticket/actions/index.ts';
import { useKeptList } from '../../sequence/index.ts';
import { withOrders } from '../../ticket/commands/index.ts';
import { BulkBar, NotChangedDialog, useBulkChange } from '../bulk/index.ts';
import { useTicketEdit } from '../edit/index.ts';
import { type TicketFilter, usualSort } from '../model/ticket-filter.ts';
import { pageSizes, useTicketPages } from '../model/ticket-lists.ts';
import { type TicketColumnId, ticketColumnIds, type TicketLook } from '../model/use-ticket-view.ts';
import { useTicketNews } from '../model/use-ticket-news.ts';
import { linesRoom, useTicketLines } from '../phone/index.ts';
import { useListKeys } from '../parts/use-list-keys.ts';
import { useTicketsTexts } from '../texts.ts';
import { useTicketColumns } from './ticket-columns.tsx';

interface TicketListProps {
  readonly building: Building;
  readonly look: TicketLook;
  /** How many there are in all; null while that is not known. */
  readonly count: number | null;
  /** Only the staff choose several. */
  readonly side: 'staff' | 'resident';
  readonly empty: ReactNode;
  /** Stands above the rows, beside the choice of columns. */
  readonly states: ReactNode;
}

const columnOfSort = {
  newest: 'created',
  due: 'due',
  updated: 'updated',
  priority: 'priority',
} as const satisfies Record<TicketSort, TicketColumnId>;

/** The tickets as rows that come as they are scrolled. */
export function TicketList({ building, look, count, side, empty, states }: TicketListProps) {
  const t = useTicketsTexts();
  const navigate = useNavigate();
  const frame = useRef<HTMLDivElement>(null);
  useListKeys(frame);
  const query = useTicketPages(building.id, look.filter, pageSizes.list);
  const { edit, asked, close } = useTicketEdit('stay');
  const bulk = useBulkChange();
  const columns = useTicketColumns(look.columns, edit);
  const news = useTicketNews(building, () => isHeld(frame.current));
  const { entries } = useOutbox();
  const rows = useMemo(
    () => query.data?.pages.flatMap(({ data }) => data.map((row) => withOrders(row, entries))) ?? [],
    [query.data, entries],
  );

  const kept = useKeptList(rows);
  const open = (id: string) => {
    kept.keep(id);
    void navigate(`/imah/ticket/${id}`);
  };
  const actionsOf = ({ id, unitId, unitCode, floorId, sectionId, place: spot }: TicketRow): MenuItem[] => [
    { kind: 'action', label: t('open'), icon: eyeIcon, onSelect: () => open(id) },
    ...(unitId === null || unitCode === null
      ? []
      : [
          {
            kind: 'action' as const,
            label: t('filters.thisUnit', { code: unitCode }),
            icon: layoutGridIcon,
            onSelect: () => look.change({ unitId, floorId: null, sectionId: null }),
          },
        ]),
    ...(spot === null || (floorId === null && sectionId === null)
      ? []
      : [
          {
            kind: 'action' as const,
            label: t('filters.thisSpot', { place: spot }),
            icon: layoutGridIcon,
            onSelect: () => look.change({ unitId: null, floorId, sectionId }),
          },
        ]),
  ];
  const lines = useTicketLines({ rows, edit, side, building: 'known' });
  const isPhone = useMedia(media.phone);
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const handleEnd = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, fetchNextPage]);

  return (
    <div className={isPhone ? linesRoom : undefined}>
      <Stack gap="md" ref={frame} onClickCapture={kept.handlePress}>
        {news.count === 0 ? null : (
          <Callout
            tone="info"
            actions={
              <Button size="sm" onClick={news.show}>
                {t('showNews')}
              </Button>
            }
          >
            {t('news', { count: news.count })}
          </Callout>
        )}
        <DataTable
          caption={t('caption', { building: building.name })}
          columns={columns}
          rows={rows}
          rowId={idOf}
          state={tableState(query)}
          empty={empty}
          rowPress="opens"
          startAt={kept.startAt}
          toolbar={isPhone ? null : states}
          remote={{
            count: count ?? null,
            sorting: sortingOf(look.filter.sort),
            onSort: (sorting) => look.change({ sort: sortOf(sorting, look.filter) }),
            onEnd: handleEnd,
            hidden: new Set(ticketColumnIds.filter((id) => !look.columns.includes(id))),
            onHide: (hidden) => look.chooseColumns(ticketColumnIds.filter((id) => !hidden.has(id))),
          }}
          line={lines.line}
          actions={(row) => [...(isPhone ? lines.menuOf(row) : []), ...actionsOf(row)]}
          selection={side === 'staff' ? 'rows' : 'none'}
          selectionActions={(selected) => <BulkBar selected={selected} bulk={bulk} />}
        />
        {lines.sheet}
        <NotChangedDialog bulk={bulk} />
        {asked === null ? null : <MoveDialog {...asked} onClose={close} />}
      </Stack>
    </div>
  );
}

const idOf = (row: TicketRow) => row.id;

function sortingOf(sort: TicketSort): Sorting {
  const direction = sort === 'newest' || sort === 'updated' ? 'descending' : 'ascending';
  return { column: columnOfSort[sort], direction };
}

/** Each column has one order that makes sense; pressing it again brings the usual one back. */
function sortOf(sorting: Sorting, { sort, state }: TicketFilter): TicketSort {
  const wanted = ticketSorts.find((sort) => columnOfSort[sort] === sorting?.column) ?? usualSort(state);
  return wanted === sort ? usualSort(state) : wanted;
}

/** Whether somebody is at the rows: they point at them, or have scrolled into them. */
function isHeld(rows: HTMLElement | null): boolean {
  if (rows === null) return false;
  const pointsAt = window.matchMedia('(hover: hover)').matches && rows.querySelector('section:hover') !== null;
  // Rows scroll in their frame; the cards of a phone with the page.
  const isScrolled = [...rows.querySelectorAll('section')].some(
    (section) => section.scrollTop > 0 || section.getBoundingClientRect().top < 0,
  );
  return pointsAt || isScrolled || rows.querySelector('[data-selected="on"]') !== null;
}
