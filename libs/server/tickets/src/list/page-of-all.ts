import type { PolicyActor } from '@imah/contract/access';
import { type RawBuilder, sql } from 'kysely';
import { isVisibleAsOwn, overseenPlaces } from '../ticket-scope.ts';

interface Order {
  readonly by: string;
  readonly keys: string;
}

interface Page {
  readonly condition: RawBuilder<unknown>;
  readonly order: Order;
  readonly limit: number;
}

// Every order has an index of each building. So the first of each are read from it, and the first of those are the page:
// that takes as long as there are buildings, however many tickets there are, and needs no index of the whole organisation
// (decision 0044).
/** SQL: the buildings `b` in use of the places `s` that it follows. */
const buildings = `AS s(org_id uuid, building_ids uuid[])
    JOIN building b ON b.org_id = s.org_id AND (s.building_ids IS NULL OR b.id = ANY(s.building_ids)) AND b.status = 'active'`;
const inBuilding = 't.org_id = b.org_id AND t.building_id = b.id';

/** SQL, for one plan: the first tickets `t` for which `condition` holds in the buildings in use of the places `$1`. */
export function pageTextOfAll({
  condition,
  order: { by, keys },
  limit,
}: Omit<Page, 'condition'> & { readonly condition: string }): string {
  return `SELECT t.* FROM jsonb_to_recordset($1::jsonb) ${buildings} CROSS JOIN LATERAL (
      SELECT t.org_id, t.id, ${keys} FROM ticket t WHERE ${inBuilding} AND ${condition} ORDER BY ${by} LIMIT ${limit}) t
    ORDER BY ${by} LIMIT ${limit}`;
}

/** SQL: the first of the tickets `t` that the person sees for which `condition` holds, over all buildings. */
export function pageOfAll(actor: PolicyActor, { condition, order, limit }: Page): RawBuilder<unknown> {
  const by = sql.raw(order.by);
  const first = (from: RawBuilder<unknown>) => sql`
    SELECT t.org_id, t.id, ${sql.raw(order.keys)} FROM ticket t WHERE ${from} AND ${condition} ORDER BY ${by} LIMIT ${limit}`;
  const places = overseenPlaces(actor);
  const own = isVisibleAsOwn(actor);
  const overseen = sql`
    SELECT t.* FROM jsonb_to_recordset(${JSON.stringify(places)}::jsonb) ${sql.raw(buildings)}
    CROSS JOIN LATERAL (${first(sql.raw(inBuilding))}) t`;
  // Of one organisation a person sees all in their buildings, or only their own: nothing comes twice.
  const parts = own === null ? overseen : sql`${overseen} UNION ALL (${first(own)})`;
  return sql`SELECT t.* FROM (${parts}) t ORDER BY ${by} LIMIT ${limit}`;
}
