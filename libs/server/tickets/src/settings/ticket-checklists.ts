import { randomUUIDv7 } from 'node:crypto';
import type { TicketChecklist, TicketChecklistDraft } from '@imah/contract/tickets';
import { isSoundCheck, mostTicketChecklists } from '@imah/contract/tickets/words';
import { type Kysely, sql, type Transaction } from 'kysely';
import { lockOrganization } from '@imah/server-platform/access';
import { type CommandPorts, type PersonalEdit, runCommand, type VersionedEdit } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { HttpProblem, invalidField, notFound, requireVersion } from '@imah/server-platform/http';

/** The checklists of an organisation, archived ones last. */
export async function readTicketChecklists(db: Kysely<Database>, orgId: string): Promise<TicketChecklist[]> {
  const rows = await db
    .selectFrom('ticket_checklist as l')
    .select(['l.id', 'l.name', 'l.items', 'l.archived_at', 'l.version'])
    .select((eb) =>
      eb
        .fn<string[]>('array', [
          eb
            .selectFrom('ticket_category as c')
            .select('c.id')
            .whereRef('c.org_id', '=', 'l.org_id')
            .whereRef('c.checklist_id', '=', 'l.id')
            .orderBy('c.position')
            .orderBy('c.id'),
        ])
        .as('categoryIds'),
    )
    .where('l.org_id', '=', orgId)
    .orderBy(sql`l.archived_at IS NOT NULL`)
    .orderBy(sql`lower(l.name)`)
    .orderBy('l.id')
    .execute();
  return rows.map(({ archived_at, ...row }) => ({ ...row, state: archived_at === null ? 'active' : 'archived' }));
}

/** @throws {HttpProblem} 409 when there are too many, 422 */
export function createTicketChecklist(
  ports: CommandPorts,
  edit: PersonalEdit,
  draft: TicketChecklistDraft,
): Promise<TicketChecklist> {
  const { orgId, now } = edit;
  const id = randomUUIDv7();
  return runCommand(ports, edit, {
    lock: (trx) => lockChecklists(trx, orgId),
    validate: (_trx, known) => {
      if (known.length >= mostTicketChecklists) throw new HttpProblem(409, 'DAFTAR_PENUH');
      requireSound(known, draft, null);
    },
    write: async (trx) => {
      const at = new Date(now);
      const archived_at = draft.state === 'archived' ? at : null;
      await trx
        .insertInto('ticket_checklist')
        .values({
          org_id: orgId,
          id,
          name: draft.name,
          items: JSON.stringify(draft.items),
          archived_at,
          created_at: at,
        })
        .execute();
      await setCategories(trx, orgId, id, draft);
      return {
        result: find(await readTicketChecklists(trx, orgId), id),
        audit: { action: 'create', entity: 'ticket_checklist', entityId: id, after: draft },
      };
    },
  });
}

/** @throws {HttpProblem} 404, 412, 422 */
export function updateTicketChecklist(
  ports: CommandPorts,
  edit: VersionedEdit & { readonly checklistId: string },
  draft: TicketChecklistDraft,
): Promise<TicketChecklist> {
  const { orgId, checklistId, now } = edit;
  return runCommand(ports, edit, {
    lock: (trx) => lockChecklists(trx, orgId),
    authorize: (_trx, known) => requireVersion(find(known, checklistId), edit.version),
    validate: (_trx, known) => requireSound(known, draft, checklistId),
    write: async (trx, known) => {
      const before = find(known, checklistId);
      // Archived once more, it stays archived since then.
      const archived =
        draft.state === before.state ? {} : { archived_at: draft.state === 'archived' ? new Date(now) : null };
      await trx
        .updateTable('ticket_checklist')
        .set({ name: draft.name, items: JSON.stringify(draft.items) })
        .set((eb) => ({ version: eb('version', '+', 1), ...archived }))
        .where('org_id', '=', orgId)
        .where('id', '=', checklistId)
        .execute();
      await setCategories(trx, orgId, checklistId, draft);
      const { name, items, state, categoryIds } = before;
      const was = { name, items, state, categoryIds };
      return {
        result: find(await readTicketChecklists(trx, orgId), checklistId),
        audit: { action: 'update', entity: 'ticket_checklist', entityId: checklistId, before: was, after: draft },
      };
    },
  });
}

async function lockChecklists(trx: Transaction<Database>, orgId: string): Promise<TicketChecklist[]> {
  await lockOrganization(trx, orgId);
  return readTicketChecklists(trx, orgId);
}

/** An archived checklist begins no ticket. @throws {HttpProblem} 422 at a category of another organisation */
async function setCategories(
  trx: Transaction<Database>,
  orgId: string,
  checklistId: string,
  { categoryIds, state }: TicketChecklistDraft,
): Promise<void> {
  const ids = state === 'archived' ? [] : [...new Set(categoryIds)];
  await trx
    .updateTable('ticket_category')
    .set({ checklist_id: null })
    .where('org_id', '=', orgId)
    .where('checklist_id', '=', checklistId)
    .where(sql<boolean>`id <> ALL(${ids}::uuid[])`)
    .execute();
  const { numUpdatedRows } = await trx
    .updateTable('ticket_category')
    .set({ checklist_id: checklistId })
    .where('org_id', '=', orgId)
    .where(sql<boolean>`id = ANY(${ids}::uuid[])`)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows !== BigInt(ids.length)) throw invalidField('categoryIds', 'not-an-option');
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
