import { isApiError } from '@imah/api-client';
import { useApiClient } from '@imah/api-client/react';
import type { Building } from '@imah/contract/buildings';
import type { Ticket, TicketRow } from '@imah/contract/tickets';
import type { MoveDemand, TicketState } from '@imah/contract/tickets/words';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp, usePolicyActor } from '@imah/app/ports';
import { explainFailure, useFormTexts } from '@imah/app/form';
import { useClock } from '@imah/app/i18n';
import { useToast } from '@imah/app/shell';
import { viewerOf } from '../../ticket/model/index.ts';
import { useTicketWords } from '../../ticket/parts/index.ts';
import { applyNews } from '../model/apply-news.ts';
import { useTicketsTexts } from '../texts.ts';

/** A move that waits for what it demands. */
export interface AskedMove {
  readonly ticket: Ticket;
  readonly to: TicketState;
  readonly demands: readonly MoveDemand[];
}

/** Moves a ticket on the board: at once, or after what the move demands has been asked for. */
export function useBoardMove(building: Building) {
  const t = useTicketsTexts();
  const words = useTicketWords();
  const tf = useFormTexts();
  const client = useApiClient();
  const queryClient = useQueryClient();
  const toast = useToast();
  const clock = useClock();
  const actor = usePolicyActor();
  const { person } = useApp();
  const [asked, setAsked] = useState<AskedMove | null>(null);

  function write(ticket: Ticket): void {
    const place = { buildingId: building.id, userId: person?.id ?? '', now: clock.now() };
    applyNews(queryClient, place, { id: ticket.id, ticket }, 'move');
  }

  async function move(row: TicketRow, to: TicketState): Promise<void> {
    if (actor === null || row.state === to) return;
    try {
      const { data: ticket } = await client.getTicket({ params: { ticketId: row.id } });
      const open = viewerOf(ticket, actor).moves.find((one) => one.to === to);
      if (open === undefined) {
        write(ticket);
        toast('danger', t('board.refused', { number: row.number }));
      } else if (open.demands.length > 0) setAsked({ ticket, ...open });
      else {
        const moved = await client.moveTicket({
          params: { ticketId: row.id },
          // What the person saw is what they decided on.
          version: row.version,
          body: { to },
        });
        write(moved.data);
        toast('success', t('board.moved', { number: row.number, state: words(`states.${to}`) }));
      }
    } catch (error) {
      const current = isApiError(error) && error.code === 'VERSI_BERUBAH' ? await again(row.id) : null;
      if (current === null) toast('danger', explainFailure(tf, error).message ?? t('board.refused', row));
      else {
        write(current);
        toast('warning', t('board.changed', { number: row.number }));
      }
    }
  }

  async function again(ticketId: string): Promise<Ticket | null> {
    try {
      return (await client.getTicket({ params: { ticketId } })).data;
    } catch {
      return null;
    }
  }

  async function close(): Promise<void> {
    const ticket = asked === null ? null : await again(asked.ticket.id);
    setAsked(null);
    if (ticket !== null) write(ticket);
  }
  return { asked, move, close: () => void close() };
}
