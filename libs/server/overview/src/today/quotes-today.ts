import { sql } from 'kysely';
import { holds } from '@imah/server-platform/access';
import { isVisibleTicket, readTicketRows, worksOn } from '@imah/server-tickets';
import { endOfDay } from './end-of-day.ts';
import { isIn, type TodaySource } from './today-source.ts';

/** Costs that the person is asked to approve: of what they reported, and of units they pay for. */
export const quotesToday: TodaySource = async (ask, limit) => {
  const { db, actor, now } = ask;
  const localDay = sql`(SELECT (${new Date(now)}::timestamptz AT TIME ZONE b.time_zone)::date FROM building b
    WHERE b.org_id = t.org_id AND b.id = t.building_id AND b.status = 'active')`;
  // Few costs wait for an answer at a time: their tickets are gathered first.
  const isOfQuote = sql`t.id = ANY(ARRAY(SELECT q.ticket_id FROM ticket_quote q
    WHERE q.org_id = ANY(${actor.memberships.map(({ orgId }) => orgId)}::uuid[]) AND q.state = 'asked'))`;
  const isAsked = sql`${isOfQuote} AND t.state IN ('waiting', 'in-progress') AND EXISTS (SELECT 1 FROM ticket_quote q
    WHERE q.org_id = t.org_id AND q.ticket_id = t.id AND q.state = 'asked' AND q.valid_until >= ${localDay})`;
  const pays = sql`EXISTS (
    SELECT 1 FROM occupancy o JOIN person p ON p.org_id = o.org_id AND p.id = o.person_id AND p.user_id = ${actor.userId}
    WHERE o.org_id = t.org_id AND o.unit_id = t.unit_id AND o.is_billing_party AND o.period @> ${localDay})`;
  // Who works on a ticket does not approve its cost, as `readDeciders` says.
  const isWorker = sql`(${worksOn(actor.userId)} OR ${holds(actor, 'ticket.transition', { org: 't.org_id', building: 't.building_id' })})`;
  const condition = sql`${isVisibleTicket(actor)} AND ${isIn(ask, 't.building_id')} AND t.audience = 'resident' AND ${isAsked}
    AND (t.reporter_user_id = ${actor.userId} OR ${pays}) AND ${isWorker} IS NOT TRUE`;
  const order = sql`(SELECT q.valid_until FROM ticket_quote q
    WHERE q.org_id = t.org_id AND q.ticket_id = t.id AND q.state = 'asked'), t.id`;
  const [found, counted] = await Promise.all([
    readTicketRows(db, { reader: actor, condition, order, limit }, now),
    db
      .selectFrom('ticket as t')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .where(sql<boolean>`${condition}`)
      .executeTakeFirstOrThrow(),
  ]);
  const rows = await db
    .selectFrom('ticket_quote')
    .select(['ticket_id as ticketId', 'total', 'valid_until as validUntil'])
    .where('state', '=', 'asked')
    .where(sql<boolean>`ticket_id = ANY(${found.map(({ row }) => row.id)}::uuid[])`)
    .execute();
  const asked = new Map(rows.map((row) => [row.ticketId, row]));
  return {
    total: counted.total,
    items: found.flatMap(({ row: ticket }) => {
      const quote = asked.get(ticket.id);
      // Answered in this very moment.
      if (quote === undefined) return [];
      const { total, validUntil } = quote;
      return [{ until: endOfDay(validUntil, ticket.timeZone), item: { kind: 'quote', ticket, total, validUntil } }];
    }),
  };
};
