import { openTicketStates, type TicketState } from '@imah/contract/tickets/words';
import { type Kysely, sql, type Transaction } from 'kysely';
import { nameOf } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { HttpProblem, invalidField } from '@imah/server-platform/http';
import type { TicketEdit } from '../change-ticket.ts';
import { notifyOfTicket, peopleOf, workersOf } from '../notify-of-ticket.ts';
import type { TicketKey } from '../ticket-events.ts';
import { isOpen } from '../ticket-predicates.ts';
import { getTicket } from '../ticket-repository.ts';
import { isVisibleTicket } from '../ticket-scope.ts';

/**
 * A ticket that an open one blocks cannot be resolved. Whoever does not see that one is told its number alone.
 * @throws {HttpProblem} 409 with the name of the one that blocks
 */
export async function requireUnblocked(db: Kysely<Database>, { actor, ...key }: TicketEdit): Promise<void> {
  const blocker = await openBlockers(db, key)
    .select(['t.number', 't.title'])
    .select((actor === null ? sql<boolean>`true` : isVisibleTicket(actor)).as('isSeen'))
    .orderBy('t.year')
    .orderBy('t.count')
    .limit(1)
    .executeTakeFirst();
  if (blocker === undefined) return;
  const { number, title, isSeen } = blocker;
  throw new HttpProblem(409, 'TIKET_TERHALANG', { about: isSeen ? `${number} ${title}` : number });
}

/** The open tickets that block one. */
function openBlockers(db: Kysely<Database>, { orgId, ticketId }: TicketKey) {
  return db
    .selectFrom('ticket_relation as r')
    .innerJoin('ticket as t', (join) => join.onRef('t.org_id', '=', 'r.org_id').onRef('t.id', '=', 'r.from_id'))
    .where('r.org_id', '=', orgId)
    .where('r.to_id', '=', ticketId)
    .where('r.kind', '=', 'blocks')
    .where(isOpen);
}

/** Notifies who works on what a ticket blocked, once nothing open blocks it any more. */
export async function notifyUnblocked(
  trx: Transaction<Database>,
  edit: TicketEdit,
  from: TicketState,
  to: TicketState,
): Promise<void> {
  if (!isOpenState(from) || isOpenState(to)) return;
  const blocked = await trx
    .selectFrom('ticket_relation as r')
    .innerJoin('ticket as t', (join) => join.onRef('t.org_id', '=', 'r.org_id').onRef('t.id', '=', 'r.to_id'))
    .select('t.id')
    .where('r.org_id', '=', edit.orgId)
    .where('r.from_id', '=', edit.ticketId)
    .where('r.kind', '=', 'blocks')
    .where(isOpen)
    .orderBy('t.id')
    .execute();
  for (const { id } of blocked) {
    const key = { orgId: edit.orgId, ticketId: id };
    const other = await openBlockers(trx, key).select('t.id').limit(1).executeTakeFirst();
    if (other !== undefined) continue;
    const { ticket } = await getTicket(trx, key, edit.now);
    const by = { userId: edit.actor?.userId ?? null, name: nameOf(edit.actor) };
    const recipients = peopleOf(workersOf(ticket));
    await notifyOfTicket(trx, { kind: 'ticket-unblocked', recipients, by }, ticket, edit.now);
  }
}

const isOpenState = (state: TicketState): boolean => openTicketStates.some((open) => open === state);

/** What the merged ticket blocked, its target blocks from now on, unless it waits for that itself. */
export async function carryBlocked(
  trx: Transaction<Database>,
  { orgId, ticketId }: TicketKey,
  targetId: string,
  now: number,
): Promise<void> {
  await sql`
    WITH RECURSIVE before (id) AS (
      SELECT ${targetId}::uuid
      UNION SELECT r.from_id FROM ticket_relation r JOIN before ON before.id = r.to_id
      WHERE r.org_id = ${orgId} AND r.kind = 'blocks')
    INSERT INTO ticket_relation (org_id, from_id, to_id, kind, at)
    SELECT org_id, ${targetId}, to_id, 'blocks', ${new Date(now)} FROM ticket_relation
    WHERE org_id = ${orgId} AND from_id = ${ticketId} AND kind = 'blocks' AND to_id NOT IN (SELECT id FROM before)
    ON CONFLICT DO NOTHING`.execute(trx);
}

/** Of tickets that block each other in a ring none could ever be resolved. @throws {HttpProblem} 422 */
export async function rejectRing(
  trx: Transaction<Database>,
  { orgId, ticketId }: TicketKey,
  targetId: string,
): Promise<void> {
  const { rows } = await sql`
    WITH RECURSIVE behind (id) AS (
      SELECT ${targetId}::uuid
      UNION SELECT r.to_id FROM ticket_relation r JOIN behind ON behind.id = r.from_id
      WHERE r.org_id = ${orgId} AND r.kind = 'blocks')
    SELECT 1 FROM behind WHERE id = ${ticketId}`.execute(trx);
  if (rows.length > 0) throw invalidField('targetId', 'would-block-itself');
}
