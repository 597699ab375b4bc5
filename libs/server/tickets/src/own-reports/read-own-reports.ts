import type { PolicyActor } from '@imah/contract/access';
import type { OwnReport } from '@imah/contract/tickets';
import { type Kysely, sql } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { isUnread } from '@imah/server-notifications';
import { listTickets } from '../list-tickets.ts';

/** As many as a person sees at a glance; the rest is in the list of tickets. */
const limit = 5;
/** As much of a reply as stands in one line of a wide page. */
const excerptLength = 160;

interface Said {
  readonly id: string;
  readonly visitState: 'offered' | 'agreed' | null;
  readonly begin: Date | null;
  readonly end: Date | null;
  readonly repliedAt: Date | null;
  readonly repliedBy: string | null;
  readonly excerpt: string | null;
  readonly unread: boolean;
}

/** The newest open tickets that the person reported, with the visit that is due and what was last said to them. */
export async function readOwnReports(db: Kysely<Database>, actor: PolicyActor, now: number): Promise<OwnReport[]> {
  const { data: tickets } = await listTickets(db, actor, { mine: 'reported', sort: 'newest', limit }, now);
  const ids = tickets.map(({ id }) => id);
  if (ids.length === 0) return [];
  const at = new Date(now);
  const { rows } = await sql<Said>`
    SELECT t.id, v.state AS "visitState", v.begin, v.end, r.at AS "repliedAt", r.name AS "repliedBy",
      r.excerpt, ${isUnread(actor.userId, sql`'/imah/ticket/' || t.id`, 'ticket-replied')} AS unread
    FROM ticket t
    LEFT JOIN LATERAL (
      SELECT a.state, coalesce(a.begins_at, s.begin) AS begin, coalesce(a.ends_at, s.end) AS "end" FROM ticket_appointment a
        LEFT JOIN LATERAL (SELECT x.begin, x.end FROM jsonb_to_recordset(a.slots) AS x(begin timestamptz, "end" timestamptz)
          WHERE a.state = 'offered' AND x.begin > ${at} ORDER BY x.begin LIMIT 1) s ON true
      WHERE a.org_id = t.org_id AND a.ticket_id = t.id AND a.state IN ('offered', 'agreed')
        AND coalesce(a.ends_at, s.end) > ${at}
    ) v ON true
    LEFT JOIN LATERAL (
      SELECT c.at, u.name, left(c.body, ${excerptLength}) AS excerpt
      FROM ticket_reply c LEFT JOIN app_user u ON u.id = c.author_id
      WHERE c.org_id = t.org_id AND c.ticket_id = t.id AND c.side = 'staff'
      ORDER BY c.at DESC, c.id DESC LIMIT 1
    ) r ON true
    WHERE t.id = ANY(${ids}::uuid[])`.execute(db);
  const said = new Map(rows.map((row) => [row.id, row]));
  return tickets.map((ticket) => {
    const row = said.get(ticket.id);
    // Who works on what they reported themselves offers the slots.
    const isStaff = ticket.abilities.movesAs.includes('staff');
    return { ticket, visit: visitOf(row, isStaff), lastReply: replyOf(row) };
  });
}

function visitOf(row: Said | undefined, isStaff: boolean): OwnReport['visit'] {
  if (row === undefined || row.begin === null || row.end === null) return null;
  if (row.visitState === 'offered' && isStaff) return null;
  const state = row.visitState === 'agreed' ? 'comes' : 'choose';
  return { state, begin: row.begin.toISOString(), end: row.end.toISOString() };
}

function replyOf(row: Said | undefined): OwnReport['lastReply'] {
  if (row === undefined || row.repliedAt === null) return null;
  const { repliedAt, repliedBy, excerpt, unread } = row;
  return { by: repliedBy, at: repliedAt.toISOString(), excerpt: excerpt?.trim() ?? '', unread };
}
