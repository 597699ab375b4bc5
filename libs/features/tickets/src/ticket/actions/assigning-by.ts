import { type ApiClient, newId } from '@imah/api-client';
import type { Ticket } from '@imah/contract/tickets';
import type { OutboxDraft } from '@imah/app/outbox';
import type { TicketChanging } from '../model/use-ticket-change.ts';

interface Worker {
  readonly id: string;
  readonly name: string;
}

/** The call that gives a ticket to those named, and the ticket as it will be. `now` in milliseconds since 1970. */
export function assigningBy(
  ticket: Ticket,
  assignee: Worker | null,
  executors: readonly Worker[],
  now: number,
): TicketChanging {
  const { id: ticketId, version } = ticket;
  const params = { ticketId };
  // However often it is sent: one assignment.
  const body = { id: newId(now), assigneeId: assignee?.id ?? null, executorIds: executors.map(({ id }) => id) };
  const known = [ticket.assignee, ...ticket.executors, assignee, ...executors];
  const names = Object.fromEntries(known.flatMap((person) => (person === null ? [] : [[person.id, person.name]])));
  const seen = {
    version,
    assigneeId: ticket.assignee?.id ?? null,
    executorIds: ticket.executors.map(({ id }) => id),
  };
  return {
    send: (client: ApiClient) => client.assignTicket({ params, body, version }),
    keep: {
      orgId: ticket.orgId,
      about: `${ticket.number} ${ticket.title}`,
      order: { kind: 'assignTicket', ticketId, body, seen, names },
    } satisfies OutboxDraft,
    expect: (before: Ticket): Ticket => ({
      ...before,
      assignee: assignee === null ? null : { id: assignee.id, name: assignee.name },
      executors: executors.map(({ id, name }) => ({ id, name })),
    }),
  };
}
