import type { Transaction } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { type CategoryRow, readCategories } from '../categories/category-tree.ts';
import type { StoredProduct } from '../products/product-row.ts';
import type { PriceSpan } from '../products/write-price.ts';
import { todayOf } from '../today-of.ts';

/** A variant that is there. */
export interface KnownVariant {
  readonly id: string;
  readonly name: string;
  readonly sku: string;
  readonly position: number;
}

/** A product that is there, with its variants and prices. */
export interface KnownProduct {
  readonly id: string;
  readonly stored: StoredProduct;
  readonly variants: readonly KnownVariant[];
  readonly prices: readonly (PriceSpan & { readonly variantId: string | null; readonly buildingId: string | null })[];
}

/** What an organisation has before an import. */
export interface KnownCatalogue {
  readonly today: string;
  readonly bySku: ReadonlyMap<string, KnownProduct>;
  /** The SKUs of variants, with those of their products. */
  readonly productOf: ReadonlyMap<string, string>;
  readonly categories: readonly CategoryRow[];
  readonly buildings: readonly { readonly id: string; readonly name: string; readonly code: string }[];
}

export async function readKnownCatalogue(
  trx: Transaction<Database>,
  { orgId, now }: { readonly orgId: string; readonly now: number },
): Promise<KnownCatalogue> {
  const products = await trx
    .selectFrom('product')
    .select([
      'id',
      'sku',
      'name',
      'kind',
      'unit',
      'tax',
      'description',
      'category_id as categoryId',
      'state',
      'version',
    ])
    .where('org_id', '=', orgId)
    .execute();
  const prices = await trx
    .selectFrom('product_price')
    .select(['id', 'product_id as productId', 'variant_id as variantId', 'building_id as buildingId', 'amount'])
    .select(['from_on as from', 'to_on as to'])
    .where('org_id', '=', orgId)
    .orderBy('from_on')
    .execute();
  const variants = await trx
    .selectFrom('product_variant')
    .select(['id', 'product_id as productId', 'name', 'sku', 'position'])
    .where('org_id', '=', orgId)
    .orderBy('position')
    .execute();
  const variantsOf = Map.groupBy(variants, ({ productId }) => productId);
  const buildings = await trx
    .selectFrom('building')
    .select(['id', 'name', 'code'])
    .where('org_id', '=', orgId)
    .execute();
  const ofProduct = Map.groupBy(prices, ({ productId }) => productId);
  return {
    today: await todayOf(trx, orgId, now),
    bySku: new Map(
      products.map(({ id, ...stored }) => [
        stored.sku,
        { id, stored, variants: variantsOf.get(id) ?? [], prices: ofProduct.get(id) ?? [] },
      ]),
    ),
    productOf: new Map(
      products.flatMap(({ id, sku }) => (variantsOf.get(id) ?? []).map((variant) => [variant.sku, sku] as const)),
    ),
    categories: await readCategories(trx, orgId),
    buildings,
  };
}
