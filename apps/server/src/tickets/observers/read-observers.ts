import type { TicketObserver, TicketObserverCandidate } from '@imah/contract/tickets';
import { mostTicketObservers, type TicketAccessFacts, worksOnTicket } from '@imah/contract/tickets/words';
import { type Kysely, sql, type Transaction } from 'kysely';
import { loadActor } from '../../access/load-actor.ts';
import type { Database } from '../../database/schema.ts';
import { readTicketStanding } from '../read-tickets.ts';
import type { TicketKey } from '../ticket-events.ts';

/** Who follows a ticket, in the order in which they began to. */
export async function readObservers(db: Kysely<Database>, { orgId, ticketId }: TicketKey): Promise<TicketObserver[]> {
  const { rows } = await sql<{ id: string; name: string; since: Date }>`
    SELECT u.id, u.name, o.since FROM ticket_observer o JOIN app_user u ON u.id = o.user_id
    WHERE o.org_id = ${orgId} AND o.ticket_id = ${ticketId} AND o.state = 'following'
    ORDER BY o.since, u.id LIMIT ${mostTicketObservers}`.execute(db);
  return rows.map((row) => ({ ...row, since: row.since.toISOString() }));
}

/** Those of them who still see it as staff: rights may have ended since. */
export async function hearingObservers(db: Kysely<Database>, key: TicketKey, now: number): Promise<string[]> {
  const observers = await readObservers(db, key);
  const standing = observers.length === 0 ? null : await readTicketStanding(db, key.ticketId);
  if (standing === null) return [];
  const hearing: string[] = [];
  for (const { id } of observers) if (await seesAsStaff(db, standing, id, now)) hearing.push(id);
  return hearing;
}

/** Whether somebody sees the ticket as one who works on it or oversees it. */
export async function seesAsStaff(
  db: Kysely<Database>,
  standing: TicketAccessFacts,
  userId: string,
  now: number,
): Promise<boolean> {
  const actor = await loadActor(db, userId, now);
  return actor !== null && worksOnTicket(actor, 'ticket.view', standing);
}

/** Who could follow it: staff who see it, neither follow it nor have said that they do not want to. */
export async function readObserverCandidates(
  db: Kysely<Database>,
  { orgId, ticketId }: TicketKey,
  now: number,
): Promise<TicketObserverCandidate[]> {
  const standing = await readTicketStanding(db, ticketId);
  if (standing === null) return [];
  const { rows } = await sql<TicketObserverCandidate>`
    SELECT u.id, u.name FROM app_user u
    WHERE u.status = 'active' AND u.id IN (
      SELECT m.user_id FROM membership m
      JOIN membership_group mg ON mg.org_id = m.org_id AND mg.membership_id = m.id
      JOIN member_group g ON g.org_id = mg.org_id AND g.id = mg.group_id
      WHERE m.org_id = ${orgId} AND m.status = 'active'
        AND (g.default_key = 'owner' OR g.grants && ARRAY['ticket.view', 'ticket.transition', 'ticket.transition.own']))
    AND NOT EXISTS (
      SELECT 1 FROM ticket_observer o WHERE o.org_id = ${orgId} AND o.ticket_id = ${ticketId} AND o.user_id = u.id)
    ORDER BY lower(u.name), u.id`.execute(db);
  const found: TicketObserverCandidate[] = [];
  for (const person of rows) if (await seesAsStaff(db, standing, person.id, now)) found.push(person);
  return found;
}

/** Whoever follows the merged ticket follows the target from now on, unless they have stopped following that one. */
export async function carryObservers(
  trx: Transaction<Database>,
  { orgId, ticketId }: TicketKey,
  targetId: string,
  now: number,
): Promise<void> {
  await sql`
    INSERT INTO ticket_observer (org_id, ticket_id, user_id, state, since)
    SELECT org_id, ${targetId}, user_id, 'following', ${new Date(now)} FROM ticket_observer
    WHERE org_id = ${orgId} AND ticket_id = ${ticketId} AND state = 'following'
    ON CONFLICT DO NOTHING`.execute(trx);
}
