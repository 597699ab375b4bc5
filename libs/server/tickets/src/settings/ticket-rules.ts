import { randomUUIDv7 } from 'node:crypto';
import type { PolicyActor } from '@imah/contract/access';
import {
  matchesRule,
  type TicketConditions,
  type TicketRule,
  type TicketRuleDraft,
  type TicketRuleTrial,
} from '@imah/contract/tickets';
import { mostTicketRules, ruleTrialSize } from '@imah/contract/tickets/words';
import { type Kysely, sql, type Transaction } from 'kysely';
import { lockOrganization } from '@imah/server-platform/access';
import {
  type AuditFacts,
  type CommandPorts,
  type PersonalEdit,
  runCommand,
  type VersionedEdit,
} from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { HttpProblem, invalidField, notFound, requireVersion } from '@imah/server-platform/http';
import { isVisibleTicket } from '../ticket-scope.ts';
import { mayWork } from '../ticket-workers.ts';
import { requireOfOrganization } from './change-sla.ts';

/** The rules of an organisation in the order they were made, which is the order they are followed in. */
export function readTicketRules(db: Kysely<Database>, orgId: string): Promise<TicketRule[]> {
  return db
    .selectFrom('ticket_rule')
    .select(['id', 'name', 'state', 'event', 'minutes', 'conditions', 'actions', 'version'])
    .where('org_id', '=', orgId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** @throws {HttpProblem} 409 when there are too many, 422 */
export function createTicketRule(ports: CommandPorts, edit: PersonalEdit, draft: TicketRuleDraft): Promise<TicketRule> {
  const { orgId, now } = edit;
  const id = randomUUIDv7();
  return runCommand(ports, edit, {
    lock: (trx) => lockRules(trx, orgId),
    validate: async (trx, known) => {
      if (known.length >= mostTicketRules) throw new HttpProblem(409, 'DAFTAR_PENUH');
      await requireSensible(trx, orgId, draft, now);
    },
    write: async (trx) => {
      const at = new Date(now);
      await trx
        .insertInto('ticket_rule')
        .values({ org_id: orgId, id, ...columnsOf(draft), created_at: at, armed_at: at })
        .execute();
      return { result: find(await readTicketRules(trx, orgId), id), audit: auditOf('create', id, { after: draft }) };
    },
  });
}

/** @throws {HttpProblem} 404, 412, 422 */
export function updateTicketRule(ports: CommandPorts, edit: RuleEdit, draft: TicketRuleDraft): Promise<TicketRule> {
  const { orgId, ruleId, now } = edit;
  return runCommand(ports, edit, {
    lock: async (trx) => find(await lockRules(trx, orgId), ruleId),
    authorize: (_trx, rule) => requireVersion(rule, edit.version),
    validate: (trx) => requireSensible(trx, orgId, draft, now),
    write: async (trx, before) => {
      const isSame = before.state === draft.state && before.event === draft.event && before.minutes === draft.minutes;
      await trx
        .updateTable('ticket_rule')
        // What waits for the clock begins to wait anew where it waits for something else.
        .set({ ...columnsOf(draft), version: before.version + 1, ...(isSame ? {} : { armed_at: new Date(now) }) })
        .where('org_id', '=', orgId)
        .where('id', '=', ruleId)
        .execute();
      const result = find(await readTicketRules(trx, orgId), ruleId);
      return { result, audit: auditOf('update', ruleId, { before, after: draft }) };
    },
  });
}

/** @throws {HttpProblem} 404, 412 */
export function deleteTicketRule(ports: CommandPorts, edit: RuleEdit): Promise<void> {
  const { orgId, ruleId } = edit;
  return runCommand(ports, edit, {
    lock: async (trx) => find(await lockRules(trx, orgId), ruleId),
    authorize: (_trx, rule) => requireVersion(rule, edit.version),
    write: async (trx, before) => {
      await trx.deleteFrom('ticket_rule').where('org_id', '=', orgId).where('id', '=', ruleId).execute();
      return { result: undefined, audit: auditOf('delete', ruleId, { before }) };
    },
  });
}

type RuleEdit = VersionedEdit & { readonly ruleId: string };

function columnsOf({ name, state, event, minutes, conditions, actions }: TicketRuleDraft) {
  const texts = { conditions: JSON.stringify(conditions), actions: JSON.stringify(actions) };
  return { name, state, event, minutes, ...texts };
}

async function lockRules(trx: Transaction<Database>, orgId: string): Promise<TicketRule[]> {
  await lockOrganization(trx, orgId);
  return readTicketRules(trx, orgId);
}

/** Which of the newest tickets that the person sees a rule would have been about, as they are now. */
export async function tryTicketRule(
  db: Kysely<Database>,
  actor: PolicyActor,
  orgId: string,
  conditions: TicketConditions,
): Promise<TicketRuleTrial> {
  const rows = await db
    .selectFrom('ticket as t')
    .select(['t.id', 't.number', 't.title', 't.details', 't.priority', 't.kind', 't.source', 't.state'])
    .select(['t.building_id as buildingId', 't.category_id as categoryId'])
    .where('t.org_id', '=', orgId)
    .where(isVisibleTicket(actor))
    .orderBy('t.created_at', 'desc')
    .orderBy('t.id', 'desc')
    .limit(ruleTrialSize)
    .execute();
  const matched = rows.filter(({ categoryId, ...ticket }) =>
    matchesRule(conditions, { ...ticket, category: categoryId === null ? null : { id: categoryId } }),
  );
  return { tried: rows.length, matched: matched.map(({ id, number, title }) => ({ id, number, title })) };
}

/** @throws {HttpProblem} 422 at what does nothing, or is not of the organisation */
async function requireSensible(
  db: Kysely<Database>,
  orgId: string,
  { event, minutes, conditions, actions }: TicketRuleDraft,
  now: number,
): Promise<void> {
  const { assigneeId, assignBy, notifyIds, checklistId } = actions;
  if (Object.values(actions).every((action) => action === undefined)) throw invalidField('actions', 'required');
  if ((event === 'unanswered') !== (minutes !== null))
    throw invalidField('minutes', event === 'unanswered' ? 'required' : 'invalid');
  // Two people cannot both be the one.
  if (assigneeId !== undefined && assignBy !== undefined) throw invalidField('actions.assignBy', 'invalid');
  const { categoryId = null, buildingId = null } = conditions;
  await requireOfOrganization(db, orgId, { categoryId, buildingId }, 'conditions.');
  if (checklistId !== undefined && !(await isOffered(db, orgId, checklistId)))
    throw invalidField('actions.checklistId', 'not-an-option');
  const people = [...new Set([...(assigneeId === undefined ? [] : [assigneeId]), ...(notifyIds ?? [])])];
  if ((await countMembers(db, orgId, people)) !== people.length)
    throw invalidField(assigneeId === undefined ? 'actions.notifyIds' : 'actions.assigneeId', 'not-an-option');
  const place = { orgId, buildingId: conditions.buildingId };
  if (assigneeId !== undefined && !(await mayWork(db, place, assigneeId, now)))
    throw invalidField('actions.assigneeId', 'not-an-option');
}

async function isOffered(db: Kysely<Database>, orgId: string, checklistId: string): Promise<boolean> {
  const checklist = await db
    .selectFrom('ticket_checklist')
    .select('id')
    .where('org_id', '=', orgId)
    .where('id', '=', checklistId)
    .where('archived_at', 'is', null)
    .executeTakeFirst();
  return checklist !== undefined;
}

async function countMembers(db: Kysely<Database>, orgId: string, userIds: readonly string[]): Promise<number> {
  const { count } = await db
    .selectFrom('membership')
    .select(({ fn }) => fn.count<number>('user_id').distinct().as('count'))
    .where('org_id', '=', orgId)
    .where('status', '=', 'active')
    .where(sql<boolean>`user_id = ANY(${[...userIds]}::uuid[])`)
    .executeTakeFirstOrThrow();
  return count;
}

function find(rules: readonly TicketRule[], id: string): TicketRule {
  const rule = rules.find((candidate) => candidate.id === id);
  if (rule === undefined) throw notFound();
  return rule;
}

function auditOf(
  action: 'create' | 'update' | 'delete',
  entityId: string,
  said: { readonly before?: object; readonly after?: object },
): AuditFacts {
  return { action, entity: 'ticket_rule', entityId, ...said };
}
