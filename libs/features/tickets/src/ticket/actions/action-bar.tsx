import type { Ticket, TicketStep } from '@imah/contract/tickets';
import type { TicketState } from '@imah/contract/tickets/words';
import { Button, IconButton, Inline, Menu, type MenuItem } from '@imah/ui';
import { ellipsisIcon, printerIcon, userPlusIcon } from '@imah/ui/icons';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { TicketViewer } from '../model/viewer.ts';
import { useTicketTexts } from '../texts.ts';
import { goToCheck } from '../work/check-place.ts';
import * as styles from '../ticket-page.css.ts';
import type { Conflict } from '../model/conflict.ts';
import { primaryMove, wordOfMove } from './move-words.ts';
import { useMove } from './use-move.ts';
import { useTake } from './use-take.ts';

const MoveDialog = lazy(async () => ({ default: (await import('./move-dialog.tsx')).MoveDialog }));

interface ActionBarProps {
  readonly ticket: Ticket;
  readonly viewer: TicketViewer;
  readonly onConflict: (conflict: Conflict | null) => void;
}

/** What this person may do with the ticket now: the next step as a button, the others behind it. */
export function ActionBar({ ticket, viewer, onConflict }: ActionBarProps) {
  const t = useTicketTexts();
  const { move, isMoving } = useMove(ticket, onConflict);
  const take = useTake(ticket, viewer, onConflict);
  // The step itself is kept: what the page shows while it is being sent has other steps, or none.
  const [asking, setAsking] = useState<TicketViewer['moves'][number] | null>(null);
  const [text, setText] = useState('');
  // The item to go to once the dialog has closed and given the focus back.
  const left = useRef<string | null>(null);
  useEffect(() => {
    if (asking !== null || left.current === null) return;
    goToCheck(left.current);
    left.current = null;
  }, [asking]);

  // A rating is given, and taken back, in its own panel, where it is one press, and where one says that it is not done.
  const isRated = ({ demands }: TicketViewer['moves'][number]) =>
    demands.includes('rating') || ticket.state === 'closed';
  const inPanel = viewer.moves.some(isRated);
  const moves = viewer.moves.filter((step) => !isRated(step) && !(inPanel && step.to === 'new'));
  const first = moves.find(({ to }) => to === primaryMove[ticket.state]);
  const start = (to: TicketState) => {
    const step = moves.find((candidate) => candidate.to === to);
    if (step !== undefined && step.demands.length > 0) setAsking(step);
    else move({ to } satisfies TicketStep);
  };
  const leaveFor = (checkId: string) => {
    left.current = checkId;
    setAsking(null);
  };
  const items: MenuItem[] = [
    ...moves
      .filter((candidate) => candidate !== first)
      .map(({ to }): MenuItem => ({
        kind: 'action',
        label: wordOfMove(t, ticket.state, to),
        onSelect: () => start(to),
        ...(to === 'cancelled' ? { tone: 'danger' as const } : {}),
      })),
    ...(viewer.side === 'staff'
      ? [
          {
            kind: 'action' as const,
            label: t('print.open'),
            icon: printerIcon,
            onSelect: () => globalThis.print(),
          },
        ]
      : []),
  ];
  const isDoing = first !== undefined || take !== null;
  if (items.length === 0 && !isDoing && asking === null) return null;

  return (
    <div data-position={isDoing ? 'thumb' : 'head'} className={styles.actions}>
      <Inline gap="sm" wrap="nowrap" justify="end">
        {take === null ? null : (
          <Button icon={userPlusIcon} size="lg" loading={take.isTaking} onClick={take.take}>
            {t('assign.take')}
          </Button>
        )}
        {first === undefined ? null : (
          <div className={styles.firstAction}>
            <Button tone="primary" size="lg" width="full" loading={isMoving} onClick={() => start(first.to)}>
              {wordOfMove(t, ticket.state, first.to)}
            </Button>
          </div>
        )}
        {items.length === 0 ? null : (
          <Menu
            align="end"
            items={items}
            trigger={<IconButton size="lg" icon={ellipsisIcon} label={t('moves.more')} />}
          />
        )}
      </Inline>
      <Suspense fallback={null}>
        {asking === null ? null : (
          <MoveDialog
            ticket={ticket}
            to={asking.to}
            demands={asking.demands}
            kept={{ text, keep: setText, goTo: leaveFor }}
            onClose={() => setAsking(null)}
          />
        )}
      </Suspense>
    </div>
  );
}
