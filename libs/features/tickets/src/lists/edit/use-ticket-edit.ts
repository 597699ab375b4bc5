import { readKey, useApiClient } from '@imah/api-client/react';
import type { Building } from '@imah/contract/buildings';
import type { Ticket, TicketRow } from '@imah/contract/tickets';
import { type MoveDemand, openAbilities, type TicketState } from '@imah/contract/tickets/words';
import { judgeOutboxAnswer } from '@imah/state-machines';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '@imah/app/ports';
import { useCommand } from '@imah/app/command';
import { explainFailure, useFormTexts } from '@imah/app/form';
import { useClock } from '@imah/app/i18n';
import { useToast } from '@imah/app/shell';
import { giveOrder, moveOf, useMoveTold } from '../../ticket/commands/index.ts';
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
  const { person } = useApp();
  const [asked, setAsked] = useState<AskedMove | null>(null);
  const { run } = useCommand(giveOrder, {
    told: {
      kept: useMoveTold().kept,
      sent: ({ ticket }) =>
        ticket === undefined ? '' : t('board.moved', { ...ticket, state: words(`states.${ticket.state}`) }),
    },
    onConflict: ({ ticket }) => {
      if (ticket === undefined) return;
      place(ticket);
      toast('warning', t('board.changed', { number: ticket.number }));
    },
  });

  function place(ticket: Ticket): void {
    const reader = { buildingId: building.id, userId: person?.id ?? '', now: clock.now() };
    applyNews(queryClient, reader, { id: ticket.id, ticket }, 'move');
  }

  async function move(row: TicketRow, to: TicketState): Promise<void> {
    if (row.state === to) return;
    let ticket: Ticket | undefined;
    try {
      ticket = (await client.getTicket({ params: { ticketId: row.id } })).data;
    } catch (error) {
      // Without a network one goes by what this device has read.
      if (judgeOutboxAnswer(error).kind !== 'unreachable')
        return toast('danger', explainFailure(tf, error).message ?? t('board.refused', row));
      ticket = queryClient.getQueryData(readKey('getTicket', { params: { ticketId: row.id } }));
    }
    const { moves } = openAbilities(ticket ?? row);
    const open = moves.find((one) => one.to === to);
    if (open === undefined || (open.demands.length > 0 && ticket === undefined)) {
      if (ticket !== undefined) place(ticket);
      toast('danger', t('board.refused', { number: row.number }));
    } else if (open.demands.length > 0 && ticket !== undefined) setAsked({ ticket, ...open });
    else {
      // What the person saw is what they decided on.
      const outcome = await run(moveOf(row, { to }, clock.now()));
      if (outcome.kind === 'sent' && outcome.answer.ticket !== undefined) place(outcome.answer.ticket);
    }
  }

  async function close(): Promise<void> {
    const ticketId = asked?.ticket.id;
    setAsked(null);
    if (ticketId === undefined) return;
    const read = await client.getTicket({ params: { ticketId } }).catch(() => null);
    if (read !== null) place(read.data);
  }
  return { asked, move, close: () => void close() };
}
