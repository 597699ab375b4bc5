import type { TicketRow } from '@imah/contract/tickets';
import { Button, EmptyState, ForbiddenState, Heading, Inline, media, Skeleton, Stack, TabNav } from '@imah/ui';
import { DataTable, type DataColumn } from '@imah/ui/data';
import { eyeIcon, wrenchIcon } from '@imah/ui/icons';
import { useCallback, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { sideOf, type TicketSide, useApp } from '@imah/app/ports';
import { useFormat } from '@imah/app/i18n';
import { useMedia } from '@imah/app/live';
import { tableState } from '@imah/app/read';
import { useOutbox } from '@imah/app/outbox';
import { MoveDialog } from '../../ticket/actions/index.ts';
import { useKeptList } from '../../sequence/index.ts';
import { withOrders } from '../../ticket/commands/index.ts';
import { BulkBar, NotChangedDialog, useBulkChange } from '../bulk/index.ts';
import { useTicketEdit } from '../edit/index.ts';
import { useTicketColumns } from '../list/ticket-columns.tsx';
import { linesRoom, ReportButton, useTicketLines } from '../phone/index.ts';
import { useListKeys } from '../parts/use-list-keys.ts';
import { ticketColumnIds } from '../model/use-ticket-view.ts';
import { useNameInTitle } from '@imah/app/shell';
import { useTicketsTexts } from '../texts.ts';
import * as styles from './tickets-page.css.ts';
import { TabFilters } from './tab-filters.tsx';
import { tabsOfSide, type TicketTab } from './ticket-tabs.ts';
import { useAllTickets, useTabCounts } from './use-all-tickets.ts';
import { type TabLook, useTabLook } from './use-tab-look.ts';

/** `/imah/tickets`: the tickets of all buildings; for a resident, their own reports. */
export function TicketsPage() {
  const { person } = useApp();
  const side = sideOf(person);
  if (person === null) return <Skeleton shape="card" />;
  if (side === null) return <ForbiddenState level={1} />;
  return <Tickets side={side} mayReport={reports(person.memberships.flatMap(({ grants }) => grants))} />;
}

const reports = (grants: readonly string[]) => grants.includes('ticket.create') || grants.includes('ticket.create.own');

function Tickets({ side, mayReport }: { readonly side: TicketSide; readonly mayReport: boolean }) {
  const t = useTicketsTexts();
  const format = useFormat();
  const tabs: readonly TicketTab[] = tabsOfSide[side];
  const look = useTabLook(side);
  const counts = useTabCounts(tabs, look.narrowing);
  const title = side === 'reports' ? t('all.reports') : t('title');
  useNameInTitle(side === 'reports' ? title : null);

  return (
    <Stack gap="md">
      <Inline justify="between" gap="sm">
        <Heading level={1}>{title}</Heading>
        {mayReport ? (
          <ReportButton href="/imah/new/ticket" label={side === 'reports' ? t('all.report') : t('report')} />
        ) : null}
      </Inline>
      <TabNav
        label={t('all.tabs')}
        items={tabs.map((tab, position) => {
          const count = counts[position] ?? null;
          return {
            href: look.hrefOf(tab),
            label: count === null ? t(`all.tab.${tab}`) : `${t(`all.tab.${tab}`)} ${format.number(count)}`,
            active: tab === look.tab,
          };
        })}
      />
      <TabFilters look={look} side={side} count={counts[tabs.indexOf(look.tab)] ?? null} />
      <TicketTable
        key={look.tab}
        look={look}
        side={side}
        title={title}
        count={counts[tabs.indexOf(look.tab)] ?? null}
      />
    </Stack>
  );
}

interface TicketTableProps {
  readonly look: TabLook;
  readonly side: TicketSide;
  readonly title: string;
  readonly count: number | null;
}

function TicketTable({ look, side, title, count }: TicketTableProps) {
  const t = useTicketsTexts();
  const navigate = useNavigate();
  const { tab, narrowing, offered, hidden, hide } = look;
  const query = useAllTickets(tab, narrowing);
  const isNarrowed = look.filters > 0 || narrowing.q.trim() !== '';
  const { edit, asked, close } = useTicketEdit('stay');
  const bulk = useBulkChange();
  const frame = useRef<HTMLDivElement>(null);
  useListKeys(frame);
  const known = useTicketColumns(
    ticketColumnIds.filter((id) => !hidden.has(id) && offered.includes(id)),
    edit,
  );
  const columns = useMemo((): readonly DataColumn<TicketRow>[] => {
    const [first, ...rest] = known.filter(({ id }) => id === 'title' || offered.some((column) => column === id));
    const building: DataColumn<TicketRow> = {
      id: 'building',
      label: t('columns.building'),
      value: ({ buildingName }) => buildingName,
      cell: ({ buildingName }) => <span className={styles.building}>{buildingName}</span>,
      width: 'sm',
    };
    // Rows come in the order of the tab.
    return (first === undefined ? [] : [first, building, ...rest]).map((column) => ({ ...column, sorting: 'off' }));
  }, [known, offered, t]);
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
  const lines = useTicketLines({ rows, edit, side: side === 'reports' ? 'resident' : 'staff', building: 'named' });
  const isPhone = useMedia(media.phone);
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const handleEnd = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, fetchNextPage]);

  return (
    <div ref={frame} className={isPhone ? linesRoom : undefined} onClickCapture={kept.handlePress}>
      <DataTable
        rowPress="opens"
        startAt={kept.startAt}
        caption={title}
        columns={columns}
        rows={rows}
        rowId={idOf}
        state={tableState(query)}
        empty={
          isNarrowed ? (
            <EmptyState
              icon={wrenchIcon}
              title={t('empty.noneTitle')}
              text={t('empty.noneText')}
              actions={<Button onClick={look.clear}>{t('filters.clear')}</Button>}
            />
          ) : (
            <EmptyState
              icon={wrenchIcon}
              title={t(`all.empty.${tab}`)}
              {...(side === 'reports' ? { text: t('empty.own') } : {})}
            />
          )
        }
        remote={{
          count,
          sorting: null,
          onSort: noSorting,
          onEnd: handleEnd,
          hidden,
          onHide: side === 'reports' ? null : hide,
        }}
        selection={side === 'reports' ? 'none' : 'rows'}
        selectionActions={(selected) => <BulkBar selected={selected} bulk={bulk} />}
        line={lines.line}
        actions={(row) => [
          ...(isPhone ? lines.menuOf(row) : []),
          { kind: 'action', label: t('open'), icon: eyeIcon, onSelect: () => open(row.id) },
        ]}
      />
      {lines.sheet}
      <NotChangedDialog bulk={bulk} />
      {asked === null ? null : <MoveDialog {...asked} onClose={close} />}
    </div>
  );
}

const idOf = (row: TicketRow) => row.id;
const noSorting = () => undefined;
