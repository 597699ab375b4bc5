import { decide } from '@imah/contract/access';
import type { Ticket, TicketAssignment, TicketWorker } from '@imah/contract/tickets';
import { openTicketStates } from '@imah/contract/tickets/words';
import { type Kysely, sql, type Transaction } from 'kysely';
import { loadActor } from '../access/load-actor.ts';
import type { ServerContext } from '../context.ts';
import type { Database } from '../database/schema.ts';
import { HttpProblem, invalidField } from '../http/errors.ts';
import { changeTicket, nameOf, type TicketDone, type TicketEdit } from './change-ticket.ts';
import type { LockedTicket } from './read-tickets.ts';
import { others, notifyOfTicket, workersOf } from './notify-of-ticket.ts';
import { wasWritten, writeTicketEvent } from './ticket-events.ts';

/**
 * Gives a ticket to those named and to nobody else.
 * @throws {HttpProblem} 409 when nothing is to be done about it any more, 412, 422 where somebody may not work there
 */
export function assignTicket(
  context: Pick<ServerContext, 'db' | 'live' | 'now'>,
  edit: TicketEdit,
  { id, assigneeId, executorIds }: TicketAssignment,
): Promise<Ticket> {
  const actorId = edit.actor?.userId ?? null;
  const executors = [...new Set(executorIds)].filter((userId) => userId !== assigneeId);
  const decideWorkers = async ({ ticket }: LockedTicket, trx: Transaction<Database>): Promise<TicketDone> => {
    if (!openTicketStates.some((state) => state === ticket.state))
      throw new HttpProblem(409, 'TIKET_TIDAK_BISA_PINDAH');
    const place = { orgId: ticket.orgId, buildingId: ticket.buildingId };
    await requireWorkers(trx, place, assigneeId === null ? [] : [assigneeId], 'assigneeId', edit.now);
    await requireWorkers(trx, place, executors, 'executorIds', edit.now);
    await writeExecutors(trx, edit, executors);
    return {
      columns: sql`assignee_id = ${assigneeId}`,
      audit: {
        action: 'assign',
        before: {
          assigneeId: ticket.assignee?.id ?? null,
          executorIds: ticket.executors.map((executor) => executor.id),
        },
        after: { assigneeId, executorIds: executors },
      },
      follow: async (assigning, after) => {
        await writeTicketEvent(
          assigning,
          edit,
          { kind: 'assigned', actorId, data: { assigneeId, stepId: id ?? null } },
          edit.now,
        );
        const known = new Set(workersOf(ticket));
        const fresh = workersOf(after).filter((userId) => !known.has(userId));
        const told = { kind: 'ticket-assigned', recipients: others(fresh, actorId), by: nameOf(edit.actor) } as const;
        await notifyOfTicket(assigning, told, after, edit.now);
      },
    };
  };
  return changeTicket(context, edit, decideWorkers, (trx) => wasWritten(trx, edit, { kind: 'assigned', id, actorId }));
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

/** Whether somebody could move a ticket if it were given to them: of the building, or of one of theirs where none is named. */
export async function mayWork(
  db: Kysely<Database>,
  place: { readonly orgId: string; readonly buildingId?: string | undefined },
  userId: string,
  now: number,
): Promise<boolean> {
  const actor = await loadActor(db, userId, now);
  return actor !== null && decide(actor, 'ticket.transition', { ...place, ownerIds: [userId] }) === 'allowed';
}

async function writeExecutors(
  trx: Transaction<Database>,
  { orgId, ticketId }: TicketEdit,
  executors: readonly string[],
): Promise<void> {
  await sql`DELETE FROM ticket_executor WHERE org_id = ${orgId} AND ticket_id = ${ticketId}`.execute(trx);
  await sql`
    INSERT INTO ticket_executor (org_id, ticket_id, user_id)
    SELECT ${orgId}, ${ticketId}, id FROM unnest(${[...executors]}::uuid[]) AS id`.execute(trx);
}

/** Who can be given tickets of a building, with what they have to do in the organisation; the least busy first. */
export async function readTicketWorkers(
  db: Kysely<Database>,
  place: { readonly orgId: string; readonly buildingId: string },
  now: number,
): Promise<TicketWorker[]> {
  const { rows } = await sql<TicketWorker>`
    SELECT u.id, u.name, load.* FROM app_user u
    CROSS JOIN LATERAL (
      SELECT count(*)::integer AS open, count(*) FILTER (WHERE t.state = 'in-progress')::integer AS "inProgress",
        count(*) FILTER (WHERE t.resolve_due_at < ${new Date(now)})::integer AS overdue
      FROM ticket t WHERE t.org_id = ${place.orgId} AND t.assignee_id = u.id
        AND t.state IN ('new', 'in-progress', 'waiting', 'deferred')
    ) load
    WHERE u.status = 'active' AND u.id IN (
      SELECT m.user_id FROM membership m
      JOIN membership_group mg ON mg.org_id = m.org_id AND mg.membership_id = m.id
      JOIN member_group g ON g.org_id = mg.org_id AND g.id = mg.group_id
      WHERE m.org_id = ${place.orgId} AND m.status = 'active'
        AND (g.default_key = 'owner' OR g.grants && ARRAY['ticket.transition', 'ticket.transition.own']))
    ORDER BY load.open, lower(u.name), u.id`.execute(db);
  const found: TicketWorker[] = [];
  for (const worker of rows) if (await mayWork(db, place, worker.id, now)) found.push(worker);
  return found;
}
