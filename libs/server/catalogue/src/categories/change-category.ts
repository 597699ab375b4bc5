import { randomUUIDv7 } from 'node:crypto';
import type { CategoryChange, CategoryDraft, ProductCategory } from '@imah/contract/catalogue';
import { catalogueBounds } from '@imah/contract/catalogue/words';
import type { Transaction } from 'kysely';
import { changed } from '@imah/server-buildings';
import {
  type CommandPorts,
  type PersonalEdit,
  runCommand,
  unchanged,
  type VersionedEdit,
} from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { HttpProblem, invalidField, notFound, requireVersion } from '@imah/server-platform/http';
import { catalogueEvents } from '../catalogue-event.ts';
import { lockCatalogue } from '../lock-catalogue.ts';
import { type CategoryRow, heightOf, listCategories, readCategories, withAbove } from './category-tree.ts';

type Rows = readonly CategoryRow[];

/** @throws {HttpProblem} 409 where there are as many as there may be, 422 by field */
export function createCategory(
  ports: CommandPorts,
  edit: PersonalEdit,
  draft: CategoryDraft,
): Promise<ProductCategory> {
  const { orgId, now } = edit;
  const { name, parentId } = draft;
  const id = randomUUIDv7();
  return runCommand<Rows, ProductCategory>(ports, edit, {
    lock: (trx) => lockCategories(trx, orgId),
    validate: (_trx, rows) => {
      if (rows.length >= catalogueBounds.categories) throw new HttpProblem(409, 'DAFTAR_PENUH');
      requirePlace(rows, parentId, 1);
      requireFreeName(rows, { name, parentId, id });
    },
    write: async (trx, rows) => {
      const position = rows.filter((row) => row.parentId === parentId).length;
      await trx
        .insertInto('product_category')
        .values({ org_id: orgId, id, parent_id: parentId, name, position, created_at: new Date(now) })
        .execute();
      return {
        result: await getCategory(trx, orgId, id),
        audit: {
          action: 'create',
          entity: 'product_category',
          entityId: id,
          after: { name, parent: nameOf(rows, parentId) },
        },
        effects: await catalogueEvents(trx, edit, { id, version: 1, op: 'created' }),
      };
    },
  });
}

type Edit = VersionedEdit & { readonly productCategoryId: string };

/** Renames a category, moves it with all below it, or takes it out of use. @throws {HttpProblem} 404, 409 while products are in it, 412, 422 */
export function updateCategory(ports: CommandPorts, edit: Edit, change: CategoryChange): Promise<ProductCategory> {
  const { orgId, productCategoryId: id, version } = edit;
  return runCommand<Rows, ProductCategory>(ports, edit, {
    lock: (trx) => lockCategories(trx, orgId),
    authorize: (_trx, rows) => requireVersion(find(rows, id), version),
    validate: async (trx, rows) => {
      const before = find(rows, id);
      const { name, parentId, state } = changed<CategoryRow>(before, withoutIndex(change));
      if (parentId !== before.parentId) {
        if (withAbove(rows, parentId).includes(id)) throw invalidField('parentId', 'not-an-option');
        requirePlace(rows, parentId, heightOf(rows, id));
      }
      requireFreeName(rows, { name, parentId, id });
      // As it was archived after all below it, it comes back before them.
      if (
        before.state === 'archived' &&
        state === 'active' &&
        rows.some((row) => row.id === parentId && row.state === 'archived')
      )
        throw invalidField('state', 'not-an-option');
      if (state === 'archived' && before.state === 'active' && (await isUsed(trx, orgId, id, rows)))
        throw new HttpProblem(409, 'BENTROK');
    },
    write: async (trx, rows) => {
      const row = find(rows, id);
      const before = { ...row, index: indexOf(rows, row) };
      const after = changed<typeof before>(before, change);
      if (JSON.stringify(after) === JSON.stringify(before)) return unchanged(await getCategory(trx, orgId, id));
      await trx
        .updateTable('product_category')
        .set({ name: after.name, parent_id: after.parentId, state: after.state, version: version + 1 })
        .where('org_id', '=', orgId)
        .where('id', '=', id)
        .execute();
      if (change.index !== undefined || after.parentId !== before.parentId)
        await placeAmong(trx, orgId, rows, { id, parentId: after.parentId, index: change.index });
      return {
        result: await getCategory(trx, orgId, id),
        audit: {
          action: 'update',
          entity: 'product_category',
          entityId: id,
          before: toldOf(rows, before),
          after: toldOf(rows, after),
        },
        effects: await catalogueEvents(trx, edit, { id, version: version + 1, op: 'updated' }),
      };
    },
  });
}

/** What the audit says of a category. */
const toldOf = (rows: Rows, { name, parentId, index, state }: CategoryRow & { readonly index: number }) => ({
  name,
  parent: nameOf(rows, parentId),
  index,
  state,
});

/** What a category is called; null for none. */
const nameOf = (rows: Rows, id: string | null) => rows.find((row) => row.id === id)?.name ?? null;

const withoutIndex = ({ index: _index, ...change }: CategoryChange) => change;
const indexOf = (rows: Rows, { id, parentId }: CategoryRow) =>
  rows.filter((row) => row.parentId === parentId).findIndex((row) => row.id === id);

async function lockCategories(trx: Transaction<Database>, orgId: string): Promise<Rows> {
  await lockCatalogue(trx, orgId);
  return readCategories(trx, orgId);
}

/** A category may stand there with so many levels of its own. @throws {HttpProblem} 422 */
function requirePlace(rows: Rows, parentId: string | null, levels: number): void {
  if (parentId === null) return;
  const parent = rows.find(({ id }) => id === parentId);
  if (parent === undefined || parent.state === 'archived') throw invalidField('parentId', 'not-an-option');
  if (withAbove(rows, parentId).length + levels > catalogueBounds.categoryDepth)
    throw invalidField('parentId', 'too-deep', catalogueBounds.categoryDepth);
}

/** @throws {HttpProblem} 422 */
function requireFreeName(rows: Rows, { name, parentId, id }: Pick<CategoryRow, 'name' | 'parentId' | 'id'>): void {
  const alike = (row: CategoryRow) => row.parentId === parentId && row.name.toLowerCase() === name.toLowerCase();
  if (rows.some((row) => row.id !== id && alike(row))) throw invalidField('name', 'name-taken');
}

/** Whether products that are not archived are in it, or categories below it are in use. */
async function isUsed(trx: Transaction<Database>, orgId: string, id: string, rows: Rows): Promise<boolean> {
  if (rows.some(({ parentId, state }) => parentId === id && state === 'active')) return true;
  const product = await trx
    .selectFrom('product')
    .select('id')
    .where('org_id', '=', orgId)
    .where('category_id', '=', id)
    .where('state', '!=', 'archived')
    .limit(1)
    .executeTakeFirst();
  return product !== undefined;
}

/** Numbers those beside it anew, with it at its index; without one it is the last. */
async function placeAmong(
  trx: Transaction<Database>,
  orgId: string,
  rows: Rows,
  {
    id,
    parentId,
    index,
  }: { readonly id: string; readonly parentId: string | null; readonly index: number | undefined },
): Promise<void> {
  const beside = rows.filter((row) => row.parentId === parentId && row.id !== id).map((row) => row.id);
  const order = beside.toSpliced(index ?? beside.length, 0, id);
  for (const [position, one] of order.entries())
    await trx
      .updateTable('product_category')
      .set({ position })
      .where('org_id', '=', orgId)
      .where('id', '=', one)
      .execute();
}

function find(rows: Rows, id: string): CategoryRow {
  const row = rows.find((one) => one.id === id);
  if (row === undefined) throw notFound();
  return row;
}

async function getCategory(trx: Transaction<Database>, orgId: string, id: string): Promise<ProductCategory> {
  const category = (await listCategories(trx, orgId)).find((one) => one.id === id);
  if (category === undefined) throw notFound();
  return category;
}
