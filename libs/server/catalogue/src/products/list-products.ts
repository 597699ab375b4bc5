import { id } from '@imah/contract/core';
import type { CatalogueOverview, Product, ProductQuery } from '@imah/contract/catalogue';
import type { ExpressionBuilder, Kysely } from 'kysely';
import * as z from 'zod/mini';
import type { Database } from '@imah/server-platform/database/schema';
import { readCursor, writeCursor } from '@imah/server-platform/http';
import { readCategories, withBelow } from '../categories/category-tree.ts';
import { dayAfter, todayOf } from '../today-of.ts';
import { listPromotions } from '../promotions/promotion-row.ts';
import { readPicturesOf } from './product-pictures.ts';
import { selectProducts, toProduct } from './product-row.ts';

/** The last product of a page, by which it stands in the order. */
const position = z.object({ name: z.string(), id });

/** A page of the products by name. */
export async function listProducts(
  db: Kysely<Database>,
  { orgId, now }: { readonly orgId: string; readonly now: number },
  query: ProductQuery,
): Promise<{ data: Product[]; meta: { nextCursor: string | null; total: number } }> {
  const after = readCursor(position, query.cursor);
  const today = await todayOf(db, orgId, now);
  const wanted = await conditionOf(db, orgId, today, query);
  const rows = await selectProducts(db, orgId, today)
    .where(wanted)
    .$if(after !== null, (page) =>
      page.where((eb) =>
        eb.or([
          eb('p.name', '>', after?.name ?? ''),
          eb.and([eb('p.name', '=', after?.name ?? ''), eb('p.id', '>', after?.id ?? '')]),
        ]),
      ),
    )
    .orderBy('p.name')
    .orderBy('p.id')
    .limit(query.limit + 1)
    .execute();
  const { total } = await db
    .selectFrom('product as p')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('p.org_id', '=', orgId)
    .where(wanted)
    .executeTakeFirstOrThrow();
  const page = rows.slice(0, query.limit);
  const last = rows.length > query.limit ? page.at(-1) : undefined;
  const pictures = await readPicturesOf(
    db,
    orgId,
    page.map((row) => row.id),
  );
  return {
    data: page.map((row) => toProduct(row, pictures.get(row.id)?.[0])),
    meta: {
      nextCursor: last === undefined ? null : writeCursor({ name: last.name, id: last.id }),
      total: Number(total),
    },
  };
}

type Builder = ExpressionBuilder<Database & { readonly p: Database['product'] }, 'p'>;

async function conditionOf(
  db: Kysely<Database>,
  orgId: string,
  today: string,
  { state, kind, categoryId, lacks, q = '' }: ProductQuery,
) {
  const among = categoryId === undefined ? null : withBelow(await readCategories(db, orgId), categoryId);
  const pattern = `%${q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return (eb: Builder) =>
    eb.and([
      lacks !== undefined
        ? eb('p.state', '=', 'active')
        : state === undefined
          ? eb('p.state', '!=', 'archived')
          : eb('p.state', '=', state),
      ...(kind === undefined ? [] : [eb('p.kind', '=', kind)]),
      ...(among === null ? [] : [eb('p.category_id', 'in', among)]),
      ...(q === '' ? [] : [eb.or([eb('p.name', 'ilike', pattern), eb('p.sku', 'ilike', pattern)])]),
      ...(lacks === 'category' ? [eb('p.category_id', 'is', null)] : []),
      ...(lacks === 'price' ? [lacksPrice(eb, today)] : []),
    ]);
}

/** It, or one of its variants on offer, costs nothing that anybody said on that day, in any building. */
function lacksPrice(eb: Builder, today: string) {
  const holding = eb
    .selectFrom('product_price as l')
    .select('l.id')
    .whereRef('l.org_id', '=', 'p.org_id')
    .whereRef('l.product_id', '=', 'p.id')
    .where('l.from_on', '<=', today)
    .where((on) => on.or([on('l.to_on', 'is', null), on('l.to_on', '>=', today)]));
  const offered = eb
    .selectFrom('product_variant as v')
    .select('v.id')
    .whereRef('v.org_id', '=', 'p.org_id')
    .whereRef('v.product_id', '=', 'p.id')
    .where('v.state', '=', 'active');
  const unpriced = offered.where((of) => of.not(of.exists(holding.whereRef('l.variant_id', '=', of.ref('v.id')))));
  return eb.and([
    eb.not(eb.exists(holding.where('l.variant_id', 'is', null))),
    eb.or([eb.exists(unpriced), eb.not(eb.exists(offered))]),
  ]);
}

/** Days before the end of a price at which it is told. */
const soonDays = 30;

/** What stands in the catalogue, and what it lacks. */
export async function readOverview(
  db: Kysely<Database>,
  { orgId, now }: { readonly orgId: string; readonly now: number },
): Promise<CatalogueOverview> {
  const today = await todayOf(db, orgId, now);
  const products = db.selectFrom('product as p').where('p.org_id', '=', orgId);
  const states = await products
    .select(({ fn }) => ['p.state', fn.countAll<number>().as('count')])
    .groupBy('p.state')
    .execute();
  const countOf = (wanted: string) => Number(states.find(({ state }) => state === wanted)?.count ?? 0);
  const countActive = async (condition: (eb: Builder) => ReturnType<Builder['and']>) => {
    const { count } = await products
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('p.state', '=', 'active')
      .where(condition)
      .executeTakeFirstOrThrow();
    return Number(count);
  };
  const ending = await db
    .selectFrom('product_price as r')
    .innerJoin('product as p', (join) => join.onRef('p.org_id', '=', 'r.org_id').onRef('p.id', '=', 'r.product_id'))
    .select(['r.product_id as productId', 'r.building_id as buildingId', 'r.to_on as to'])
    .where('r.org_id', '=', orgId)
    .where('p.state', '=', 'active')
    .where('r.to_on', '>=', today)
    .where('r.to_on', '<=', dayAfter(today, soonDays))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('product_price as f')
            .select('f.id')
            .whereRef('f.org_id', '=', 'r.org_id')
            .whereRef('f.product_id', '=', 'r.product_id')
            .where((of) =>
              of.or([
                of('f.building_id', '=', of.ref('r.building_id')),
                of.and([of('f.building_id', 'is', null), of('r.building_id', 'is', null)]),
              ]),
            )
            .where((of) =>
              of.or([
                of('f.variant_id', '=', of.ref('r.variant_id')),
                of.and([of('f.variant_id', 'is', null), of('r.variant_id', 'is', null)]),
              ]),
            )
            .whereRef('f.from_on', '>', 'r.to_on'),
        ),
      ),
    )
    .execute();
  const promotions = await listPromotions(db, orgId, today);
  const inPhase = (wanted: string) => promotions.filter(({ phase }) => phase === wanted).length;
  const categories = await readCategories(db, orgId);
  return {
    draft: countOf('draft'),
    active: countOf('active'),
    archived: countOf('archived'),
    categories: categories.filter(({ state }) => state === 'active').length,
    withoutPrice: await countActive((eb) => eb.and([lacksPrice(eb, today)])),
    withoutCategory: await countActive((eb) => eb.and([eb('p.category_id', 'is', null)])),
    endingPrices: ending.length,
    promotions: { running: inPhase('running'), coming: inPhase('coming'), usedUp: inPhase('used-up') },
  };
}
