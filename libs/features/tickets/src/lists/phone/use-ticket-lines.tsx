import type { TicketRow } from '@imah/contract/tickets';
import { openAbilities } from '@imah/contract/tickets/words';
import type { MenuItem } from '@imah/ui';
import type { LineParts } from '@imah/ui/data';
import { circleDotIcon, userCheckIcon } from '@imah/ui/icons';
import { type ReactNode, useState } from 'react';
import type { TicketEdit } from '../edit/index.ts';
import { useTicketsTexts } from '../texts.ts';
import { ChangeSheet } from './change-sheet.tsx';
import { TicketLine, type TicketLineProps } from './ticket-line.tsx';
import { useTake } from './use-take.ts';

interface LinesOf extends Pick<TicketLineProps, 'side' | 'building'> {
  readonly rows: readonly TicketRow[];
  readonly edit: TicketEdit;
}

/** How the rows of a list of tickets are drawn on a phone, and what their menu offers of what a finger does. */
export function useTicketLines({ rows, edit, side, building }: LinesOf): {
  readonly line: (ticket: TicketRow, parts: LineParts) => ReactNode;
  readonly menuOf: (ticket: TicketRow) => readonly MenuItem[];
  /** Stands beside the list; null while nothing is changed. */
  readonly sheet: ReactNode;
} {
  const t = useTicketsTexts();
  const takeOf = useTake(edit);
  const [changedId, setChangedId] = useState<string | null>(null);
  const changed = rows.find(({ id }) => id === changedId);
  const changeOf = (ticket: TicketRow) => {
    const { moves, acts } = openAbilities(ticket);
    const mayChange = acts.includes('assign') || acts.includes('update') || moves.some(({ to }) => to !== 'merged');
    return side === 'staff' && mayChange ? () => setChangedId(ticket.id) : null;
  };
  return {
    line: (ticket, parts) => (
      <TicketLine
        ticket={ticket}
        parts={parts}
        side={side}
        building={building}
        take={side === 'staff' ? takeOf(ticket) : null}
        change={changeOf(ticket)}
      />
    ),
    menuOf: (ticket) => {
      const take = side === 'staff' ? takeOf(ticket) : null;
      const change = changeOf(ticket);
      return [
        ...(take === null
          ? []
          : [{ kind: 'action' as const, label: t('phone.take'), icon: userCheckIcon, onSelect: take }]),
        ...(change === null
          ? []
          : [{ kind: 'action' as const, label: t('phone.changeMore'), icon: circleDotIcon, onSelect: change }]),
      ];
    },
    sheet:
      changed === undefined ? null : <ChangeSheet ticket={changed} edit={edit} onClose={() => setChangedId(null)} />,
  };
}
