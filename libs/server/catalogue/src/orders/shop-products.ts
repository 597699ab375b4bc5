import type { ShopProduct, ShopQuery } from '@imah/contract/catalogue';
import { isOffered, priceLine } from '@imah/contract/catalogue/words';
import { id } from '@imah/contract/core';
import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import type { Database } from '@imah/server-platform/database/schema';
import { readCursor, writeCursor } from '@imah/server-platform/http';
import { readCategories, withAbove, withBelow } from '../categories/category-tree.ts';
import { readPicturesOf } from '../products/product-pictures.ts';
import { selectPromotions } from '../promotions/promotion-row.ts';
import { readUses, selectOffers } from './read-offers.ts';
import type { OrderingPlace } from './shop-places.ts';

/** The last product of a page, by which it stands in the order. */
const position = z.object({ name: z.string(), id });

/** A page of what is on offer for a unit today, by name, with the promotions that need no code. */
export async function listShopProducts(
  db: Kysely<Database>,
  place: OrderingPlace,
  today: string,
  { categoryId, q = '', cursor, limit }: ShopQuery,
): Promise<{ data: ShopProduct[]; meta: { nextCursor: string | null } }> {
  const after = readCursor(position, cursor);
  const categories = await readCategories(db, place.orgId);
  const among = categoryId === undefined ? null : withBelow(categories, categoryId);
  const pattern = `%${q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const found = await selectOffers(db, place, today)
    .distinctOn(['p.name', 'p.id'])
    .$if(among !== null, (query) => query.where('p.category_id', 'in', among))
    .$if(q !== '', (query) =>
      query.where((where) => where.or([where('p.name', 'ilike', pattern), where('p.description', 'ilike', pattern)])),
    )
    .$if(after !== null, (query) =>
      query.where((where) =>
        where(where.refTuple('p.name', 'p.id'), '>', where.tuple(after?.name ?? '', after?.id ?? '')),
      ),
    )
    .orderBy('p.name')
    .orderBy('p.id')
    .limit(limit + 1)
    .execute();
  const rows = found.slice(0, limit);
  const last = found.length > limit ? rows.at(-1) : undefined;
  const ids = rows.map((row) => row.id);
  const offers =
    ids.length === 0
      ? []
      : await selectOffers(db, place, today).where('p.id', 'in', ids).orderBy('v.position').execute();
  const offersOf = Map.groupBy(offers, (offer) => offer.id);
  const promotions = await selectPromotions(db, place.orgId).where('code', 'is', null).execute();
  const use = { on: today, code: null, usedByPerson: await readUses(db, place) };
  const nameOf = new Map([...categories, ...promotions].map(({ id: known, name }) => [known, name]));
  const pictures = await readPicturesOf(db, place.orgId, ids);
  const data = rows.map(({ id: productId, name, kind, unit, description, categoryId: inCategory }) => {
    const path = withAbove(categories, inCategory);
    const priced = (offersOf.get(productId) ?? []).map(({ variantId, variantName, unitPrice }) => {
      const line = { productId, categoryIds: path, unitPrice, qtyMilli: 1_000 };
      const held = promotions.filter((promotion) => isOffered(promotion, line, use));
      const { total, applied } = priceLine(line, held);
      // One that asks for more than a unit is told of as well.
      const told = [...applied.map((one) => one.id), ...held.map((one) => one.id)];
      return { variantId, name: variantName ?? '', price: unitPrice, promotionPrice: total, told };
    });
    const [cheapest] = priced.toSorted((a, b) => a.promotionPrice - b.promotionPrice);
    return {
      id: productId,
      name,
      kind,
      unit,
      description,
      categoryId: inCategory,
      pictures: pictures.get(productId) ?? [],
      variants: priced.flatMap(({ variantId, told: _told, ...variant }) =>
        variantId === null ? [] : [{ id: variantId, ...variant }],
      ),
      categoryPath: path.map((one) => nameOf.get(one) ?? '').toReversed(),
      price: cheapest?.price ?? 0,
      promotionPrice: cheapest?.promotionPrice ?? 0,
      promotions: [...new Set(priced.flatMap(({ told }) => told))].map((one) => nameOf.get(one) ?? ''),
    };
  });
  return { data, meta: { nextCursor: last === undefined ? null : writeCursor({ name: last.name, id: last.id }) } };
}
