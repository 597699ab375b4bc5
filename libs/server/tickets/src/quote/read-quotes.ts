import type { TicketQuote, TicketQuotes } from '@imah/contract/tickets';
import { isOwnTicket, type TicketAccessFacts, worksOnTicket } from '@imah/contract/tickets/words';
import { type Kysely, sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { loadActor } from '@imah/server-platform/access';
import type { Database } from '@imah/server-platform/database/schema';
import type { LockedTicket } from '../ticket-row.ts';

interface Named {
  readonly id: string;
  readonly name: string;
}

/** The quotes of a ticket as they stand at `now`. */
export async function readQuotes(
  db: Kysely<Database>,
  { ticket, access }: LockedTicket,
  now: number,
): Promise<TicketQuotes> {
  const { orgId, id: ticketId, timeZone } = ticket;
  const isOver = sql<boolean>`q.valid_until < (${new Date(now)}::timestamptz AT TIME ZONE ${timeZone})::date`;
  const rows = await db
    .selectFrom('ticket_quote as q')
    .select(['q.id', 'q.round', 'q.lines', 'q.total', 'q.note', 'q.valid_until as validUntil', 'q.state', 'q.reason'])
    .select(['q.asked_at as askedAt', 'q.ended_at as endedAt', isOver.as('isOver')])
    .select((eb) => [
      jsonObjectFrom(eb.selectFrom('app_user as u').select(['u.id', 'u.name']).whereRef('u.id', '=', 'q.asked_by')).as(
        'askedBy',
      ),
      jsonObjectFrom(eb.selectFrom('app_user as u').select(['u.id', 'u.name']).whereRef('u.id', '=', 'q.ended_by')).as(
        'endedBy',
      ),
    ])
    .where('q.org_id', '=', orgId)
    .where('q.ticket_id', '=', ticketId)
    .orderBy('q.round', 'desc')
    .execute();
  const quotes: TicketQuote[] = rows.map(({ isOver: hasEnded, state, ...row }) => ({
    ...row,
    state: state === 'asked' && hasEnded ? 'expired' : state,
    askedAt: row.askedAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
  }));
  const deciders = await readDeciders(db, ticketId, access, timeZone, now);
  return { quotes, payable: quotes[0]?.state === 'approved', deciders };
}

/** Whoever reported it, and who pays for its unit today, as long as it is theirs and they do not work on it. */
async function readDeciders(
  db: Kysely<Database>,
  ticketId: string,
  access: TicketAccessFacts,
  timeZone: string,
  now: number,
): Promise<Named[]> {
  const rows: readonly Named[] = await db
    .selectFrom('ticket as t')
    .innerJoin('app_user as u', (join) => join.on('u.status', '=', 'active').on(isPayer(now, timeZone)))
    .select(['u.id', 'u.name'])
    .where('t.org_id', '=', access.orgId)
    .where('t.id', '=', ticketId)
    .orderBy(sql`lower(u.name)`)
    .orderBy('u.id')
    .execute();
  const deciders: Named[] = [];
  for (const candidate of rows) {
    const actor = await loadActor(db, candidate.id, now);
    if (actor === null || !isOwnTicket(actor, access)) continue;
    if (!worksOnTicket(actor, 'ticket.transition', access)) deciders.push(candidate);
  }
  return deciders;
}

/** SQL: whether account `u` reported ticket `t`, or pays for its unit on the day of `now`. */
function isPayer(now: number, timeZone: string) {
  return sql<boolean>`(u.id = t.reporter_user_id OR u.id IN (
    SELECT p.user_id FROM occupancy o JOIN person p ON p.org_id = o.org_id AND p.id = o.person_id
    WHERE o.org_id = t.org_id AND o.unit_id = t.unit_id AND o.is_billing_party
      AND o.period @> (${new Date(now)}::timestamptz AT TIME ZONE ${timeZone})::date))`;
}
