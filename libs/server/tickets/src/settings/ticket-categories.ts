import { randomUUIDv7 } from 'node:crypto';
import type { TicketCategory, TicketCategoryDraft, TicketCategorySetting } from '@imah/contract/tickets';
import { mostTicketCategories } from '@imah/contract/tickets/words';
import { type Kysely, sql, type Transaction } from 'kysely';
import { lockOrganization } from '@imah/server-platform/access';
import { namesOf, shownName } from '@imah/server-platform/built-in-names';
import { type CommandPorts, type PersonalEdit, runCommand, type VersionedEdit } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { HttpProblem, invalidField, notFound, requireVersion } from '@imah/server-platform/http';
import { isOpen } from '../ticket-predicates.ts';

/** A category as its reader sees it. */
export function showCategory<C extends TicketCategory | TicketCategorySetting>(category: C): C {
  return { ...category, name: shownName('category', category.key, category.name) };
}

/** The categories that are offered, under the names that are stored. */
export function readTicketCategories(db: Kysely<Database>, orgId: string): Promise<TicketCategory[]> {
  return db
    .selectFrom('ticket_category')
    .select(['id', 'key', 'name', 'resident_priority as residentPriority'])
    .where('org_id', '=', orgId)
    .where('archived_at', 'is', null)
    .orderBy('position')
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute();
}

/** All categories with what they say of their tickets; archived ones last. */
export async function readCategorySettings(db: Kysely<Database>, orgId: string): Promise<TicketCategorySetting[]> {
  const rows = await db
    .selectFrom('ticket_category as c')
    .select([
      'c.id',
      'c.key',
      'c.name',
      'c.photo_demanded',
      'c.resident_priority',
      'c.trade',
      'c.archived_at',
      'c.version',
    ])
    .select((eb) =>
      eb
        .selectFrom('ticket as t')
        .select(({ fn }) => fn.countAll<number>().as('open'))
        .whereRef('t.org_id', '=', 'c.org_id')
        .whereRef('t.category_id', '=', 'c.id')
        .where(isOpen)
        .as('open'),
    )
    .where('c.org_id', '=', orgId)
    .orderBy(sql`c.archived_at IS NOT NULL`)
    .orderBy('c.position')
    .orderBy(sql`lower(c.name)`)
    .orderBy('c.id')
    .execute();
  return rows.map(({ id, key, name, photo_demanded, resident_priority, trade, archived_at, version, open }) => ({
    id,
    key,
    name,
    photo: photo_demanded ? 'demanded' : 'optional',
    residentPriority: resident_priority,
    trade,
    state: archived_at === null ? 'active' : 'archived',
    version,
    open: open ?? 0,
  }));
}

/** @throws {HttpProblem} 409 when there are too many, 422 for a name that is taken */
export function createTicketCategory(
  ports: CommandPorts,
  edit: PersonalEdit,
  draft: TicketCategoryDraft,
): Promise<TicketCategorySetting> {
  const { orgId, now } = edit;
  const id = randomUUIDv7();
  return runCommand(ports, edit, {
    lock: (trx) => lockCategories(trx, orgId),
    validate: (_trx, known) => {
      if (known.length >= mostTicketCategories) throw new HttpProblem(409, 'DAFTAR_PENUH');
      requireFreeName(known, draft.name, null);
    },
    write: async (trx) => {
      await trx
        .insertInto('ticket_category')
        .values({
          org_id: orgId,
          id,
          name: draft.name,
          position: await nextPosition(trx, orgId),
          photo_demanded: draft.photo === 'demanded',
          resident_priority: draft.residentPriority,
          trade: draft.trade,
          archived_at: draft.state === 'archived' ? new Date(now) : null,
        })
        .execute();
      return {
        result: find(await readCategorySettings(trx, orgId), id),
        audit: { action: 'create', entity: 'ticket_category', entityId: id, after: draft },
      };
    },
  });
}

/** @throws {HttpProblem} 404, 412, 422 for a name that is taken */
export function updateTicketCategory(
  ports: CommandPorts,
  edit: VersionedEdit & { readonly categoryId: string },
  draft: TicketCategoryDraft,
): Promise<TicketCategorySetting> {
  const { orgId, categoryId, now } = edit;
  return runCommand(ports, edit, {
    lock: (trx) => lockCategories(trx, orgId),
    authorize: (_trx, known) => requireVersion(find(known, categoryId), edit.version),
    validate: (_trx, known) => requireFreeName(known, draft.name, categoryId),
    write: async (trx, known) => {
      const before = find(known, categoryId);
      // Archived once more, it stays archived since then.
      const archived =
        draft.state === before.state ? {} : { archived_at: draft.state === 'archived' ? new Date(now) : null };
      await trx
        .updateTable('ticket_category')
        .set({
          name: draft.name,
          photo_demanded: draft.photo === 'demanded',
          resident_priority: draft.residentPriority,
          trade: draft.trade,
        })
        .set((eb) => ({ version: eb('version', '+', 1), ...archived }))
        .where('org_id', '=', orgId)
        .where('id', '=', categoryId)
        .execute();
      const { name, photo, residentPriority, trade, state } = before;
      const was = { name, photo, residentPriority, trade, state };
      return {
        result: find(await readCategorySettings(trx, orgId), categoryId),
        audit: { action: 'update', entity: 'ticket_category', entityId: categoryId, before: was, after: draft },
      };
    },
  });
}

async function lockCategories(trx: Transaction<Database>, orgId: string): Promise<TicketCategorySetting[]> {
  await lockOrganization(trx, orgId);
  return readCategorySettings(trx, orgId);
}

async function nextPosition(trx: Transaction<Database>, orgId: string): Promise<number> {
  const { last } = await trx
    .selectFrom('ticket_category')
    .select(({ fn }) => fn.max('position').as('last'))
    .where('org_id', '=', orgId)
    .executeTakeFirstOrThrow();
  return (last ?? 0) + 1;
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
