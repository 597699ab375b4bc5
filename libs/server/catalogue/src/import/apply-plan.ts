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
  for (const { productId, known, after, prices } of named) {
    if (known !== null) await changeProduct(trx, orgId, known, after);
    const made: string[] = [];
    const ended: ImportStep['ended'] = [];
    for (const { buildingId, steps: said } of prices) {
      made.push(...(await writePrice(trx, { orgId, productId, variantId: null, buildingId }, said, now)));
      const before = known?.prices.find(({ id }) => id === said.ended?.id);
      if (before !== undefined) ended.push({ id: before.id, to: before.to });
    }
    steps.push({ productId, version: (known?.stored.version ?? 0) + 1, before: beforeOf(known), made, ended });
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
