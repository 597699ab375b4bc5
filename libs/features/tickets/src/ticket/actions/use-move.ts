import type { ApiClient } from '@imah/api-client';
import type { Ticket, TicketStep } from '@imah/contract/tickets';
import { explainFailure, useFormTexts } from '@imah/app/form';
import { newId } from '@imah/api-client';
import { useToast } from '@imah/app/shell';
import type { OutboxDraft } from '@imah/app/outbox';
import { changedBy, useTicketChange } from '../model/use-ticket-change.ts';
import { useTicketWords } from '../parts/index.ts';
import { useTicketTexts } from '../texts.ts';
import type { Conflict } from '../model/conflict.ts';

/** Moves a ticket at one press. The page shows the new state at once. */
export function useMove(ticket: Ticket, onConflict: (conflict: Conflict | null) => void) {
  const t = useTicketTexts();
  const words = useTicketWords();
  const tf = useFormTexts();
  const toast = useToast();
  const change = useTicketChange(ticket.id);

  async function move(step: TicketStep): Promise<Ticket | null> {
    onConflict(null);
    try {
      const { way, ticket: moved } = await change.mutateAsync(movingBy(ticket, step));
      const told = { number: moved.number, state: words(`states.${moved.state}`) };
      if (way === 'sent') toast('success', t('step.done', told));
      else toast('warning', t('step.kept', told));
      return moved;
    } catch (error) {
      const after = changedBy(error, ticket.id);
      const { message } = explainFailure(tf, error);
      if (after !== null) onConflict({ before: ticket, after });
      else if (message !== null) toast('danger', message);
      return null;
    }
  }
  return { move, isMoving: change.isPending };
}

/** The call of a step, and the ticket as it will be. */
export function movingBy(ticket: Ticket, step: TicketStep) {
  const params = { ticketId: ticket.id };
  // However often it is sent: one move.
  const body = { ...step, id: newId(Date.now()) };
  const seen = { version: ticket.version, state: ticket.state, fields: {} };
  return {
    send: (client: ApiClient) => client.moveTicket({ params, body, version: ticket.version }),
    keep: {
      orgId: ticket.orgId,
      about: `${ticket.number} ${ticket.title}`,
      order: { kind: 'moveTicket', ticketId: ticket.id, body, seen },
    } satisfies OutboxDraft,
    expect: (before: Ticket): Ticket => ({
      ...before,
      state: step.to,
      waitingReason: step.waitingReason ?? null,
      deferredUntil: step.to === 'deferred' ? (step.until ?? null) : null,
    }),
  };
}
