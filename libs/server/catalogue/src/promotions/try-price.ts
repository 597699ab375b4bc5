import type { PriceTrial, PriceTrialQuery, ProductPrice } from '@imah/contract/catalogue';
import { isOffered, priceLine } from '@imah/contract/catalogue/words';
import type { Kysely } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { invalidField } from '@imah/server-platform/http';
import { readCategories, withAbove } from '../categories/category-tree.ts';
import { readPrices } from '../products/product-row.ts';
import { readVariants } from '../products/product-variants.ts';
import { selectPromotions } from './promotion-row.ts';

/**
 * What somebody who has used no promotion yet would pay for a product on a day.
 * @throws {HttpProblem} 422 for a product that is not there, and for a variant that it does not have
 */
export async function tryPrice(
  db: Kysely<Database>,
  orgId: string,
  { productId, variantId, buildingId, qtyMilli, code, on }: PriceTrialQuery,
): Promise<PriceTrial> {
  const product = await db
    .selectFrom('product')
    .select('category_id as categoryId')
    .where('org_id', '=', orgId)
    .where('id', '=', productId)
    .executeTakeFirst();
  if (product === undefined) throw invalidField('productId', 'not-an-option');
  if (variantId !== undefined && !(await readVariants(db, { orgId, productId })).some(({ id }) => id === variantId))
    throw invalidField('variantId', 'not-an-option');
  const holding = (await readPrices(db, orgId, productId)).filter(
    ({ from, to }) => from <= on && (to === null || on <= to),
  );
  const own = holding.filter((price) => price.variantId === (variantId ?? null));
  // What is said of the variant goes before what is said of all of them.
  const price =
    priceIn(own, buildingId) ??
    priceIn(
      holding.filter((one) => one.variantId === null),
      buildingId,
    );
  if (price === undefined) return { price: null };
  const categoryIds = withAbove(await readCategories(db, orgId), product.categoryId);
  const line = { productId, categoryIds, unitPrice: price.amount, qtyMilli };
  const promotions = await selectPromotions(db, orgId).execute();
  const use = { on, code: code ?? null, usedByPerson: () => 0 };
  const { list, total, applied } = priceLine(
    line,
    promotions.filter((promotion) => isOffered(promotion, line, use)),
  );
  const nameOf = new Map(promotions.map(({ id, name }) => [id, name]));
  return {
    price: {
      unitPrice: price.amount,
      of: price.buildingId === null ? 'organization' : 'building',
      list,
      total,
      applied: applied.map(({ id, discount }) => ({ id, name: nameOf.get(id) ?? '', discount })),
    },
  };
}

/** The price of a building, or else that of all buildings. */
const priceIn = (prices: readonly ProductPrice[], buildingId: string | undefined) =>
  prices.find((price) => price.buildingId !== null && price.buildingId === buildingId) ??
  prices.find((price) => price.buildingId === null);
