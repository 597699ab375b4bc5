import {
  defaultBusinessHours,
  enterPromise,
  findSlaPolicy,
  type SlaPolicy,
  type SlaPromise,
  type TicketPriority,
  type TicketTimes,
  type TimeZone,
} from '@imah/contract';
import { sql, type Transaction } from 'kysely';
import { type AuditActor, holdOrganization, writeAudit } from '../access/audit.ts';
import type { ServerContext } from '../context.ts';
import type { Database } from '../database/schema.ts';
import { requireVersion } from '../http/entity-tag.ts';
import { notFound } from '../http/errors.ts';
import { dueDates, readSlaPolicies } from './ticket-times.ts';

/** Who changes which promise, and which version of it they saw. */
export interface PolicyEdit {
  readonly orgId: string;
  readonly policyId: string;
  readonly by: AuditActor;
  readonly requestId: string;
  readonly version: number;
}

/**
 * Promises another time. It holds for open tickets from now on; what has run on them stays used.
 * @throws {HttpProblem} 404, 412 when it has changed meanwhile
 */
export function updateSlaPolicy(
  { db, now }: Pick<ServerContext, 'db' | 'now'>,
  edit: PolicyEdit,
  promise: SlaPromise,
): Promise<SlaPolicy> {
  return db.transaction().execute(async (trx) => {
    const { orgId, policyId } = edit;
    await holdOrganization(trx, orgId);
    const before = (await readSlaPolicies(trx, orgId)).find(({ id }) => id === policyId);
    if (before === undefined) throw notFound();
    requireVersion(before, edit.version);
    const { respondMinutes, resolveMinutes, calendar } = promise;
    await sql`
      UPDATE sla_policy SET respond_minutes = ${respondMinutes}, resolve_minutes = ${resolveMinutes}, calendar = ${calendar},
        version = version + 1 WHERE org_id = ${orgId} AND id = ${policyId}`.execute(trx);
    const policies = await readSlaPolicies(trx, orgId);
    await promiseAnew(trx, orgId, policies, now());
    const was = {
      respondMinutes: before.respondMinutes,
      resolveMinutes: before.resolveMinutes,
      calendar: before.calendar,
    };
    const entry = { action: 'update', entity: 'sla_policy', entityId: policyId, before: was, after: promise };
    await writeAudit(trx, { orgId, actor: edit.by, requestId: edit.requestId, ...entry }, now());
    const after = policies.find(({ id }) => id === policyId);
    if (after === undefined) throw notFound();
    return after;
  });
}

interface OpenTicket {
  readonly id: string;
  readonly priority: TicketPriority;
  readonly categoryId: string | null;
  readonly buildingId: string;
  readonly timeZone: TimeZone;
  readonly times: TicketTimes;
}

/** Enters what is promised now into every open ticket for which it is another time than before. */
async function promiseAnew(
  trx: Transaction<Database>,
  orgId: string,
  policies: readonly SlaPolicy[],
  now: number,
): Promise<void> {
  const { rows } = await sql<OpenTicket>`
    SELECT t.id, t.priority, t.category_id AS "categoryId", t.building_id AS "buildingId", b.time_zone AS "timeZone", t.times
    FROM ticket t JOIN building b ON b.org_id = t.org_id AND b.id = t.building_id
    WHERE t.org_id = ${orgId} AND t.state IN ('new', 'in-progress', 'waiting', 'deferred') ORDER BY t.id FOR UPDATE OF t`.execute(
    trx,
  );
  const changes = rows.flatMap((ticket) => {
    const policy = findSlaPolicy(policies, ticket);
    if (policy === null) return [];
    const { respondMinutes, resolveMinutes, calendar } = policy;
    const hours = ticket.times.promises.at(-1)?.hours ?? defaultBusinessHours;
    const times = enterPromise(ticket.times, { respondMinutes, resolveMinutes, calendar }, hours, now);
    return times === ticket.times ? [] : [{ id: ticket.id, times, ...dueDates(times, ticket.timeZone, now) }];
  });
  await sql`
    UPDATE ticket t SET times = c.times, respond_due_at = c."respondDueAt", resolve_due_at = c."resolveDueAt"
    FROM jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)
      AS c(id uuid, times jsonb, "respondDueAt" timestamptz, "resolveDueAt" timestamptz)
    WHERE t.org_id = ${orgId} AND t.id = c.id`.execute(trx);
}
