import type { TicketObserver, TicketObserverCandidate } from '@imah/contract/tickets';
import { mostTicketObservers, type TicketAccessFacts, worksOnTicket } from '@imah/contract/tickets/words';
import { type Kysely, sql, type Transaction } from 'kysely';
import { loadActor } from '@imah/server-platform/access';
import type { Database } from '@imah/server-platform/database/schema';
import { findAccessFacts } from '../ticket-repository.ts';
import type { TicketKey } from '../ticket-events.ts';
import { isGranted } from '../ticket-workers.ts';

/** Who follows a ticket, in the order in which they began to. */
export async function readObservers(db: Kysely<Database>, { orgId, ticketId }: TicketKey): Promise<TicketObserver[]> {
  const rows = await db
    .selectFrom('ticket_observer as o')
    .innerJoin('app_user as u', 'u.id', 'o.user_id')
    .select(['u.id', 'u.name', 'o.since'])
    .where('o.org_id', '=', orgId)
    .where('o.ticket_id', '=', ticketId)
    .where('o.state', '=', 'following')
    .orderBy('o.since')
    .orderBy('u.id')
    .limit(mostTicketObservers)
    .execute();
  return rows.map((row) => ({ ...row, since: row.since.toISOString() }));
}

/** Those of them who still see it as staff: rights may have ended since. */
export async function hearingObservers(db: Kysely<Database>, key: TicketKey, now: number): Promise<string[]> {
  const observers = await readObservers(db, key);
  const access = observers.length === 0 ? null : await findAccessFacts(db, key.ticketId);
  if (access === null) return [];
  const hearing: string[] = [];
  for (const { id } of observers) if (await seesAsStaff(db, access, id, now)) hearing.push(id);
  return hearing;
}

/** Whether somebody sees the ticket as one who works on it or oversees it. */
export async function seesAsStaff(
  db: Kysely<Database>,
  access: TicketAccessFacts,
  userId: string,
  now: number,
): Promise<boolean> {
  const actor = await loadActor(db, userId, now);
  return actor !== null && worksOnTicket(actor, 'ticket.view', access);
}

/** Who could follow it: staff who see it, neither follow it nor have said that they do not want to. */
export async function readObserverCandidates(
  db: Kysely<Database>,
  { orgId, ticketId }: TicketKey,
  now: number,
): Promise<TicketObserverCandidate[]> {
  const access = await findAccessFacts(db, ticketId);
  if (access === null) return [];
  const people = await db
    .selectFrom('app_user as u')
    .select(['u.id', 'u.name'])
    .where('u.status', '=', 'active')
    .where('u.id', 'in', isGranted(db, orgId, ['ticket.view', 'ticket.transition', 'ticket.transition.own']))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('ticket_observer as o')
            .select('o.user_id')
            .where('o.org_id', '=', orgId)
            .where('o.ticket_id', '=', ticketId)
            .whereRef('o.user_id', '=', 'u.id'),
        ),
      ),
    )
    .orderBy(sql`lower(u.name)`)
    .orderBy('u.id')
    .execute();
  const found: TicketObserverCandidate[] = [];
  for (const person of people) if (await seesAsStaff(db, access, person.id, now)) found.push(person);
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
