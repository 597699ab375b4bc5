import type { TicketBulkAnswer, TicketBulkAssignment } from '@imah/contract/tickets';
import type { BulkOutcome } from '@imah/contract/tickets/words';
import { sql } from 'kysely';
import type { ServerContext } from '../../context.ts';
import { HttpProblem } from '../../http/errors.ts';
import type { Actor } from '../../http/handler.ts';
import { assignTicket } from '../assign-ticket.ts';

interface Assigning {
  readonly orgId: string;
  readonly buildingId: string;
  readonly actor: Actor;
  readonly requestId: string;
}

/** Gives each ticket to one person, the others who work on it stay. One that fails does not hold up the rest. */
export async function assignTickets(
  context: Pick<ServerContext, 'db' | 'live' | 'now'>,
  { orgId, buildingId, actor, requestId }: Assigning,
  { assigneeId, tickets }: TicketBulkAssignment,
): Promise<TicketBulkAnswer> {
  const ids = tickets.map(({ id }) => id);
  const { rows } = await sql<{ id: string; number: string; executorIds: string[] }>`
    SELECT t.id, t.number, ARRAY(SELECT e.user_id FROM ticket_executor e
      WHERE e.org_id = t.org_id AND e.ticket_id = t.id) AS "executorIds"
    FROM ticket t WHERE t.org_id = ${orgId} AND t.building_id = ${buildingId} AND t.id = ANY(${ids}::uuid[])`.execute(
    context.db,
  );
  const known = new Map(rows.map((row) => [row.id, row]));
  const answer: TicketBulkAnswer = [];
  for (const { id, version } of tickets) {
    const found = known.get(id);
    const edit = { orgId, ticketId: id, actor, requestId, version, now: context.now() };
    const outcome: BulkOutcome =
      found === undefined
        ? 'missing'
        : await assignTicket(context, edit, { assigneeId, executorIds: found.executorIds }).then(
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
