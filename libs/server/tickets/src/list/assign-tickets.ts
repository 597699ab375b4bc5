import type { TicketBulkAnswer, TicketBulkAssignment } from '@imah/contract/tickets';
import type { BulkOutcome } from '@imah/contract/tickets/words';
import { sql } from 'kysely';
import type { CommandPorts, PersonalEdit } from '@imah/server-platform/command';
import { HttpProblem } from '@imah/server-platform/http';
import { assignTicket } from '../assign-ticket.ts';

/** Gives each ticket to one person, the others who work on it stay. One that fails does not hold up the rest. */
export async function assignTickets(
  ports: CommandPorts,
  edit: PersonalEdit & { readonly buildingId: string },
  { assigneeId, tickets }: TicketBulkAssignment,
): Promise<TicketBulkAnswer> {
  const { orgId, buildingId } = edit;
  const ids = tickets.map(({ id }) => id);
  const rows = await ports.db
    .selectFrom('ticket as t')
    .select(['t.id', 't.number'])
    .select((eb) =>
      eb
        .fn<string[]>('array', [
          eb
            .selectFrom('ticket_executor as e')
            .select('e.user_id')
            .whereRef('e.org_id', '=', 't.org_id')
            .whereRef('e.ticket_id', '=', 't.id'),
        ])
        .as('executorIds'),
    )
    .where('t.org_id', '=', orgId)
    .where('t.building_id', '=', buildingId)
    .where(sql<boolean>`t.id = ANY(${ids}::uuid[])`)
    .execute();
  const known = new Map(rows.map((row) => [row.id, row]));
  const answer: TicketBulkAnswer = [];
  for (const { id, version } of tickets) {
    const found = known.get(id);
    const one = { ...edit, ticketId: id, version, now: ports.now() };
    const outcome: BulkOutcome =
      found === undefined
        ? 'missing'
        : await assignTicket(ports, one, { assigneeId, executorIds: found.executorIds }).then(
            () => 'assigned' as const,
            outcomeOf,
          );
    answer.push({ id, number: found?.number ?? null, outcome });
  }
  return answer;
}

const outcomes: Readonly<Record<number, BulkOutcome>> = {
  404: 'missing',
  409: 'ended',
  412: 'changed',
  422: 'not-possible',
};

function outcomeOf(error: unknown): BulkOutcome {
  const outcome = error instanceof HttpProblem ? outcomes[error.status] : undefined;
  if (outcome === undefined) throw error;
  return outcome;
}
