import type { Product, ProductDetail, ProductPicture, ProductPrice } from '@imah/contract/catalogue';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { notFound } from '@imah/server-platform/http';
import { readPictures } from './product-pictures.ts';
import { readVariants } from './product-variants.ts';

/** Products `p` with what they cost on a day. */
export function selectProducts(db: Kysely<Database>, orgId: string, today: string) {
  return db
    .selectFrom('product as p')
    .leftJoin('product_category as c', (join) =>
      join.onRef('c.org_id', '=', 'p.org_id').onRef('c.id', '=', 'p.category_id'),
    )
    .select(['p.id', 'p.sku', 'p.name', 'p.kind', 'p.unit', 'p.tax', 'p.description', 'p.category_id as categoryId'])
    .select(['c.name as categoryName', 'p.state', 'p.version'])
    .select((eb) => {
      const holding = eb
        .selectFrom('product_price as r')
        .whereRef('r.org_id', '=', 'p.org_id')
        .whereRef('r.product_id', '=', 'p.id')
        .where('r.from_on', '<=', today)
        .where((on) => on.or([on('r.to_on', 'is', null), on('r.to_on', '>=', today)]));
      return [
        holding.where('r.building_id', 'is', null).where('r.variant_id', 'is', null).select('r.amount').as('price'),
        holding
          .where('r.building_id', 'is not', null)
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .as('buildingPrices'),
        eb
          .selectFrom('product_variant as v')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .whereRef('v.org_id', '=', 'p.org_id')
          .whereRef('v.product_id', '=', 'p.id')
          .where('v.state', '=', 'active')
          .as('variantCount'),
      ];
    })
    .where('p.org_id', '=', orgId);
}

export type ProductRow = Awaited<ReturnType<ReturnType<typeof selectProducts>['executeTakeFirstOrThrow']>>;

export const toProduct = (
  { price, buildingPrices, variantCount, ...row }: ProductRow,
  picture: ProductPicture | undefined,
): Product => ({
  ...row,
  picture: picture ?? null,
  price: price ?? null,
  buildingPrices: Number(buildingPrices ?? 0),
  variantCount: Number(variantCount ?? 0),
});

/** @throws {HttpProblem} 404 */
export async function getProduct(
  db: Kysely<Database>,
  { orgId, productId }: { readonly orgId: string; readonly productId: string },
  today: string,
): Promise<ProductDetail> {
  const row = await selectProducts(db, orgId, today).where('p.id', '=', productId).executeTakeFirstOrThrow(notFound);
  const pictures = await readPictures(db, { orgId, productId });
  const variants = await readVariants(db, { orgId, productId });
  return { ...toProduct(row, pictures[0]), pictures, variants, prices: await readPrices(db, orgId, productId) };
}

/** The prices of a product, the newest first. */
export function readPrices(db: Kysely<Database>, orgId: string, productId: string): Promise<ProductPrice[]> {
  return db
    .selectFrom('product_price as r')
    .leftJoin('building as b', (join) => join.onRef('b.org_id', '=', 'r.org_id').onRef('b.id', '=', 'r.building_id'))
    .leftJoin('product_variant as v', (join) =>
      join.onRef('v.org_id', '=', 'r.org_id').onRef('v.id', '=', 'r.variant_id'),
    )
    .select(['r.id', 'r.building_id as buildingId', 'b.name as buildingName', 'r.amount'])
    .select(['r.variant_id as variantId', 'v.name as variantName'])
    .select(['r.from_on as from', 'r.to_on as to'])
    .where('r.org_id', '=', orgId)
    .where('r.product_id', '=', productId)
    .orderBy('r.from_on', 'desc')
    .orderBy('v.position', (order) => order.asc().nullsFirst())
    .orderBy('b.name')
    .orderBy('r.id')
    .execute();
}

/** What of a product people write. */
export type StoredProduct = Awaited<ReturnType<typeof lockProduct>>;

/** Reads a product that stays as it is until the transaction ends. @throws {HttpProblem} 404 */
export function lockProduct(
  trx: Transaction<Database>,
  { orgId, productId }: { readonly orgId: string; readonly productId: string },
) {
  return trx
    .selectFrom('product')
    .select(['sku', 'name', 'kind', 'unit', 'tax', 'description', 'category_id as categoryId', 'state', 'version'])
    .where('org_id', '=', orgId)
    .where('id', '=', productId)
    .forUpdate()
    .executeTakeFirstOrThrow(notFound);
}
