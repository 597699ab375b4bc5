import type { TicketFollower } from '@imah/contract/tickets';
import type { StoredTicket } from './ticket-row.ts';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { notify } from '@imah/server-notifications';
import type { TicketKey } from './ticket-events.ts';

/** Who has what a ticket is about too, in the order in which they said so. */
export async function readFollowers(db: Kysely<Database>, { orgId, ticketId }: TicketKey): Promise<TicketFollower[]> {
  const rows = await db
    .selectFrom('ticket_follower as f')
    .innerJoin('app_user as u', 'u.id', 'f.user_id')
    .select(['u.id', 'u.name', 'f.joined_at as joinedAt'])
    .where('f.org_id', '=', orgId)
    .where('f.ticket_id', '=', ticketId)
    .orderBy('f.joined_at')
    .orderBy('u.id')
    .execute();
  return rows.map((row) => ({ ...row, joinedAt: row.joinedAt.toISOString() }));
}

/** Whoever reported the merged ticket or had it too has the target from now on. */
export async function carryFollowers(
  trx: Transaction<Database>,
  { orgId, ticketId }: TicketKey,
  targetId: string,
  now: number,
): Promise<void> {
  await sql`
    INSERT INTO ticket_follower (org_id, ticket_id, user_id, joined_at)
    SELECT ${orgId}, ${targetId}, who.user_id, ${new Date(now)} FROM (
      SELECT user_id FROM ticket_follower WHERE org_id = ${orgId} AND ticket_id = ${ticketId}
      UNION SELECT reporter_user_id FROM ticket WHERE org_id = ${orgId} AND id = ${ticketId}) who
    WHERE who.user_id IS NOT NULL AND who.user_id IS DISTINCT FROM (
      SELECT reporter_user_id FROM ticket WHERE org_id = ${orgId} AND id = ${targetId})
    ON CONFLICT DO NOTHING`.execute(trx);
}

/**
 * Tells those who have it too of a step, in words that are nobody's: of what kind it is and where. The ticket itself is
 * not theirs to open; what they joined stands on the page where they joined it.
 */
export async function notifyFollowers(
  trx: Transaction<Database>,
  ticket: StoredTicket,
  by: { readonly userId: string | null; readonly name: string },
  now: number,
): Promise<void> {
  const { id, orgId, buildingId, buildingName, number, category, state, version } = ticket;
  const followers = await readFollowers(trx, { orgId, ticketId: id });
  const userIds = followers.map((follower) => follower.id);
  if (userIds.length === 0) return;
  const title = [category?.name, ticket.place ?? buildingName].filter((word) => word !== undefined).join(', ');
  await notify(
    trx,
    {
      kind: 'ticket-moved',
      recipients: { kind: 'people', userIds },
      actorId: by.userId,
      place: { orgId, buildingId },
      dedupeKey: `ticket-moved/${id}/${state}/${version}/also`,
      data: { number, title, state, by: by.name },
      href: `/imah/new/ticket/${buildingId}`,
    },
    now,
  );
}
