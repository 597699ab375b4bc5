import { randomUUIDv7 } from 'node:crypto';
import type { PolicyActor } from '@imah/contract/access';
import type { BusinessHours, OrgHours, SlaEffect, SlaPolicy, SlaPolicyDraft, SlaTrial } from '@imah/contract/tickets';
import { mostSlaPolicies } from '@imah/contract/tickets/words';
import { type Kysely, sql, type Transaction } from 'kysely';
import { lockOrganization, writeAudit } from '../../access/audit.ts';
import type { ServerContext } from '../../context.ts';
import type { Database } from '../../database/schema.ts';
import { requireVersion } from '../../http/entity-tag.ts';
import { HttpProblem, invalidField, notFound } from '../../http/errors.ts';
import { readOrgHours, readSlaPolicies } from '../ticket-times.ts';
import { effectOf, recalculateSla } from './recalculate-sla.ts';

/** Who sets up which organisation. */
export interface SettingsEdit {
  readonly orgId: string;
  readonly userId: string;
  readonly requestId: string;
}

type Context = Pick<ServerContext, 'db' | 'now'>;

/** @throws {HttpProblem} 409 when there is one for the same tickets, or too many; 422 */
export function createSlaPolicy({ db, now }: Context, edit: SettingsEdit, draft: SlaPolicyDraft): Promise<SlaPolicy> {
  const { orgId } = edit;
  const id = randomUUIDv7();
  return db.transaction().execute(async (trx) => {
    await lockOrganization(trx, orgId);
    const before = await readSlaPolicies(trx, orgId);
    if (before.length >= mostSlaPolicies) throw new HttpProblem(409, 'DAFTAR_PENUH');
    if (before.some((policy) => isForTheSame(policy, draft))) throw new HttpProblem(409, 'BENTROK');
    await requireOfOrganization(trx, orgId, draft);
    await sql`
      INSERT INTO sla_policy (org_id, id, priority, category_id, building_id, respond_minutes, resolve_minutes, calendar)
      VALUES (${orgId}, ${id}, ${draft.priority}, ${draft.categoryId}, ${draft.buildingId}, ${draft.respondMinutes},
        ${draft.resolveMinutes}, ${draft.calendar})`.execute(trx);
    const policies = await recalculateOpenTickets(trx, orgId, now());
    await auditChange(trx, edit, { action: 'create', entity: 'sla_policy', entityId: id, after: draft }, now());
    return find(policies, id);
  });
}

/** @throws {HttpProblem} 404, 412 */
export async function deleteSlaPolicy(
  { db, now }: Context,
  edit: SettingsEdit & { readonly version: number },
  policyId: string,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockOrganization(trx, edit.orgId);
    const before = find(await readSlaPolicies(trx, edit.orgId), policyId);
    requireVersion(before, edit.version);
    await sql`DELETE FROM sla_policy WHERE org_id = ${edit.orgId} AND id = ${policyId}`.execute(trx);
    await recalculateOpenTickets(trx, edit.orgId, now());
    await auditChange(trx, edit, { action: 'delete', entity: 'sla_policy', entityId: policyId, before }, now());
  });
}

/** Works at other hours from now on. @throws {HttpProblem} 412, 422 */
export function updateBusinessHours(
  { db, now }: Context,
  edit: SettingsEdit & { readonly version: number },
  hours: BusinessHours,
): Promise<OrgHours> {
  requireApart(hours);
  const { orgId } = edit;
  return db.transaction().execute(async (trx) => {
    await lockOrganization(trx, orgId);
    const before = await readOrgHours(trx, orgId);
    requireVersion({ ...before.hours, version: before.version }, edit.version);
    await sql`
      UPDATE business_hours SET hours = ${JSON.stringify(hours)}::jsonb, version = version + 1
      WHERE org_id = ${orgId}`.execute(trx);
    await recalculateOpenTickets(trx, orgId, now());
    const entry = { action: 'update', entity: 'business_hours', entityId: orgId, before: before.hours, after: hours };
    await auditChange(trx, edit, entry, now());
    return { ...hours, version: before.version + 1 };
  });
}

/** What a change would do to the open tickets that the person sees. @throws {HttpProblem} 404, 422 */
export async function trySla(
  { db, now }: Context,
  actor: PolicyActor,
  orgId: string,
  trial: SlaTrial,
): Promise<SlaEffect> {
  const { policyId, promise, draft, hours } = trial;
  if (hours !== undefined) requireApart(hours);
  const policies = await readSlaPolicies(db, orgId);
  if (policyId !== undefined) find(policies, policyId);
  const changed = policies.flatMap((policy) => {
    if (policy.id !== policyId || promise === undefined) return [policy];
    return promise === null ? [] : [{ ...policy, ...promise }];
  });
  const added = draft === undefined ? [] : [{ ...draft, id: 'draft', version: 1 }];
  const promises = { policies: [...changed, ...added], hours: hours ?? (await readOrgHours(db, orgId)).hours };
  return effectOf(db, actor, orgId, promises, now());
}

async function recalculateOpenTickets(trx: Transaction<Database>, orgId: string, now: number): Promise<SlaPolicy[]> {
  const policies = await readSlaPolicies(trx, orgId);
  await recalculateSla(trx, orgId, { policies, hours: (await readOrgHours(trx, orgId)).hours }, now);
  return policies;
}

function isForTheSame(one: SlaPolicyDraft, other: SlaPolicyDraft): boolean {
  return one.priority === other.priority && one.categoryId === other.categoryId && one.buildingId === other.buildingId;
}

/** @throws {HttpProblem} 422 where the hours of a day run into each other */
function requireApart({ week }: BusinessHours): void {
  for (const [index, day] of week.entries())
    if (day.some(({ from }, place) => from < (day[place - 1]?.to ?? 0))) throw invalidField(`week.${index}`, 'invalid');
}

async function requireOfOrganization(
  db: Kysely<Database>,
  orgId: string,
  { categoryId, buildingId }: Pick<SlaPolicyDraft, 'categoryId' | 'buildingId'>,
): Promise<void> {
  const { rows } = await sql<{ category: boolean; building: boolean }>`
    SELECT EXISTS (SELECT 1 FROM ticket_category WHERE org_id = ${orgId} AND id = ${categoryId}::uuid) AS category,
      EXISTS (SELECT 1 FROM building WHERE org_id = ${orgId} AND id = ${buildingId}::uuid) AS building`.execute(db);
  if (categoryId !== null && rows[0]?.category !== true) throw invalidField('categoryId', 'not-an-option');
  if (buildingId !== null && rows[0]?.building !== true) throw invalidField('buildingId', 'not-an-option');
}

function find(policies: readonly SlaPolicy[], id: string): SlaPolicy {
  const policy = policies.find((candidate) => candidate.id === id);
  if (policy === undefined) throw notFound();
  return policy;
}

function auditChange(
  trx: Transaction<Database>,
  { orgId, userId, requestId }: SettingsEdit,
  entry: {
    readonly action: string;
    readonly entity: string;
    readonly entityId: string;
    readonly before?: object;
    readonly after?: object;
  },
  now: number,
): Promise<void> {
  return writeAudit(trx, { orgId, actor: { kind: 'user', id: userId }, requestId, ...entry }, now);
}
