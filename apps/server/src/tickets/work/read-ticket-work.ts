import type { TicketCheck, TicketCost, TicketTime, TicketWork } from '@imah/contract/tickets';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { readFilesOfEach } from '../../files/stored-files.ts';
import type { TicketKey } from '../ticket-events.ts';
import { readParts } from './read-parts.ts';

const person = (id: RawBuilder<unknown>) => sql`(
  SELECT json_build_object('id', u.id, 'name', u.name) FROM app_user u WHERE u.id = ${id})`;

/** What was done for a ticket. */
export async function readTicketWork(db: Kysely<Database>, { orgId, ticketId }: TicketKey): Promise<TicketWork> {
  const of = sql`w.org_id = ${orgId} AND w.ticket_id = ${ticketId}`;
  const checks = await sql<
    Omit<TicketCheck, 'answeredAt' | 'photos'> & { answeredAt: Date | null; photoSetId: string }
  >`
    SELECT w.id, w.label, w.kind, w.demand, w.choices, w.answer, w.photo_set_id AS "photoSetId", (
        SELECT json_build_object('id', m.id, 'number', m.number) FROM ticket m
        WHERE m.org_id = w.org_id AND m.id = w.follow_up_id) AS "followUp", w.answered_at AS "answeredAt",
      ${person(sql`w.answered_by`)} AS "answeredBy"
    FROM ticket_check w WHERE ${of} ORDER BY w.position, w.id`.execute(db);
  const times = await sql<Omit<TicketTime, 'startedAt'> & { startedAt: Date }>`
    SELECT w.id, ${person(sql`w.worker_id`)} AS worker, w.started_at AS "startedAt", w.minutes, w.note
    FROM ticket_time w WHERE ${of} ORDER BY w.started_at, w.id`.execute(db);
  const costs = await sql<Omit<TicketCost, 'at'> & { at: Date }>`
    SELECT w.id, w.label, w.amount, ${person(sql`w.added_by`)} AS "addedBy", w.at
    FROM ticket_cost w WHERE ${of} ORDER BY w.at, w.id`.execute(db);
  const parts = await readParts(db, { orgId, ticketId });
  const totalParts = parts.reduce((sum, { amount }) => sum + amount, 0);
  const sets = checks.rows.map(({ photoSetId }) => photoSetId);
  const photos = await readFilesOfEach(db, { orgId, kind: 'ticketCheck' }, sets);
  return {
    checks: checks.rows.map(({ photoSetId, ...check }) => ({
      ...check,
      answeredAt: check.answeredAt?.toISOString() ?? null,
      photos: photos.get(photoSetId) ?? [],
    })),
    times: times.rows.map((time) => ({ ...time, startedAt: time.startedAt.toISOString() })),
    costs: costs.rows.map((cost) => ({ ...cost, at: cost.at.toISOString() })),
    parts,
    totalParts,
    totalMinutes: times.rows.reduce((sum, { minutes }) => sum + minutes, 0),
    totalCost: costs.rows.reduce((sum, { amount }) => sum + amount, totalParts),
  };
}

/** Whether something required is not answered yet. */
export async function lacksChecks(db: Kysely<Database>, { orgId, ticketId }: TicketKey): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM ticket_check
    WHERE org_id = ${orgId} AND ticket_id = ${ticketId} AND demand = 'required' AND answer IS NULL LIMIT 1`.execute(db);
  return rows.length > 0;
}
