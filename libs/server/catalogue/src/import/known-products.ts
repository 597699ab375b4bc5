import type { Transaction } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { type CategoryRow, readCategories } from '../categories/category-tree.ts';
import type { StoredProduct } from '../products/product-row.ts';
import type { PriceSpan } from '../products/write-price.ts';
import { todayOf } from '../today-of.ts';

/** A product that is there, and its prices. */
export interface KnownProduct {
  readonly id: string;
  readonly stored: StoredProduct;
  readonly prices: readonly (PriceSpan & { readonly buildingId: string | null })[];
}

/** What an organisation has before an import. */
export interface KnownCatalogue {
  readonly today: string;
  readonly bySku: ReadonlyMap<string, KnownProduct>;
  /** Of variants: no product takes them. */
  readonly takenSkus: ReadonlySet<string>;
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
    .select(['id', 'product_id as productId', 'building_id as buildingId', 'amount', 'from_on as from', 'to_on as to'])
    .where('org_id', '=', orgId)
    // What a file says is of the product itself; its variants stay as they are.
    .where('variant_id', 'is', null)
    .orderBy('from_on')
    .execute();
  const variants = await trx.selectFrom('product_variant').select('sku').where('org_id', '=', orgId).execute();
  const buildings = await trx
    .selectFrom('building')
    .select(['id', 'name', 'code'])
    .where('org_id', '=', orgId)
    .execute();
  const ofProduct = Map.groupBy(prices, ({ productId }) => productId);
  return {
    today: await todayOf(trx, orgId, now),
    bySku: new Map(products.map(({ id, ...stored }) => [stored.sku, { id, stored, prices: ofProduct.get(id) ?? [] }])),
    takenSkus: new Set(variants.map(({ sku }) => sku)),
    categories: await readCategories(trx, orgId),
    buildings,
  };
}
