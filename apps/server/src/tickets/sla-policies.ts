import type { SlaPolicy, SlaPromise } from '@imah/contract/tickets';
import { sql } from 'kysely';
import { type AuditActor, lockOrganization, writeAudit } from '../access/audit.ts';
import type { ServerContext } from '../context.ts';
import { requireVersion } from '../http/entity-tag.ts';
import { notFound } from '../http/errors.ts';
import { recalculateSla } from './settings/recalculate-sla.ts';
import { readOrgHours, readSlaPolicies } from './ticket-times.ts';

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
    await lockOrganization(trx, orgId);
    const before = (await readSlaPolicies(trx, orgId)).find(({ id }) => id === policyId);
    if (before === undefined) throw notFound();
    requireVersion(before, edit.version);
    const { respondMinutes, resolveMinutes, calendar } = promise;
    await sql`
      UPDATE sla_policy SET respond_minutes = ${respondMinutes}, resolve_minutes = ${resolveMinutes}, calendar = ${calendar},
        version = version + 1 WHERE org_id = ${orgId} AND id = ${policyId}`.execute(trx);
    const policies = await readSlaPolicies(trx, orgId);
    await recalculateSla(trx, orgId, { policies, hours: (await readOrgHours(trx, orgId)).hours }, now());
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
