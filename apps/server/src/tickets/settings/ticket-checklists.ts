import { randomUUIDv7 } from 'node:crypto';
import type { TicketChecklist, TicketChecklistDraft } from '@imah/contract/tickets';
import { isSoundCheck, mostTicketChecklists } from '@imah/contract/tickets/words';
import { type Kysely, sql, type Transaction } from 'kysely';
import { lockOrganization, writeAudit } from '../../access/audit.ts';
import type { ServerContext } from '../../context.ts';
import type { Database } from '../../database/schema.ts';
import { requireVersion } from '../../http/entity-tag.ts';
import { HttpProblem, invalidField, notFound } from '../../http/errors.ts';
import type { SettingsEdit } from './change-sla.ts';

type Context = Pick<ServerContext, 'db' | 'now'>;

/** The checklists of an organisation, archived ones last. */
export async function readTicketChecklists(db: Kysely<Database>, orgId: string): Promise<TicketChecklist[]> {
  const { rows } = await sql<TicketChecklist>`
    SELECT l.id, l.name, l.items, CASE WHEN l.archived_at IS NULL THEN 'active' ELSE 'archived' END AS state, l.version,
      ARRAY(SELECT c.id FROM ticket_category c WHERE c.org_id = l.org_id AND c.checklist_id = l.id
        ORDER BY c.position, c.id) AS "categoryIds"
    FROM ticket_checklist l WHERE l.org_id = ${orgId}
    ORDER BY l.archived_at IS NOT NULL, lower(l.name), l.id`.execute(db);
  return rows;
}

/** @throws {HttpProblem} 409 when there are too many, 422 */
export function createTicketChecklist(
  { db, now }: Context,
  edit: SettingsEdit,
  draft: TicketChecklistDraft,
): Promise<TicketChecklist> {
  const { orgId } = edit;
  const id = randomUUIDv7();
  return db.transaction().execute(async (trx) => {
    await lockOrganization(trx, orgId);
    const all = await readTicketChecklists(trx, orgId);
    if (all.length >= mostTicketChecklists) throw new HttpProblem(409, 'DAFTAR_PENUH');
    requireSound(all, draft, null);
    await sql`
      INSERT INTO ticket_checklist (org_id, id, name, items, archived_at, created_at)
      VALUES (${orgId}, ${id}, ${draft.name}, ${JSON.stringify(draft.items)}::jsonb,
        ${draft.state === 'archived' ? new Date(now()) : null}, ${new Date(now())})`.execute(trx);
    await setCategories(trx, orgId, id, draft);
    await auditChange(trx, edit, { action: 'create', entityId: id, after: draft }, now());
    return find(await readTicketChecklists(trx, orgId), id);
  });
}

/** @throws {HttpProblem} 404, 412, 422 */
export function updateTicketChecklist(
  { db, now }: Context,
  edit: SettingsEdit & { readonly version: number },
  checklistId: string,
  draft: TicketChecklistDraft,
): Promise<TicketChecklist> {
  const { orgId } = edit;
  return db.transaction().execute(async (trx) => {
    await lockOrganization(trx, orgId);
    const all = await readTicketChecklists(trx, orgId);
    const before = find(all, checklistId);
    requireVersion(before, edit.version);
    requireSound(all, draft, checklistId);
    await sql`
      UPDATE ticket_checklist SET name = ${draft.name}, items = ${JSON.stringify(draft.items)}::jsonb, version = version + 1,
        archived_at = CASE WHEN ${draft.state} = 'archived' THEN coalesce(archived_at, ${new Date(now())}) END
      WHERE org_id = ${orgId} AND id = ${checklistId}`.execute(trx);
    await setCategories(trx, orgId, checklistId, draft);
    const { name, items, state, categoryIds } = before;
    const was = { name, items, state, categoryIds };
    await auditChange(trx, edit, { action: 'update', entityId: checklistId, before: was, after: draft }, now());
    return find(await readTicketChecklists(trx, orgId), checklistId);
  });
}

/** An archived checklist begins no ticket. @throws {HttpProblem} 422 at a category of another organisation */
async function setCategories(
  trx: Transaction<Database>,
  orgId: string,
  checklistId: string,
  { categoryIds, state }: TicketChecklistDraft,
): Promise<void> {
  const ids = state === 'archived' ? [] : [...new Set(categoryIds)];
  await sql`
    UPDATE ticket_category SET checklist_id = NULL
    WHERE org_id = ${orgId} AND checklist_id = ${checklistId} AND id <> ALL(${ids}::uuid[])`.execute(trx);
  const { rows } = await sql`
    UPDATE ticket_category SET checklist_id = ${checklistId}
    WHERE org_id = ${orgId} AND id = ANY(${ids}::uuid[]) RETURNING id`.execute(trx);
  if (rows.length !== ids.length) throw invalidField('categoryIds', 'not-an-option');
}

function requireSound(all: readonly TicketChecklist[], draft: TicketChecklistDraft, ownId: string | null): void {
  const isTaken = all.some(({ id, name }) => id !== ownId && name.toLowerCase() === draft.name.toLowerCase());
  if (isTaken) throw invalidField('name', 'name-taken');
  const wrong = draft.items.findIndex((item) => !isSoundCheck(item));
  if (wrong >= 0) throw invalidField(`items.${wrong}.choices`, 'invalid');
}

function find(all: readonly TicketChecklist[], id: string): TicketChecklist {
  const checklist = all.find((candidate) => candidate.id === id);
  if (checklist === undefined) throw notFound();
  return checklist;
}

function auditChange(
  trx: Transaction<Database>,
  { orgId, userId, requestId }: SettingsEdit,
  entry: { readonly action: string; readonly entityId: string; readonly before?: object; readonly after?: object },
  now: number,
): Promise<void> {
  const by = { kind: 'user', id: userId } as const;
  return writeAudit(trx, { orgId, actor: by, requestId, entity: 'ticket_checklist', ...entry }, now);
}
