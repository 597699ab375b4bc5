import { catalogueBounds } from '@imah/contract/catalogue/words';
import type { Kysely } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';

/**
 * What is on offer in a building and costs something that somebody said on a day: each active variant of a product, or the product
 * itself where it has none. What is said of the variant holds before what is said of all, and of each that of the building first.
 */
export function selectOffers(
  db: Kysely<Database>,
  { orgId, buildingId }: { readonly orgId: string; readonly buildingId: string },
  on: string,
) {
  return db
    .selectFrom('product as p')
    .leftJoin('product_variant as v', (join) =>
      join.onRef('v.org_id', '=', 'p.org_id').onRef('v.product_id', '=', 'p.id').on('v.state', '=', 'active'),
    )
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('product_price as r')
          .select('r.amount')
          .whereRef('r.org_id', '=', 'p.org_id')
          .whereRef('r.product_id', '=', 'p.id')
          .where('r.from_on', '<=', on)
          .where((where) => where.or([where('r.to_on', 'is', null), where('r.to_on', '>=', on)]))
          .where((where) => where.or([where('r.building_id', 'is', null), where('r.building_id', '=', buildingId)]))
          .where((where) =>
            where.or([where('r.variant_id', 'is', null), where('r.variant_id', '=', where.ref('v.id'))]),
          )
          .orderBy('r.variant_id', (order) => order.asc().nullsLast())
          .orderBy('r.building_id', (order) => order.asc().nullsLast())
          .limit(1)
          .as('price'),
      (join) => join.onTrue(),
    )
    .select(['p.id', 'p.sku', 'p.name', 'p.kind', 'p.unit', 'p.tax', 'p.description', 'p.category_id as categoryId'])
    .select(['v.id as variantId', 'v.name as variantName', 'v.sku as variantSku', 'price.amount as unitPrice'])
    .where('p.org_id', '=', orgId)
    .where('p.state', '=', 'active')
    .where((where) =>
      where.or([
        where('v.id', 'is not', null),
        where.not(
          where.exists(
            where
              .selectFrom('product_variant as a')
              .select('a.id')
              .whereRef('a.org_id', '=', 'p.org_id')
              .whereRef('a.product_id', '=', 'p.id'),
          ),
        ),
      ]),
    );
}

/** What an order and its bill call it: a long name of a product leaves room for that of its variant. */
export function nameOfLine(name: string, variant: string | null): string {
  if (variant === null) return name;
  const room = catalogueBounds.nameLength - variant.length - 3;
  return `${name.length > room ? `${name.slice(0, room - 1).trimEnd()}…` : name} (${variant})`;
}

/** How often somebody has used each promotion, by the orders of theirs that were not cancelled. */
export async function readUses(
  db: Kysely<Database>,
  { orgId, personId }: { readonly orgId: string; readonly personId: string },
): Promise<(promotionId: string) => number> {
  const rows = await db
    .selectFrom('promotion_use')
    .select(({ fn }) => ['promotion_id as id', fn.countAll<number>().as('count')])
    .where('org_id', '=', orgId)
    .where('person_id', '=', personId)
    .where('given_back_at', 'is', null)
    .groupBy('promotion_id')
    .execute();
  const used = new Map(rows.map(({ id, count }) => [id, Number(count)]));
  return (promotionId) => used.get(promotionId) ?? 0;
}
