import type { TicketRow } from '@imah/contract/tickets';
import { type MouseEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useApp } from '@imah/app/ports';
import { keepList, placeIn } from './sequence.ts';

/** Hands a list over to the tickets that are opened from it, and says where one stopped in it. */
export function useKeptList(rows: readonly TicketRow[]) {
  const { draftStorage } = useApp();
  const { pathname, search } = useLocation();
  const href = `${pathname}${search}`;
  const [startAt] = useState(() => placeIn(draftStorage, href));
  const keep = (id: string) => keepList(draftStorage, href, rows, id);
  return {
    startAt,
    keep,
    /** For the frame around the rows: whatever link of a ticket is pressed in it. */
    handlePress: ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a[href^="/imah/ticket/"]') : null;
      const id = link?.getAttribute('href')?.split('/').at(-1);
      if (id !== undefined) keep(id);
    },
  };
}
