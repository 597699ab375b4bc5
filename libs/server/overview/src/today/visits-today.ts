import type { TicketRow } from '@imah/contract/tickets';
import type { VisitToday } from '@imah/contract/today';
import type { VisitReason } from '@imah/contract/today/words';
import { type RawBuilder, sql } from 'kysely';
import { holds } from '@imah/server-platform/access';
import { isOpen, isVisibleTicket, knowsReporter, readTicketRows, worksOn } from '@imah/server-tickets';
import { isIn, type TodayAsk, type TodaySource } from './today-source.ts';

/** For how long an offer waits for the resident before it waits for the staff. */
const answeredWithinMs = 24 * 60 * 60_000;

interface FoundVisit {
  readonly ticketId: string;
  readonly reason: VisitReason;
  readonly begin: Date | null;
  readonly end: Date | null;
  readonly since: Date;
  readonly mine: boolean;
  readonly name: string | null;
  readonly phone: string | null;
  readonly total: number;
}

/**
 * Visits of today, or the next one where there is none today, for who works on the ticket and who gives tickets out; what
 * was offered and not taken within a day, or declined, for the same; slots to choose from, for whose ticket it is.
 */
export const visitsToday: TodaySource = async (ask, limit) => {
  const { db, actor, now } = ask;
  const found = await readVisits(ask, limit);
  const rows = await readTicketRows(
    db,
    {
      reader: actor,
      condition: sql`t.id = ANY(${found.map(({ ticketId }) => ticketId)}::uuid[]) AND ${isVisibleTicket(actor)}`,
      order: sql`t.id`,
      limit,
    },
    now,
  );
  const tickets = new Map(rows.map(({ row }) => [row.id, row]));
  return {
    total: found[0]?.total ?? 0,
    items: found.flatMap((visit) => {
      const ticket = tickets.get(visit.ticketId);
      // Gone from sight in this very moment.
      return ticket === undefined ? [] : [{ until: untilOf(visit), item: toItem(visit, ticket) }];
    }),
  };
};

function toItem({ reason, begin, end, since, mine, name, phone }: FoundVisit, ticket: TicketRow): VisitToday {
  const slot = begin === null || end === null ? null : { begin: begin.toISOString(), end: end.toISOString() };
  const contact = reason === 'choose' || name === null ? null : { name, phone };
  return { kind: 'visit', reason, ticket, slot, since: since.toISOString(), mine, contact };
}

const untilOf = ({ reason, begin, since }: FoundVisit) =>
  reason === 'unanswered' ? since.getTime() + answeredWithinMs : (begin ?? since).getTime();

async function readVisits(ask: TodayAsk, limit: number): Promise<readonly FoundVisit[]> {
  const { db, actor, now } = ask;
  const at = new Date(now);
  const answerDue = new Date(now - answeredWithinMs);
  const { rows } = await sql<FoundVisit>`
    WITH found AS (
      SELECT t.id, v.state, v.begins_at, v.ends_at, v.offered_at, v.answered_at, who.mine, who.gives, ahead.begin, ahead.end,
        (v.begins_at AT TIME ZONE b.time_zone)::date <= (${at}::timestamptz AT TIME ZONE b.time_zone)::date AS is_today,
        CASE WHEN ${knowsReporter(actor)} THEN t.reporter_name END AS name,
        CASE WHEN ${knowsReporter(actor)} THEN t.reporter_phone END AS phone
      FROM ticket_appointment v
        JOIN ticket t ON t.org_id = v.org_id AND t.id = v.ticket_id
        JOIN building b ON b.org_id = t.org_id AND b.id = t.building_id AND b.status = 'active'
        CROSS JOIN LATERAL (SELECT ${worksOn(actor.userId)} IS TRUE AS mine,
          (${worksOn(actor.userId)} OR ${holds(actor, 'ticket.assign', ticketPlace)}) IS TRUE AS gives) who
        LEFT JOIN LATERAL (SELECT s.begin, s.end FROM jsonb_to_recordset(v.slots) AS s(begin timestamptz, "end" timestamptz)
          WHERE s.begin > ${at} ORDER BY s.begin LIMIT 1) ahead ON true
      WHERE v.org_id = ANY(${actor.memberships.map(({ orgId }) => orgId)}::uuid[])
        AND ((v.state = 'agreed' AND v.ends_at > ${at}) OR v.state IN ('offered', 'declined'))
        AND NOT EXISTS (SELECT 1 FROM ticket_appointment l
          WHERE l.org_id = v.org_id AND l.ticket_id = v.ticket_id AND l.round > v.round)
        AND ${isIn(ask, 't.building_id')} AND t.audience = 'resident' AND ${isOpen} AND ${isVisibleTicket(actor)}
        AND (who.gives OR (v.state = 'offered' AND ${takes(actor.userId, at)}
          AND NOT ${holds(actor, 'ticket.transition', ticketPlace)}))),
    placed AS (
      SELECT found.*, row_number() OVER (PARTITION BY state ORDER BY begins_at, id) AS place FROM found),
    waiting AS (
      SELECT placed.*, CASE
        WHEN gives AND state = 'agreed' AND (is_today OR place = 1) THEN 'comes'
        WHEN gives AND state = 'offered' AND (offered_at < ${answerDue} OR begin IS NULL) THEN 'unanswered'
        WHEN gives AND state = 'declined' THEN 'declined'
        WHEN NOT gives AND begin IS NOT NULL THEN 'choose' END AS reason
      FROM placed)
    SELECT id AS "ticketId", reason, mine, name, phone,
      CASE reason WHEN 'comes' THEN begins_at WHEN 'choose' THEN begin END AS begin,
      CASE reason WHEN 'comes' THEN ends_at WHEN 'choose' THEN "end" END AS "end",
      coalesce(answered_at, offered_at) AS since, (count(*) OVER ())::integer AS total
    FROM waiting WHERE reason IS NOT NULL
    ORDER BY coalesce(begins_at, offered_at), id LIMIT ${limit}`.execute(db);
  return rows;
}

const ticketPlace = { org: 't.org_id', building: 't.building_id' };

/** SQL: whether the person reported ticket `t` or lives in its unit, by the day of building `b`. */
function takes(userId: string, at: Date): RawBuilder<unknown> {
  return sql`(t.reporter_user_id = ${userId} OR EXISTS (
    SELECT 1 FROM occupancy o JOIN person p ON p.org_id = o.org_id AND p.id = o.person_id AND p.user_id = ${userId}
    WHERE o.org_id = t.org_id AND o.unit_id = t.unit_id AND o.period @> (${at}::timestamptz AT TIME ZONE b.time_zone)::date)) IS TRUE`;
}
