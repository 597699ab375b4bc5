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
  const promotions = await selectPromotions(db, place.orgId).where('code', 'is', null).execute();
  const use = { on: today, code: null, usedByPerson: await readUses(db, place) };
  const nameOf = new Map([...categories, ...promotions].map(({ id: known, name }) => [known, name]));
  const pictures = await readPicturesOf(
    db,
    place.orgId,
    rows.map((row) => row.id),
  );
  const data = rows.map(({ sku: _sku, tax: _tax, unitPrice, ...row }) => {
    const path = withAbove(categories, row.categoryId);
    const line = { productId: row.id, categoryIds: path, unitPrice, qtyMilli: 1_000 };
    const held = promotions.filter((promotion) => isOffered(promotion, line, use));
    const { total, applied } = priceLine(line, held);
    return {
      ...row,
      pictures: pictures.get(row.id) ?? [],
      categoryPath: path.map((one) => nameOf.get(one) ?? '').toReversed(),
      price: unitPrice,
      promotionPrice: total,
      // One that asks for more than a unit is told of as well.
      promotions: [...new Set([...applied.map((one) => one.id), ...held.map((one) => one.id)])].map(
        (one) => nameOf.get(one) ?? '',
      ),
    };
  });
  return { data, meta: { nextCursor: last === undefined ? null : writeCursor({ name: last.name, id: last.id }) } };
}
