import { randomUUIDv7 } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { PersonalEdit } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { columnsOf } from '../products/change-product.ts';
import { writePrice } from '../products/write-price.ts';
import type { ImportStep } from './import-steps.ts';
import type { KnownProduct } from './known-products.ts';
import type { PlannedProduct } from './plan-products.ts';

/** Rows of one statement: its parameters are numbered by 16 bits. */
const rowsAtOnce = 1_000;

/** Writes what an import does, and what it takes to undo it. */
export async function applyPlan(
  trx: Transaction<Database>,
  edit: PersonalEdit,
  importId: string,
  planned: readonly PlannedProduct[],
): Promise<void> {
  const { orgId, actor, now } = edit;
  const named = planned.map((product) => ({ ...product, productId: product.known?.id ?? randomUUIDv7() }));
  const fresh = named
    .filter(({ known }) => known === null)
    .map(({ productId, after }) => ({
      org_id: orgId,
      id: productId,
      ...columnsOf(after),
      created_at: new Date(now),
    }));
  for (let at = 0; at < fresh.length; at += rowsAtOnce)
    await trx
      .insertInto('product')
      .values(fresh.slice(at, at + rowsAtOnce))
      .execute();
  const steps: ImportStep[] = [];
  for (const { productId, known, after, variants, prices } of named) {
    if (known !== null) await changeProduct(trx, orgId, known, after);
    const idOf = await writeVariants(trx, { orgId, productId }, known, variants);
    const made: string[] = [];
    const ended: ImportStep['ended'] = [];
    for (const { variantSku, buildingId, steps: said } of prices) {
      const variantId = variantSku === null ? null : (idOf.get(variantSku) ?? null);
      made.push(...(await writePrice(trx, { orgId, productId, variantId, buildingId }, said, now)));
      const before = known?.prices.find(({ id }) => id === said.ended?.id);
      if (before !== undefined) ended.push({ id: before.id, to: before.to });
    }
    const before = beforeOf(known);
    const called = variants.map((one) => ({ id: idOf.get(one.sku) ?? '', name: one.known?.name ?? null }));
    steps.push({ productId, version: (known?.stored.version ?? 0) + 1, before, made, ended, variants: called });
  }
  await trx
    .insertInto('product_import')
    .values({
      org_id: orgId,
      id: importId,
      at: new Date(now),
      by_id: actor.userId,
      created: fresh.length,
      changed: planned.length - fresh.length,
      prices: planned.reduce((sum, { prices }) => sum + prices.length, 0),
      steps: JSON.stringify(steps),
    })
    .execute();
}

/** Makes variants after those that are there, or calls them otherwise; answers the ids of all by SKU. */
async function writeVariants(
  trx: Transaction<Database>,
  { orgId, productId }: { readonly orgId: string; readonly productId: string },
  known: KnownProduct | null,
  variants: PlannedProduct['variants'],
): Promise<ReadonlyMap<string, string>> {
  const there = known?.variants ?? [];
  const idOf = new Map(there.map(({ id, sku }) => [sku, id]));
  let position = Math.max(0, ...there.map((one) => one.position));
  for (const { known: before, name, sku } of variants) {
    if (before !== null) {
      await renameVariant(trx, orgId, before.id, name);
      continue;
    }
    const id = randomUUIDv7();
    position += 1;
    await trx
      .insertInto('product_variant')
      .values({ org_id: orgId, id, product_id: productId, name, sku, position, state: 'active' })
      .execute();
    idOf.set(sku, id);
  }
  return idOf;
}

export async function renameVariant(
  trx: Transaction<Database>,
  orgId: string,
  variantId: string,
  name: string,
): Promise<void> {
  await trx
    .updateTable('product_variant')
    .set({ name })
    .where('org_id', '=', orgId)
    .where('id', '=', variantId)
    .execute();
}

function beforeOf(known: KnownProduct | null): ImportStep['before'] {
  if (known === null) return null;
  const { version: _version, ...before } = known.stored;
  return before;
}

async function changeProduct(
  trx: Transaction<Database>,
  orgId: string,
  { id, stored }: KnownProduct,
  after: PlannedProduct['after'],
): Promise<void> {
  await trx
    .updateTable('product')
    .set({ ...columnsOf(after), version: stored.version + 1 })
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .execute();
}
