import { randomUUIDv7 } from 'node:crypto';
import type { TicketCategory, TicketCategoryDraft, TicketCategorySetting } from '@imah/contract/tickets';
import { mostTicketCategories } from '@imah/contract/tickets/words';
import { type Kysely, sql } from 'kysely';
import { lockOrganization, writeAudit } from '../../access/audit.ts';
import type { ServerContext } from '../../context.ts';
import { namesOf, shownName } from '../../built-in-names/shown-name.ts';
import type { Database } from '../../database/schema.ts';
import { requireVersion } from '../../http/entity-tag.ts';
import { HttpProblem, invalidField, notFound } from '../../http/errors.ts';
import type { SettingsEdit } from './change-sla.ts';

type Context = Pick<ServerContext, 'db' | 'now'>;

/** A category as its reader sees it. */
export function showCategory<C extends TicketCategory | TicketCategorySetting>(category: C): C {
  return { ...category, name: shownName('category', category.key, category.name) };
}

/** The categories that are offered, under the names that are stored. */
export async function readTicketCategories(db: Kysely<Database>, orgId: string): Promise<TicketCategory[]> {
  const { rows } = await sql<TicketCategory>`
    SELECT id, key, name, resident_priority AS "residentPriority" FROM ticket_category WHERE org_id = ${orgId} AND archived_at IS NULL
    ORDER BY position, lower(name), id`.execute(db);
  return rows;
}

/** All categories with what they say of their tickets; archived ones last. */
export async function readCategorySettings(db: Kysely<Database>, orgId: string): Promise<TicketCategorySetting[]> {
  const { rows } = await sql<TicketCategorySetting>`
    SELECT c.id, c.key, c.name, CASE WHEN c.photo_demanded THEN 'demanded' ELSE 'optional' END AS photo,
      c.resident_priority AS "residentPriority", CASE WHEN c.archived_at IS NULL THEN 'active' ELSE 'archived' END AS state, c.version,
      (SELECT count(*)::integer FROM ticket t WHERE t.org_id = c.org_id AND t.category_id = c.id
        AND t.state IN ('new', 'in-progress', 'waiting', 'deferred')) AS open
    FROM ticket_category c WHERE c.org_id = ${orgId}
    ORDER BY c.archived_at IS NOT NULL, c.position, lower(c.name), c.id`.execute(db);
  return rows;
}

/** @throws {HttpProblem} 409 when there are too many, 422 for a name that is taken */
export function createTicketCategory(
  { db, now }: Context,
  edit: SettingsEdit,
  draft: TicketCategoryDraft,
): Promise<TicketCategorySetting> {
  const { orgId } = edit;
  const id = randomUUIDv7();
  return db.transaction().execute(async (trx) => {
    await lockOrganization(trx, orgId);
    const before = await readCategorySettings(trx, orgId);
    if (before.length >= mostTicketCategories) throw new HttpProblem(409, 'DAFTAR_PENUH');
    requireFreeName(before, draft.name, null);
    await sql`
      INSERT INTO ticket_category (org_id, id, name, position, photo_demanded, resident_priority, archived_at)
      VALUES (${orgId}, ${id}, ${draft.name}, (SELECT coalesce(max(position), 0) + 1 FROM ticket_category WHERE org_id = ${orgId}),
        ${draft.photo === 'demanded'}, ${draft.residentPriority}, ${draft.state === 'archived' ? new Date(now()) : null})`.execute(
      trx,
    );
    const by = { kind: 'user', id: edit.userId } as const;
    const entry = { action: 'create', entity: 'ticket_category', entityId: id, after: draft };
    await writeAudit(trx, { orgId, actor: by, requestId: edit.requestId, ...entry }, now());
    return find(await readCategorySettings(trx, orgId), id);
  });
}

/** @throws {HttpProblem} 404, 412, 422 for a name that is taken */
export function updateTicketCategory(
  { db, now }: Context,
  edit: SettingsEdit & { readonly version: number },
  categoryId: string,
  draft: TicketCategoryDraft,
): Promise<TicketCategorySetting> {
  const { orgId } = edit;
  return db.transaction().execute(async (trx) => {
    await lockOrganization(trx, orgId);
    const all = await readCategorySettings(trx, orgId);
    const before = find(all, categoryId);
    requireVersion(before, edit.version);
    requireFreeName(all, draft.name, categoryId);
    await sql`
      UPDATE ticket_category SET name = ${draft.name}, photo_demanded = ${draft.photo === 'demanded'},
        resident_priority = ${draft.residentPriority}, version = version + 1,
        archived_at = CASE WHEN ${draft.state} = 'archived' THEN coalesce(archived_at, ${new Date(now())}) END
      WHERE org_id = ${orgId} AND id = ${categoryId}`.execute(trx);
    const by = { kind: 'user', id: edit.userId } as const;
    const { name, photo, residentPriority, state } = before;
    const was = { name, photo, residentPriority, state };
    const entry = { action: 'update', entity: 'ticket_category', entityId: categoryId, before: was, after: draft };
    await writeAudit(trx, { orgId, actor: by, requestId: edit.requestId, ...entry }, now());
    return find(await readCategorySettings(trx, orgId), categoryId);
  });
}

function requireFreeName(all: readonly TicketCategorySetting[], name: string, ownId: string | null): void {
  // Readers of another language know a category nobody renamed under another name: that one is taken as well.
  const others = all.filter(({ id }) => id !== ownId);
  const known = others.flatMap((category) => namesOf('category', category.key, category.name));
  const isTaken = known.some((other) => other.toLowerCase() === name.toLowerCase());
  if (isTaken) throw invalidField('name', 'name-taken');
}

function find(all: readonly TicketCategorySetting[], id: string): TicketCategorySetting {
  const category = all.find((candidate) => candidate.id === id);
  if (category === undefined) throw notFound();
  return category;
}
