import type { TicketAssignment } from '@imah/contract/tickets';
import { openTicketStates } from '@imah/contract/tickets/words';
import type { Transaction } from 'kysely';
import { type CommandPorts, nameOf } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { HttpProblem, invalidField } from '@imah/server-platform/http';
import { changeTicket, type TicketEdit, type TicketOutcome } from './change-ticket.ts';
import { peopleOf, notifyOfTicket, workersOf } from './notify-of-ticket.ts';
import { wasWritten, writeTicketEvent } from './ticket-events.ts';
import { replaceExecutors, updateTicketRow } from './ticket-repository.ts';
import { mayWork } from './ticket-workers.ts';

/**
 * Gives a ticket to those named and to nobody else; where nobody is named beside who answers for it, the others stay.
 * @throws {HttpProblem} 409 when nothing is to be done about it any more, 412, 422 where somebody may not work there
 */
export function assignTicket(
  ports: CommandPorts,
  edit: TicketEdit,
  { id, assigneeId, executorIds }: TicketAssignment,
): Promise<TicketOutcome> {
  const actorId = edit.actor?.userId ?? null;
  const executorsOf = (ids: readonly string[]) => [...new Set(ids)].filter((userId) => userId !== assigneeId);
  return changeTicket(ports, edit, {
    isDone: (trx) => wasWritten(trx, edit, { kind: 'assigned', id, actorId }),
    validate: async (trx, { ticket }) => {
      if (!openTicketStates.some((state) => state === ticket.state))
        throw new HttpProblem(409, 'TIKET_TIDAK_BISA_PINDAH');
      await requireWorkers(trx, ticket, assigneeId === null ? [] : [assigneeId], 'assigneeId', edit.now);
      // Who stays was asked about when they came.
      await requireWorkers(trx, ticket, executorsOf(executorIds ?? []), 'executorIds', edit.now);
    },
    write: async (trx, { ticket }) => {
      const executors = executorsOf(executorIds ?? ticket.executors.map((one) => one.id));
      await replaceExecutors(trx, edit, executors);
      const after = (await updateTicketRow(trx, edit, { assignee_id: assigneeId })).ticket;
      const event = { kind: 'assigned', actorId, data: { assigneeId, stepId: id ?? null } } as const;
      await writeTicketEvent(trx, edit, event, edit.now);
      const known = new Set(workersOf(ticket));
      const fresh = workersOf(after).filter((userId) => !known.has(userId));
      const by = { userId: actorId, name: nameOf(edit.actor) };
      const told = { kind: 'ticket-assigned', recipients: peopleOf(fresh), by } as const;
      await notifyOfTicket(trx, told, after, edit.now);
      const before = { assigneeId: ticket.assignee?.id ?? null, executorIds: ticket.executors.map((one) => one.id) };
      return {
        ticket: after,
        audit: { action: 'assign', before, after: { assigneeId, executorIds: executors } },
      };
    },
  });
}

async function requireWorkers(
  trx: Transaction<Database>,
  place: { readonly orgId: string; readonly buildingId: string },
  userIds: readonly string[],
  field: 'assigneeId' | 'executorIds',
  now: number,
): Promise<void> {
  for (const userId of userIds)
    if (!(await mayWork(trx, place, userId, now))) throw invalidField(field, 'not-an-option');
}
