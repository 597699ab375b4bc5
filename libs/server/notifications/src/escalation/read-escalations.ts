import { instantOf } from '@imah/server-platform/database';
import type { Escalation } from '@imah/contract/notifications';
import { type RawBuilder, sql } from 'kysely';
import type { ServerContext, UrgentSource } from '@imah/server-platform';

type Ports = Pick<ServerContext, 'db' | 'domains' | 'now'>;

/** Who was told that nobody has taken a ticket on, newest first. */
export function readTicketEscalations(ports: Ports, orgId: string, ticketId: string): Promise<Escalation[]> {
  return read(ports, sql`e.org_id = ${orgId} AND e.subject = 'ticket' AND e.subject_id = ${ticketId}`, 5);
}

/** The same for the alarms of a building that are active. */
export function readAlarmEscalations(ports: Ports, orgId: string, buildingId: string): Promise<Escalation[]> {
  return read(
    ports,
    sql`e.org_id = ${orgId} AND e.building_id = ${buildingId} AND e.subject = 'alarm'
      AND EXISTS (SELECT 1 FROM alarm a WHERE a.org_id = e.org_id AND a.id = e.subject_id AND a.active)`,
    200,
  );
}

async function read({ db, domains, now }: Ports, condition: RawBuilder<unknown>, limit: number): Promise<Escalation[]> {
  const { rows } = await sql<Escalation>`
    SELECT e.id, e.cause, e.subject, e.subject_id AS "subjectId", shown.state, ${instantOf('e.started_at')} AS "startedAt",
      ${instantOf('e.ended_at')} AS "endedAt", CASE WHEN shown.state = 'running' THEN ${instantOf('e.due_at')} END AS "nextAt",
      coalesce((SELECT jsonb_agg(c.call ORDER BY c.position DESC) FROM (
        SELECT k.position, jsonb_build_object('at', ${instantOf('k.at')}, 'channels', to_jsonb(k.channels), 'people',
          coalesce((SELECT jsonb_agg(jsonb_build_object('id', u.id, 'name', u.name) ORDER BY u.name, u.id)
            FROM app_user u WHERE u.id = ANY(k.user_ids)), '[]')) AS call
        FROM escalation_call k WHERE k.org_id = e.org_id AND k.escalation_id = e.id
        ORDER BY k.position DESC LIMIT 20) c), '[]') AS calls
    FROM escalation e CROSS JOIN LATERAL (SELECT ${stateNow(domains.urgent, now())} AS state) shown
    WHERE ${condition}
    ORDER BY e.started_at DESC, e.id DESC LIMIT ${limit}`.execute(db);
  return rows;
}

/** SQL: the state of escalation `e`. Who has taken it on sees so at once, not when the job comes by to end it. */
function stateNow(sources: readonly UrgentSource[], now: number): RawBuilder<unknown> {
  const ended = sources.map(
    (source) => sql`WHEN e.state = 'running' AND e.cause = ${source.cause} AND NOT EXISTS (
      SELECT 1 FROM (${source.standing(now)}) s WHERE s.org_id = e.org_id AND s.subject_id = e.subject_id)
      THEN ${source.outcome}`,
  );
  return ended.length === 0 ? sql`e.state` : sql`CASE ${sql.join(ended, sql` `)} ELSE e.state END`;
}
