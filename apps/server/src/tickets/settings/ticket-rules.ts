import { randomUUIDv7 } from 'node:crypto';
import type { PolicyActor } from '@imah/contract/access';
import {
  matchesRule,
  type TicketConditions,
  type TicketRow,
  type TicketRule,
  type TicketRuleDraft,
  type TicketRuleTrial,
  type Ticket,
} from '@imah/contract/tickets';
import { mostTicketRules, ruleTrialSize } from '@imah/contract/tickets/words';
import { type Kysely, sql, type Transaction } from 'kysely';
import { lockOrganization, writeAudit } from '../../access/audit.ts';
import type { ServerContext } from '../../context.ts';
import type { Database } from '../../database/schema.ts';
import { requireVersion } from '../../http/entity-tag.ts';
import { HttpProblem, invalidField, notFound } from '../../http/errors.ts';
import { mayWork } from '../assign-ticket.ts';
import { isVisibleTicket } from '../ticket-scope.ts';
import type { SettingsEdit } from './change-sla.ts';

type Context = Pick<ServerContext, 'db' | 'now'>;

/** The rules of an organisation in the order they were made, which is the order they are followed in. */
export async function readTicketRules(db: Kysely<Database>, orgId: string): Promise<TicketRule[]> {
  const { rows } = await sql<TicketRule>`
    SELECT id, name, state, event, minutes, conditions, actions, version FROM ticket_rule WHERE org_id = ${orgId}
    ORDER BY created_at, id`.execute(db);
  return rows;
}

/** @throws {HttpProblem} 409 when there are too many, 422 */
export function createTicketRule(
  { db, now }: Context,
  edit: SettingsEdit,
  draft: TicketRuleDraft,
): Promise<TicketRule> {
  const { orgId } = edit;
  const id = randomUUIDv7();
  return db.transaction().execute(async (trx) => {
    await lockOrganization(trx, orgId);
    if ((await readTicketRules(trx, orgId)).length >= mostTicketRules) throw new HttpProblem(409, 'DAFTAR_PENUH');
    await requireSensible(trx, orgId, draft, now());
    await sql`
      INSERT INTO ticket_rule (org_id, id, name, state, event, minutes, conditions, actions, created_at, armed_at)
      VALUES (${orgId}, ${id}, ${draft.name}, ${draft.state}, ${draft.event}, ${draft.minutes}, ${JSON.stringify(draft.conditions)}::jsonb,
        ${JSON.stringify(draft.actions)}::jsonb, ${new Date(now())}, ${new Date(now())})`.execute(trx);
    await auditChange(trx, edit, { action: 'create', entityId: id, after: draft }, now());
    return find(await readTicketRules(trx, orgId), id);
  });
}

/** @throws {HttpProblem} 404, 412, 422 */
export function updateTicketRule(
  { db, now }: Context,
  edit: SettingsEdit & { readonly version: number },
  ruleId: string,
  draft: TicketRuleDraft,
): Promise<TicketRule> {
  const { orgId } = edit;
  return db.transaction().execute(async (trx) => {
    await lockOrganization(trx, orgId);
    const before = find(await readTicketRules(trx, orgId), ruleId);
    requireVersion(before, edit.version);
    await requireSensible(trx, orgId, draft, now());
    await sql`
      UPDATE ticket_rule SET name = ${draft.name}, state = ${draft.state}, event = ${draft.event},
        conditions = ${JSON.stringify(draft.conditions)}::jsonb, actions = ${JSON.stringify(draft.actions)}::jsonb,
        minutes = ${draft.minutes}, version = version + 1, armed_at = CASE
          WHEN (state, event) = (${draft.state}, ${draft.event}) AND minutes IS NOT DISTINCT FROM ${draft.minutes}::integer
          THEN armed_at ELSE ${new Date(now())} END
      WHERE org_id = ${orgId} AND id = ${ruleId}`.execute(trx);
    await auditChange(trx, edit, { action: 'update', entityId: ruleId, before, after: draft }, now());
    return find(await readTicketRules(trx, orgId), ruleId);
  });
}

/** @throws {HttpProblem} 404, 412 */
export async function deleteTicketRule(
  { db, now }: Context,
  edit: SettingsEdit & { readonly version: number },
  ruleId: string,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockOrganization(trx, edit.orgId);
    const before = find(await readTicketRules(trx, edit.orgId), ruleId);
    requireVersion(before, edit.version);
    await sql`DELETE FROM ticket_rule WHERE org_id = ${edit.orgId} AND id = ${ruleId}`.execute(trx);
    await auditChange(trx, edit, { action: 'delete', entityId: ruleId, before }, now());
  });
}

type Tried = Pick<TicketRow, 'id' | 'number' | 'title' | 'buildingId' | 'priority' | 'kind' | 'state'> &
  Pick<Ticket, 'source' | 'details'> & { readonly categoryId: string | null };

/** Which of the newest tickets that the person sees a rule would have been about, as they are now. */
export async function tryTicketRule(
  db: Kysely<Database>,
  actor: PolicyActor,
  orgId: string,
  conditions: TicketConditions,
): Promise<TicketRuleTrial> {
  const { rows } = await sql<Tried>`
    SELECT t.id, t.number, t.title, t.details, t.building_id AS "buildingId", t.category_id AS "categoryId", t.priority,
      t.kind, t.source, t.state
    FROM ticket t WHERE t.org_id = ${orgId} AND ${isVisibleTicket(actor)}
    ORDER BY t.created_at DESC, t.id DESC LIMIT ${ruleTrialSize}`.execute(db);
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
  const { assigneeId, notifyIds, checklistId } = actions;
  if (Object.values(actions).every((action) => action === undefined)) throw invalidField('actions', 'required');
  if ((event === 'unanswered') !== (minutes !== null))
    throw invalidField('minutes', event === 'unanswered' ? 'required' : 'invalid');
  const people = [...new Set([...(assigneeId === undefined ? [] : [assigneeId]), ...(notifyIds ?? [])])];
  const { rows } = await sql<{ category: boolean; building: boolean; checklist: boolean; people: number }>`
    SELECT EXISTS (SELECT 1 FROM ticket_category WHERE org_id = ${orgId} AND id = ${conditions.categoryId ?? null}::uuid) AS category,
      EXISTS (SELECT 1 FROM building WHERE org_id = ${orgId} AND id = ${conditions.buildingId ?? null}::uuid) AS building,
      EXISTS (SELECT 1 FROM ticket_checklist WHERE org_id = ${orgId} AND id = ${checklistId ?? null}::uuid
        AND archived_at IS NULL) AS checklist,
      (SELECT count(DISTINCT user_id)::integer FROM membership
        WHERE org_id = ${orgId} AND status = 'active' AND user_id = ANY(${people}::uuid[])) AS people`.execute(db);
  if (conditions.categoryId !== undefined && rows[0]?.category !== true)
    throw invalidField('conditions.categoryId', 'not-an-option');
  if (conditions.buildingId !== undefined && rows[0]?.building !== true)
    throw invalidField('conditions.buildingId', 'not-an-option');
  if (checklistId !== undefined && rows[0]?.checklist !== true)
    throw invalidField('actions.checklistId', 'not-an-option');
  if (rows[0]?.people !== people.length)
    throw invalidField(assigneeId === undefined ? 'actions.notifyIds' : 'actions.assigneeId', 'not-an-option');
  const { buildingId } = conditions;
  if (assigneeId !== undefined && !(await mayWork(db, { orgId, buildingId }, assigneeId, now)))
    throw invalidField('actions.assigneeId', 'not-an-option');
}

function find(rules: readonly TicketRule[], id: string): TicketRule {
  const rule = rules.find((candidate) => candidate.id === id);
  if (rule === undefined) throw notFound();
  return rule;
}

function auditChange(
  trx: Transaction<Database>,
  { orgId, userId, requestId }: SettingsEdit,
  entry: { readonly action: string; readonly entityId: string; readonly before?: object; readonly after?: object },
  now: number,
): Promise<void> {
  const by = { kind: 'user', id: userId } as const;
  return writeAudit(trx, { orgId, actor: by, requestId, entity: 'ticket_rule', ...entry }, now);
}
