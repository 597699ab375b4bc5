import type { TicketQuote, TicketQuotes } from '@imah/contract/tickets';
import { isOwnTicket, type TicketAccessFacts, worksOnTicket } from '@imah/contract/tickets/words';
import { type Kysely, sql } from 'kysely';
import { loadActor } from '../../access/load-actor.ts';
import type { Database } from '../../database/schema.ts';
import type { LockedTicket } from '../read-tickets.ts';

interface Named {
  readonly id: string;
  readonly name: string;
}

/** The quotes of a ticket as they stand at `now`. */
export async function readQuotes(
  db: Kysely<Database>,
  { ticket, standing }: LockedTicket,
  now: number,
): Promise<TicketQuotes> {
  const { orgId, id: ticketId, timeZone } = ticket;
  const person = (column: string) => sql`(
    SELECT json_build_object('id', u.id, 'name', u.name) FROM app_user u WHERE u.id = ${sql.ref(column)})`;
  const { rows } = await sql<Omit<TicketQuote, 'askedAt' | 'endedAt'> & { askedAt: Date; endedAt: Date | null }>`
    SELECT q.id, q.round, q.lines, q.total, q.note, q.valid_until::text AS "validUntil",
      CASE WHEN q.state = 'asked' AND q.valid_until < (${new Date(now)}::timestamptz AT TIME ZONE ${timeZone})::date
        THEN 'expired' ELSE q.state END AS state,
      ${person('q.asked_by')} AS "askedBy", q.asked_at AS "askedAt", ${person('q.ended_by')} AS "endedBy",
      q.ended_at AS "endedAt", q.reason
    FROM ticket_quote q WHERE q.org_id = ${orgId} AND q.ticket_id = ${ticketId} ORDER BY q.round DESC`.execute(db);
  const quotes = rows.map((row) => ({
    ...row,
    askedAt: row.askedAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
  }));
  const deciders = await readDeciders(db, ticketId, standing, timeZone, now);
  return { quotes, payable: quotes[0]?.state === 'approved', deciders };
}

/** Whoever reported it, and who pays for its unit today, as long as it is theirs and they do not work on it. */
async function readDeciders(
  db: Kysely<Database>,
  ticketId: string,
  standing: TicketAccessFacts,
  timeZone: string,
  now: number,
): Promise<Named[]> {
  const { rows } = await sql<Named>`
    SELECT u.id, u.name FROM ticket t
    JOIN app_user u ON u.status = 'active' AND (u.id = t.reporter_user_id OR u.id IN (
      SELECT p.user_id FROM occupancy o JOIN person p ON p.org_id = o.org_id AND p.id = o.person_id
      WHERE o.org_id = t.org_id AND o.unit_id = t.unit_id AND o.is_billing_party
        AND o.period @> (${new Date(now)}::timestamptz AT TIME ZONE ${timeZone})::date))
    WHERE t.org_id = ${standing.orgId} AND t.id = ${ticketId} ORDER BY lower(u.name), u.id`.execute(db);
  const deciders: Named[] = [];
  for (const candidate of rows) {
    const actor = await loadActor(db, candidate.id, now);
    if (actor === null || !isOwnTicket(actor, standing)) continue;
    if (!worksOnTicket(actor, 'ticket.transition', standing)) deciders.push(candidate);
  }
  return deciders;
}
