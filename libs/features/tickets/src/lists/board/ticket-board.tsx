import type { Building } from '@imah/contract/buildings';
import type { TicketCounts, TicketRow } from '@imah/contract/tickets';
import { openAbilities, type TicketState, ticketStates } from '@imah/contract/tickets/words';
import { FailedState, Skeleton, Stack, Text } from '@imah/ui';
import { Board, type BoardMove } from '@imah/ui/data';
import { type ReactNode, useCallback, useMemo, useRef } from 'react';
import { readState } from '@imah/app/read';
import { useOutbox } from '@imah/app/outbox';
import { MoveDialog } from '../../ticket/actions/index.ts';
import { useKeptList } from '../../sequence/index.ts';
import { withOrders } from '../../ticket/commands/index.ts';
import { useTicketWords } from '../../ticket/parts/index.ts';
import { pageSizes, useTicketPages } from '../model/ticket-lists.ts';
import { useTicketNews } from '../model/use-ticket-news.ts';
import type { TicketLook } from '../model/use-ticket-view.ts';
import { useListKeys } from '../parts/use-list-keys.ts';
import { useTicketsTexts } from '../texts.ts';
import { TicketCard } from './ticket-card.tsx';
import { useTicketEdit } from '../edit/index.ts';

/** What has ended otherwise than by being done is not on the board; it is in the list. */
const states = ['new', 'in-progress', 'waiting', 'deferred', 'resolved', 'closed'] as const satisfies TicketState[];

interface TicketBoardProps {
  readonly building: Building;
  readonly look: TicketLook;
  readonly counts: TicketCounts | undefined;
  readonly empty: ReactNode;
}

/** The tickets by their state, each column as long as it is. */
export function TicketBoard({ building, look, counts, empty }: TicketBoardProps) {
  const t = useTicketsTexts();
  const words = useTicketWords();
  const { edit, asked, close } = useTicketEdit('place');
  const columns = useColumns(building, look);
  // What is dragged must not change its place under the hand.
  const frame = useRef<HTMLDivElement>(null);
  useListKeys(frame);
  useTicketNews(building, () => frame.current?.querySelector('[data-state="dragged"]') !== null);

  const { entries } = useOutbox();
  const rows = columns.flatMap(
    ({ query }) => query.data?.pages.flatMap(({ data }) => data.map((row) => withOrders(row, entries))) ?? [],
  );
  const cards = useMemo(
    () =>
      rows.map((ticket) => ({
        id: ticket.id,
        column: ticket.state,
        title: ticket.title,
        content: <TicketCard ticket={ticket} edit={edit} />,
        // Merging asks for another ticket: that is for its page.
        moves: openAbilities(ticket).moves.flatMap(({ to }) => (to === 'merged' ? [] : [to])),
      })),
    // The rows are another array at each drawing; what they hold is not.
    // oxlint-disable-next-line react/exhaustive-deps
    [entries, edit, ...columns.map(({ query }) => query.data)],
  );
  const kept = useKeptList(rows);
  const known = useRef<readonly TicketRow[]>(rows);
  known.current = rows;
  const handleMove = useCallback(
    ({ card, column }: BoardMove) => {
      const row = known.current.find(({ id }) => id === card);
      const to = ticketStates.find((state) => state === column);
      if (row !== undefined && to !== undefined) edit.move(row, to);
    },
    [edit],
  );

  const reads = columns.map(({ query }) => readState(query));
  const retry = () => columns.forEach(({ query }) => void query.refetch());
  if (reads.every(({ kind }) => kind !== 'ready' && kind !== 'loading'))
    return <FailedState reason={reads.some(({ kind }) => kind === 'offline') ? 'offline' : 'failed'} onRetry={retry} />;
  if (reads.some(({ kind }) => kind === 'loading')) return <Skeleton shape="card" />;
  if (rows.length === 0) return empty;
  return (
    <Stack gap="sm" ref={frame} onClickCapture={kept.handlePress}>
      <Text size="sm" tone="muted">
        {t('board.hint')}
      </Text>
      <Board
        label={t('board.label', { building: building.name })}
        columns={columns.map(({ state, query, onEnd }) => ({
          id: state,
          label: words(`states.${state}`),
          count: counts?.states[state] ?? query.data?.pages.flatMap(({ data }) => data).length ?? 0,
          onEnd,
        }))}
        cards={cards}
        onMove={handleMove}
        level={2}
      />
      {asked === null ? null : <MoveDialog {...asked} onClose={close} />}
    </Stack>
  );
}

function useColumn(building: Building, look: TicketLook, state: (typeof states)[number]) {
  const query = useTicketPages(building.id, { ...look.filter, state }, pageSizes.column);
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const onEnd = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, fetchNextPage]);
  return { state, query, onEnd };
}

function useColumns(building: Building, look: TicketLook) {
  return [
    useColumn(building, look, 'new'),
    useColumn(building, look, 'in-progress'),
    useColumn(building, look, 'waiting'),
    useColumn(building, look, 'deferred'),
    useColumn(building, look, 'resolved'),
    useColumn(building, look, 'closed'),
  ];
}
