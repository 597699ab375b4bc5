import type { ProductImportRecord } from '@imah/contract/catalogue';
import { catalogueBounds } from '@imah/contract/catalogue/words';
import type { Kysely, Transaction } from 'kysely';
import * as z from 'zod/mini';
import { type CommandPorts, type PersonalEdit, runCommand, unchanged } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { HttpProblem, notFound } from '@imah/server-platform/http';
import { catalogueEvents } from '../catalogue-event.ts';
import { readCategories } from '../categories/category-tree.ts';
import { lockCatalogue } from '../lock-catalogue.ts';
import { columnsOf } from '../products/change-product.ts';
import { endPrice } from '../products/write-price.ts';
import { renameVariant } from './apply-plan.ts';
import { type ImportStep, importStep } from './import-steps.ts';

type Edit = PersonalEdit & { readonly importId: string };
const hour = 3_600_000;
const mostShown = 50;

/** Imports that can still be undone, or were, of the last day; the newest first. */
export async function listImports(
  db: Kysely<Database>,
  { orgId, now }: { readonly orgId: string; readonly now: number },
): Promise<ProductImportRecord[]> {
  const rows = await db
    .selectFrom('product_import as i')
    .leftJoin('app_user as u', 'u.id', 'i.by_id')
    .select(['i.id', 'i.at', 'u.name as byName', 'i.created', 'i.changed', 'i.prices', 'i.undone_at as undoneAt'])
    .where('i.org_id', '=', orgId)
    .where('i.at', '>=', new Date(now - catalogueBounds.undoHours * hour))
    .orderBy('i.at', 'desc')
    .orderBy('i.id', 'desc')
    .limit(mostShown)
    .execute();
  return rows.map(({ at, undoneAt, ...row }) => ({
    ...row,
    at: at.toISOString(),
    undoneAt: undoneAt?.toISOString() ?? null,
  }));
}

/**
 * Puts products and prices back as they were before an import, all of them, while none was changed since.
 * Saying so again changes nothing.
 * @throws {HttpProblem} 404, 409 once one of them was changed or the day is over
 */
export function undoProductImport(ports: CommandPorts, edit: Edit): Promise<void> {
  const { orgId, importId, now } = edit;
  return runCommand<Stored, void>(ports, edit, {
    lock: async (trx) => {
      await lockCatalogue(trx, orgId);
      return lockImport(trx, edit);
    },
    validate: async (trx, { at, undoneAt, steps }) => {
      if (undoneAt !== null) return;
      const isLate = at.getTime() < now - catalogueBounds.undoHours * hour;
      if (isLate || (await isTouched(trx, orgId, steps))) throw new HttpProblem(409, 'IMPOR_TERPAKAI');
    },
    write: async (trx, { undoneAt, steps }) => {
      if (undoneAt !== null) return unchanged(undefined);
      for (const step of steps) await takeBack(trx, orgId, step);
      await trx
        .updateTable('product_import')
        .set({ undone_at: new Date(now) })
        .where('org_id', '=', orgId)
        .where('id', '=', importId)
        .execute();
      return {
        result: undefined,
        audit: { action: 'undo-import', entity: 'product', entityId: importId, before: { products: steps.length } },
        effects: await catalogueEvents(trx, edit, { id: importId, version: 0, op: 'deleted' }),
      };
    },
  });
}

interface Stored {
  readonly at: Date;
  readonly undoneAt: Date | null;
  readonly steps: readonly ImportStep[];
}

async function lockImport(trx: Transaction<Database>, { orgId, importId }: Edit): Promise<Stored> {
  const { at, undoneAt, steps } = await trx
    .selectFrom('product_import')
    .select(['at', 'undone_at as undoneAt', 'steps'])
    .where('org_id', '=', orgId)
    .where('id', '=', importId)
    .forUpdate()
    .executeTakeFirstOrThrow(notFound);
  return { at, undoneAt, steps: z.parse(z.array(importStep), steps) };
}

/**
 * Whether one of the products is not as the import left it, or somebody has ordered or a promotion names one that it made, or a category that one would be
 * in again takes none.
 */
async function isTouched(trx: Transaction<Database>, orgId: string, steps: readonly ImportStep[]): Promise<boolean> {
  const products = await trx
    .selectFrom('product')
    .select(['id', 'version'])
    .where('org_id', '=', orgId)
    .where('id', 'in', idsOf(steps))
    .execute();
  const versionOf = new Map(products.map(({ id, version }) => [id, version]));
  if (steps.some(({ productId, version }) => versionOf.get(productId) !== version)) return true;
  const again = steps.flatMap(({ before }) =>
    before === null || before.state === 'archived' || before.categoryId === null ? [] : [before.categoryId],
  );
  const categories = await readCategories(trx, orgId);
  if (categories.some(({ id, state }) => state === 'archived' && again.includes(id))) return true;
  const made = new Set(idsOf(steps.filter(({ before }) => before === null)));
  if (made.size > 0 && (await isOrdered(trx, orgId, [...made]))) return true;
  if (await isVariantOrdered(trx, orgId, madeVariants(steps))) return true;
  const promotions = await trx.selectFrom('promotion').select('product_ids').where('org_id', '=', orgId).execute();
  return promotions.some(({ product_ids: ids }) => ids.some((id) => made.has(id)));
}

async function isOrdered(trx: Transaction<Database>, orgId: string, productIds: readonly string[]): Promise<boolean> {
  const line = await trx
    .selectFrom('product_order_line')
    .select('product_id')
    .where('org_id', '=', orgId)
    .where('product_id', 'in', productIds)
    .limit(1)
    .executeTakeFirst();
  return line !== undefined;
}

const madeVariants = (steps: readonly ImportStep[]) =>
  steps.flatMap(({ variants }) => variants.flatMap(({ id, name }) => (name === null ? [id] : [])));

async function isVariantOrdered(
  trx: Transaction<Database>,
  orgId: string,
  variantIds: readonly string[],
): Promise<boolean> {
  if (variantIds.length === 0) return false;
  const line = await trx
    .selectFrom('product_order_line')
    .select('variant_id')
    .where('org_id', '=', orgId)
    .where('variant_id', 'in', variantIds)
    .limit(1)
    .executeTakeFirst();
  return line !== undefined;
}

const idsOf = (steps: readonly ImportStep[]) => steps.map(({ productId }) => productId);

async function takeBack(
  trx: Transaction<Database>,
  orgId: string,
  { productId, version, before, made, ended, variants }: ImportStep,
): Promise<void> {
  if (before === null) {
    await trx.deleteFrom('product').where('org_id', '=', orgId).where('id', '=', productId).execute();
    return;
  }
  if (made.length > 0)
    await trx.deleteFrom('product_price').where('org_id', '=', orgId).where('id', 'in', made).execute();
  for (const { id, to } of ended) await endPrice(trx, orgId, id, to);
  const fresh = variants.flatMap(({ id, name }) => (name === null ? [id] : []));
  if (fresh.length > 0)
    await trx.deleteFrom('product_variant').where('org_id', '=', orgId).where('id', 'in', fresh).execute();
  for (const { id, name } of variants) if (name !== null) await renameVariant(trx, orgId, id, name);
  await trx
    .updateTable('product')
    .set({ ...columnsOf(before), version: version + 1 })
    .where('org_id', '=', orgId)
    .where('id', '=', productId)
    .execute();
}
