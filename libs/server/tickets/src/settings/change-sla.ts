import { randomUUIDv7 } from 'node:crypto';
import type { PolicyActor } from '@imah/contract/access';
import type {
  BusinessHours,
  OrgHours,
  SlaEffect,
  SlaPolicy,
  SlaPolicyDraft,
  SlaPromise,
  SlaTrial,
} from '@imah/contract/tickets';
import { mostSlaPolicies } from '@imah/contract/tickets/words';
import type { Kysely, Transaction } from 'kysely';
import { lockOrganization } from '@imah/server-platform/access';
import { sameFields } from '@imah/server-buildings';
import { type CommandPorts, type PersonalEdit, runCommand, type VersionedEdit } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { HttpProblem, invalidField, notFound, requireVersion } from '@imah/server-platform/http';
import { readOrgHours, readSlaPolicies } from '../ticket-times.ts';
import { effectOf, recalculateSla } from './recalculate-sla.ts';

type PolicyEdit = VersionedEdit & { readonly policyId: string };

/** @throws {HttpProblem} 409 when there is one for the same tickets, or too many; 422 */
export function createSlaPolicy(ports: CommandPorts, edit: PersonalEdit, draft: SlaPolicyDraft): Promise<SlaPolicy> {
  const { orgId } = edit;
  const id = randomUUIDv7();
  return runCommand(ports, edit, {
    lock: (trx) => lockPolicies(trx, orgId),
    validate: async (trx, known) => {
      if (known.length >= mostSlaPolicies) throw new HttpProblem(409, 'DAFTAR_PENUH');
      if (known.some((policy) => isForTheSame(policy, draft))) throw new HttpProblem(409, 'BENTROK');
      await requireOfOrganization(trx, orgId, draft);
    },
    write: async (trx) => {
      const { priority, categoryId, buildingId, respondMinutes, resolveMinutes, calendar } = draft;
      const promise = { respond_minutes: respondMinutes, resolve_minutes: resolveMinutes, calendar };
      const about = { priority, category_id: categoryId, building_id: buildingId };
      await trx
        .insertInto('sla_policy')
        .values({ org_id: orgId, id, ...about, ...promise })
        .execute();
      const policies = await recalculateOpenTickets(trx, edit);
      return {
        result: find(policies, id),
        audit: { action: 'create', entity: 'sla_policy', entityId: id, after: draft },
      };
    },
  });
}

/**
 * Promises another time. It holds for open tickets from now on; what has run on them stays used.
 * @throws {HttpProblem} 404, 412 when it has changed meanwhile
 */
export function updateSlaPolicy(ports: CommandPorts, edit: PolicyEdit, promise: SlaPromise): Promise<SlaPolicy> {
  const { orgId, policyId } = edit;
  return runCommand(ports, edit, {
    lock: async (trx) => find(await lockPolicies(trx, orgId), policyId),
    authorize: (_trx, policy) => requireVersion(policy, edit.version),
    write: async (trx, policy) => {
      const { respondMinutes, resolveMinutes, calendar } = promise;
      await trx
        .updateTable('sla_policy')
        .set({ respond_minutes: respondMinutes, resolve_minutes: resolveMinutes, calendar })
        .set('version', policy.version + 1)
        .where('org_id', '=', orgId)
        .where('id', '=', policyId)
        .execute();
      const before = sameFields(policy, { respondMinutes, resolveMinutes, calendar });
      return {
        result: find(await recalculateOpenTickets(trx, edit), policyId),
        audit: { action: 'update', entity: 'sla_policy', entityId: policyId, before, after: promise },
      };
    },
  });
}

/** @throws {HttpProblem} 404, 412 */
export function deleteSlaPolicy(ports: CommandPorts, edit: PolicyEdit): Promise<void> {
  const { orgId, policyId } = edit;
  return runCommand(ports, edit, {
    lock: async (trx) => find(await lockPolicies(trx, orgId), policyId),
    authorize: (_trx, policy) => requireVersion(policy, edit.version),
    write: async (trx, before) => {
      await trx.deleteFrom('sla_policy').where('org_id', '=', orgId).where('id', '=', policyId).execute();
      await recalculateOpenTickets(trx, edit);
      return { result: undefined, audit: { action: 'delete', entity: 'sla_policy', entityId: policyId, before } };
    },
  });
}

/** Works at other hours from now on. @throws {HttpProblem} 412, 422 */
export function updateBusinessHours(ports: CommandPorts, edit: VersionedEdit, hours: BusinessHours): Promise<OrgHours> {
  const { orgId } = edit;
  return runCommand(ports, edit, {
    lock: async (trx) => {
      requireApart(hours);
      await lockOrganization(trx, orgId);
      return readOrgHours(trx, orgId);
    },
    authorize: (_trx, known) => requireVersion({ ...known.hours, version: known.version }, edit.version),
    write: async (trx, known) => {
      const version = known.version + 1;
      await trx
        .updateTable('business_hours')
        .set({ hours: JSON.stringify(hours), version })
        .where('org_id', '=', orgId)
        .execute();
      await recalculateOpenTickets(trx, edit);
      return {
        result: { ...hours, version },
        audit: { action: 'update', entity: 'business_hours', entityId: orgId, before: known.hours, after: hours },
      };
    },
  });
}

/** What a change would do to the open tickets that the person sees. @throws {HttpProblem} 404, 422 */
export async function trySla(
  { db, now }: Pick<CommandPorts, 'db' | 'now'>,
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

async function lockPolicies(trx: Transaction<Database>, orgId: string): Promise<SlaPolicy[]> {
  await lockOrganization(trx, orgId);
  return readSlaPolicies(trx, orgId);
}

async function recalculateOpenTickets(trx: Transaction<Database>, { orgId, now }: PersonalEdit): Promise<SlaPolicy[]> {
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

/** @throws {HttpProblem} 422 */
export async function requireOfOrganization(
  db: Kysely<Database>,
  orgId: string,
  { categoryId, buildingId }: Pick<SlaPolicyDraft, 'categoryId' | 'buildingId'>,
  prefix: '' | 'conditions.' = '',
): Promise<void> {
  if (categoryId !== null && !(await isOfOrganization(db, 'ticket_category', orgId, categoryId)))
    throw invalidField(`${prefix}categoryId`, 'not-an-option');
  if (buildingId !== null && !(await isOfOrganization(db, 'building', orgId, buildingId)))
    throw invalidField(`${prefix}buildingId`, 'not-an-option');
}

async function isOfOrganization(
  db: Kysely<Database>,
  table: 'ticket_category' | 'building',
  orgId: string,
  id: string,
): Promise<boolean> {
  const found = await db.selectFrom(table).select('id').where('org_id', '=', orgId).where('id', '=', id).execute();
  return found.length > 0;
}

function find(policies: readonly SlaPolicy[], id: string): SlaPolicy {
  const policy = policies.find((candidate) => candidate.id === id);
  if (policy === undefined) throw notFound();
  return policy;
}
