import type { ProductDetail, ProductPriceDraft } from '@imah/contract/catalogue';
import { catalogueBounds } from '@imah/contract/catalogue/words';
import type { Transaction } from 'kysely';
import { type CommandPorts, type PersonalEdit, runCommand } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { HttpProblem, invalidField, notFound } from '@imah/server-platform/http';
import { catalogueEvents } from '../catalogue-event.ts';
import { lockCatalogue } from '../lock-catalogue.ts';
import { dayAfter, todayOf } from '../today-of.ts';
import { getProduct, lockProduct, readPrices, type StoredProduct } from './product-row.ts';
import { readVariants } from './product-variants.ts';
import { endPrice, planPrice, readSpans, writePrice } from './write-price.ts';

type Edit = PersonalEdit & { readonly productId: string };

/** Says what a product costs from a day on. @throws {HttpProblem} 404, 409 where it has too many, 422 by field */
export function createPrice(ports: CommandPorts, edit: Edit, draft: ProductPriceDraft): Promise<ProductDetail> {
  const { orgId, productId, now } = edit;
  const { buildingId, variantId } = draft;
  const place = { orgId, productId, variantId, buildingId };
  return runCommand<StoredProduct, ProductDetail>(ports, edit, {
    lock: async (trx) => {
      await lockCatalogue(trx, orgId);
      return lockProduct(trx, edit);
    },
    validate: async (trx) => {
      await requireBuilding(trx, orgId, buildingId);
      if (variantId !== null && !(await readVariants(trx, edit)).some(({ id }) => id === variantId))
        throw invalidField('variantId', 'not-an-option');
      const all = await readPrices(trx, orgId, productId);
      if (all.length + 2 > catalogueBounds.pricesOfProduct) throw new HttpProblem(409, 'DAFTAR_PENUH');
      if (planPrice(await readSpans(trx, place), draft) === null) throw invalidField('from', 'price-follows');
    },
    write: async (trx, { version, sku }) => {
      const steps = planPrice(await readSpans(trx, place), draft);
      if (steps === null) throw invalidField('from', 'price-follows');
      await writePrice(trx, place, steps, now);
      const variant = (await readVariants(trx, edit)).find(({ id }) => id === variantId);
      const { variantId: _variantId, ...written } = draft;
      const said = { ...written, ...(variant === undefined ? {} : { variant: variant.name }) };
      await raiseVersion(trx, edit);
      return {
        result: await getProduct(trx, edit, await todayOf(trx, orgId, now)),
        audit: {
          action: 'set-price',
          entity: 'product',
          entityId: productId,
          ...(buildingId === null ? {} : { buildingId }),
          after: { sku, ...said },
        },
        effects: await catalogueEvents(trx, edit, { id: productId, version: version + 1, op: 'updated' }),
      };
    },
  });
}

/** Takes back a price that begins today or later; the one before it holds on in its place. @throws {HttpProblem} 404, 409 once it holds */
export function deletePrice(ports: CommandPorts, edit: Edit & { readonly priceId: string }): Promise<void> {
  const { orgId, productId, priceId, now } = edit;
  return runCommand<StoredProduct, void>(ports, edit, {
    lock: async (trx) => {
      await lockCatalogue(trx, orgId);
      return lockProduct(trx, edit);
    },
    write: async (trx, { version, sku }) => {
      const price = (await readPrices(trx, orgId, productId)).find(({ id }) => id === priceId);
      if (price === undefined) throw notFound();
      const { buildingId, variantId, variantName, amount, from, to } = price;
      if (from < (await todayOf(trx, orgId, now, buildingId))) throw new HttpProblem(409, 'BENTROK');
      const spans = await readSpans(trx, { orgId, productId, variantId, buildingId });
      const before = spans.find((one) => one.to !== null && dayAfter(one.to, 1) === from);
      await trx.deleteFrom('product_price').where('org_id', '=', orgId).where('id', '=', priceId).execute();
      if (before !== undefined) await endPrice(trx, orgId, before.id, to);
      await raiseVersion(trx, edit);
      return {
        result: undefined,
        audit: {
          action: 'delete-price',
          entity: 'product',
          entityId: productId,
          ...(buildingId === null ? {} : { buildingId }),
          before: { sku, amount, from, to, ...(variantName === null ? {} : { variant: variantName }) },
        },
        effects: await catalogueEvents(trx, edit, { id: productId, version: version + 1, op: 'updated' }),
      };
    },
  });
}

async function requireBuilding(trx: Transaction<Database>, orgId: string, buildingId: string | null): Promise<void> {
  if (buildingId === null) return;
  const building = await trx
    .selectFrom('building')
    .select('id')
    .where('org_id', '=', orgId)
    .where('id', '=', buildingId)
    .executeTakeFirst();
  if (building === undefined) throw invalidField('buildingId', 'not-an-option');
}

async function raiseVersion(trx: Transaction<Database>, { orgId, productId }: Edit): Promise<void> {
  await trx
    .updateTable('product')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('org_id', '=', orgId)
    .where('id', '=', productId)
    .execute();
}
