import type { UrgentSource } from '@imah/server-platform';
import { type RawBuilder, sql } from 'kysely';

/** SQL: whether somebody works on ticket `t`. */
const hasWorker = sql`(t.assignee_id IS NOT NULL
  OR EXISTS (SELECT 1 FROM ticket_executor x WHERE x.org_id = t.org_id AND x.ticket_id = t.id))`;
const isUnanswered = sql`jsonb_typeof(t.times -> 'respondedAt') = 'null'`;

/** Whoever is given a ticket, or answers it, has taken it on. */
const shared: Pick<UrgentSource, 'subject' | 'outcome' | 'describe'> = {
  subject: 'ticket',
  outcome: sql`coalesce((SELECT CASE WHEN t.state IN ('new', 'in-progress', 'waiting', 'deferred')
      THEN 'acknowledged' ELSE 'over' END
    FROM ticket t WHERE t.org_id = e.org_id AND t.id = e.subject_id), 'over')`,
  describe: async (db, orgId, subjectId) => {
    const found = await db
      .selectFrom('ticket')
      .select(['unit_id as unitId', 'version', 'number', 'title', 'state'])
      .where('org_id', '=', orgId)
      .where('id', '=', subjectId)
      .executeTakeFirst();
    return found === undefined ? null : { kind: 'ticket', ...found };
  },
};

const standing = (cause: UrgentSource['cause'], since: RawBuilder<unknown>, condition: RawBuilder<unknown>) => sql`
  SELECT t.org_id, t.building_id, t.id AS subject_id, ${since} AS since FROM escalation_plan p
  JOIN ticket t ON t.org_id = p.org_id AND ${condition}
  WHERE p.state = 'on' AND ${cause} = ANY(p.causes) AND ${since} >= p.enabled_at`;

/** Emergencies that nobody has and nobody has answered. */
export const emergencyTickets: UrgentSource = {
  ...shared,
  cause: 'emergency-ticket',
  standing: () =>
    standing(
      'emergency-ticket',
      sql`t.created_at`,
      sql`t.priority = 'emergency' AND t.state = 'new' AND ${isUnanswered} AND NOT ${hasWorker}`,
    ),
};

/** Tickets whose first answer is late and that nobody was given since. */
export const unansweredTickets: UrgentSource = {
  ...shared,
  cause: 'unanswered-ticket',
  standing: (now) =>
    standing(
      'unanswered-ticket',
      sql`t.respond_due_at`,
      sql`t.state IN ('new', 'in-progress') AND ${isUnanswered} AND t.respond_due_at <= ${new Date(now)}
        AND NOT (${hasWorker} AND EXISTS (SELECT 1 FROM ticket_event v WHERE v.org_id = t.org_id AND v.ticket_id = t.id
          AND v.kind = 'assigned' AND v.at >= t.respond_due_at))`,
    ),
};
