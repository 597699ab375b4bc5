import type { Kysely } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';

/** Products on offer in a building that cost something that somebody said on a day; the price of the building holds before that of all. */
export function selectOffers(
  db: Kysely<Database>,
  { orgId, buildingId }: { readonly orgId: string; readonly buildingId: string },
  on: string,
) {
  return db
    .selectFrom('product as p')
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
          .orderBy('r.building_id', (order) => order.asc().nullsLast())
          .limit(1)
          .as('price'),
      (join) => join.onTrue(),
    )
    .select(['p.id', 'p.sku', 'p.name', 'p.kind', 'p.unit', 'p.tax', 'p.description', 'p.category_id as categoryId'])
    .select('price.amount as unitPrice')
    .where('p.org_id', '=', orgId)
    .where('p.state', '=', 'active');
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
