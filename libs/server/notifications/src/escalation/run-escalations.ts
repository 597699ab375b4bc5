import { randomUUIDv7 } from 'node:crypto';
import { escalationHours } from '@imah/contract/notifications/words';
import { type Kysely, sql } from 'kysely';
import type { CommandPorts } from '@imah/server-platform/command';
import type { ServerContext, UrgentSource } from '@imah/server-platform';
import type { Database } from '@imah/server-platform/database/schema';
import { takeStep } from './take-step.ts';

const queue = 'escalations-by-the-clock';
const batch = 200;

export type EscalationPorts = CommandPorts & Pick<ServerContext, 'domains'>;

/** Makes the queue of this module and starts its worker; to be called once pg-boss runs. */
export async function startEscalationJobs(context: ServerContext): Promise<void> {
  const { jobs } = context;
  await jobs.createQueue(queue, { retryLimit: 2 });
  await jobs.work(queue, async () => void (await runEscalations(context)));
  await jobs.schedule(queue, '* * * * *');
}

/**
 * Ends what somebody has taken on, begins what is urgent and new, and takes the steps whose time has come. All of it stands
 * in the database: several processes may do so at once, and after a stop it goes on. Returns how many steps were taken.
 */
export async function runEscalations(ports: EscalationPorts): Promise<number> {
  const { db, domains, now } = ports;
  const at = now();
  for (const source of domains.urgent) {
    await endHandled(db, source, at);
    await begin(db, source, at);
  }
  await expire(db, at);
  let taken = 0;
  for (const { orgId, id } of await readDue(db, at)) {
    try {
      // Of a step with nobody in it the next one follows at once.
      while ((await takeStep(ports, { orgId, id, now: at })) === 'again') taken += 1;
      taken += 1;
    } catch (error) {
      ports.log.warn({ err: error, escalationId: id }, 'a step of an escalation was not taken');
    }
  }
  return taken;
}

async function endHandled(db: Kysely<Database>, source: UrgentSource, now: number): Promise<void> {
  await sql`
    UPDATE escalation e SET state = ${source.outcome}, ended_at = ${new Date(now)}
    WHERE e.state = 'running' AND e.cause = ${source.cause}
      AND NOT EXISTS (SELECT 1 FROM (${source.standing(now)}) s
        WHERE s.org_id = e.org_id AND s.subject_id = e.subject_id)`.execute(db);
}

/** What was taken on and given back begins anew; what ended otherwise does not. */
async function begin(db: Kysely<Database>, source: UrgentSource, now: number): Promise<void> {
  const { rows } = await sql<{ orgId: string; buildingId: string; subjectId: string; since: Date; after: number }>`
    SELECT s.org_id AS "orgId", s.building_id AS "buildingId", s.subject_id AS "subjectId", s.since,
      (plan.steps -> 0 ->> 'afterMinutes')::integer AS after
    FROM (${source.standing(now)}) s JOIN escalation_plan plan ON plan.org_id = s.org_id
    WHERE NOT EXISTS (SELECT 1 FROM escalation e WHERE e.org_id = s.org_id AND e.subject_id = s.subject_id
      AND (e.state = 'running' OR (e.state <> 'acknowledged' AND e.cause = ${source.cause})))
    ORDER BY s.since, s.subject_id LIMIT ${batch}`.execute(db);
  for (const { orgId, buildingId, subjectId, since, after } of rows)
    await sql`
      INSERT INTO escalation (org_id, id, building_id, cause, subject, subject_id, due_at, started_at)
      VALUES (${orgId}, ${randomUUIDv7()}, ${buildingId}, ${source.cause}, ${source.subject}, ${subjectId},
        ${new Date(Math.max(now, since.getTime() + after * 60_000))}, ${new Date(now)})
      ON CONFLICT (org_id, subject_id) WHERE state = 'running' DO NOTHING`.execute(db);
}

async function expire(db: Kysely<Database>, now: number): Promise<void> {
  await sql`
    UPDATE escalation SET state = 'expired', ended_at = ${new Date(now)}
    WHERE state = 'running' AND started_at <= ${new Date(now - escalationHours * 3_600_000)}`.execute(db);
}

async function readDue(db: Kysely<Database>, now: number): Promise<{ orgId: string; id: string }[]> {
  return db
    .selectFrom('escalation')
    .select(['org_id as orgId', 'id'])
    .where('state', '=', 'running')
    .where('due_at', '<=', new Date(now))
    .orderBy('due_at')
    .limit(batch)
    .execute();
}
