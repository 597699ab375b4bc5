import { readKey, useApiClient } from '@imah/api-client/react';
import type { Ticket, TicketRow } from '@imah/contract/tickets';
import { type MoveDemand, openAbilities, type TicketPriority, type TicketState } from '@imah/contract/tickets/words';
import { judgeOutboxAnswer } from '@imah/state-machines';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useApp } from '@imah/app/ports';
import { useCommand } from '@imah/app/command';
import { explainFailure, useFormTexts } from '@imah/app/form';
import { useClock } from '@imah/app/i18n';
import { useToast } from '@imah/app/shell';
import { assigneeOf, giveOrder, moveOf, priorityOf, useMoveTold } from '../../ticket/commands/index.ts';
import { useTicketWords } from '../../ticket/parts/index.ts';
import { applyNews } from '../model/apply-news.ts';
import { useTicketsTexts } from '../texts.ts';

/** A move that waits for what it demands. */
export interface AskedMove {
  readonly ticket: Ticket;
  readonly to: TicketState;
  readonly demands: readonly MoveDemand[];
}

/** How a listed ticket is changed; the same object between renders. */
export interface TicketEdit {
  readonly move: (row: TicketRow, to: TicketState) => void;
  readonly assign: (row: TicketRow, worker: { readonly id: string; readonly name: string } | null) => void;
  readonly prioritise: (row: TicketRow, priority: TicketPriority) => void;
}

/**
 * Changes a ticket where it is listed: at once, or after what a step demands has been asked for. `placing`: a ticket that
 * was moved goes where it then belongs; else it stays under the hand until the list is told of it.
 */
export function useTicketEdit(placing: 'place' | 'stay'): {
  readonly edit: TicketEdit;
  /** Waits for what its step demands; null while nothing does. */
  readonly asked: AskedMove | null;
  readonly close: () => void;
} {
  const t = useTicketsTexts();
  const words = useTicketWords();
  const tf = useFormTexts();
  const client = useApiClient();
  const queryClient = useQueryClient();
  const toast = useToast();
  const clock = useClock();
  const { person } = useApp();
  const { kept } = useMoveTold();
  const [asked, setAsked] = useState<AskedMove | null>(null);
  const { run } = useCommand(giveOrder, {
    told: {
      kept: (draft) => (draft.order.kind === 'moveTicket' ? kept(draft) : t('edit.kept', { about: draft.about })),
      sent: ({ ticket }, { order }) => {
        if (ticket === undefined) return '';
        if (order.kind === 'assignTicket')
          return ticket.assignee === null
            ? t('edit.unassigned', { number: ticket.number })
            : t('edit.assigned', { number: ticket.number, name: ticket.assignee.name });
        if (order.kind === 'updateTicket')
          return t('edit.prioritised', { number: ticket.number, priority: words(`priorities.${ticket.priority}`) });
        return t('board.moved', { ...ticket, state: words(`states.${ticket.state}`) });
      },
    },
    onConflict: ({ ticket }) => {
      if (ticket === undefined) return;
      place(ticket);
      toast('warning', t('board.changed', { number: ticket.number }));
    },
  });

  function place(ticket: Ticket): void {
    if (placing === 'stay') return;
    const reader = { buildingId: ticket.buildingId, userId: person?.id ?? '', now: clock.now() };
    applyNews(queryClient, reader, { id: ticket.id, ticket }, 'move');
  }

  async function move(row: TicketRow, to: TicketState): Promise<void> {
    const open = openAbilities(row).moves.find((one) => one.to === to);
    if (row.state === to || open === undefined) return;
    if (open.demands.length > 0) return ask(row, to);
    // What the person saw is what they decided on.
    const outcome = await run(moveOf(row, { to }, clock.now()));
    if (outcome.kind === 'sent' && outcome.answer.ticket !== undefined) place(outcome.answer.ticket);
  }

  /** The dialog speaks of the whole ticket: it is read first, or what this device has read of it is taken. */
  async function ask(row: TicketRow, to: TicketState): Promise<void> {
    const key = { params: { ticketId: row.id } };
    let ticket: Ticket | undefined;
    try {
      ticket = (await client.getTicket(key)).data;
    } catch (error) {
      if (judgeOutboxAnswer(error).kind !== 'unreachable')
        return toast('danger', explainFailure(tf, error).message ?? t('board.refused', row));
      ticket = queryClient.getQueryData(readKey('getTicket', key));
    }
    const open = ticket && openAbilities(ticket).moves.find((one) => one.to === to);
    if (ticket !== undefined && open !== undefined) return setAsked({ ticket, ...open });
    if (ticket !== undefined) place(ticket);
    toast('danger', t('board.refused', { number: row.number }));
  }

  async function close(): Promise<void> {
    const ticketId = asked?.ticket.id;
    setAsked(null);
    if (ticketId === undefined || placing === 'stay') return;
    const read = await client.getTicket({ params: { ticketId } }).catch(() => null);
    if (read !== null) place(read.data);
  }
  const latest = useRef({ move, run });
  useEffect(() => {
    latest.current = { move, run };
  });
  const edit = useMemo(
    (): TicketEdit => ({
      move: (row, to) => void latest.current.move(row, to),
      assign: (row, worker) => {
        if (worker?.id !== row.assignee?.id) void latest.current.run(assigneeOf(row, worker, clock.now()));
      },
      prioritise: (row, priority) => {
        if (priority !== row.priority) void latest.current.run(priorityOf(row, priority, clock.now()));
      },
    }),
    [clock],
  );
  return { edit, asked, close: () => void close() };
}
