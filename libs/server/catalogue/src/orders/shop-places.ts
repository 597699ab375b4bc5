import { decide } from '@imah/contract/access';
import type { ShopPlace } from '@imah/contract/catalogue';
import type { Kysely } from 'kysely';
import { readPayWays, readStand } from '@imah/server-billing';
import type { Database } from '@imah/server-platform/database/schema';
import { type Actor, notFound } from '@imah/server-platform/http';

/** How many units one orders for at most. */
const mostPlaces = 50;

/** The units that somebody lives in now, with as whom. */
export async function readPlaces(db: Kysely<Database>, actor: Actor) {
  const unitIds = actor.memberships.flatMap((membership) => [...membership.unitIds]);
  if (unitIds.length === 0) return [];
  const places = await db
    .selectFrom('unit as u')
    .innerJoin('building as b', (join) => join.onRef('b.org_id', '=', 'u.org_id').onRef('b.id', '=', 'u.building_id'))
    .innerJoin('occupancy as o', (join) => join.onRef('o.org_id', '=', 'u.org_id').onRef('o.unit_id', '=', 'u.id'))
    .innerJoin('person as p', (join) => join.onRef('p.org_id', '=', 'o.org_id').onRef('p.id', '=', 'o.person_id'))
    .distinctOn(['b.name', 'u.code', 'u.id'])
    .select(['u.org_id as orgId', 'b.id as buildingId', 'b.name as buildingName', 'u.id as unitId'])
    .select(['u.code as unitCode', 'p.id as personId', 'p.name as personName'])
    .where('u.id', 'in', unitIds)
    .where('u.deleted_at', 'is', null)
    .where('u.kind', '<>', 'common')
    .where('p.user_id', '=', actor.userId)
    .orderBy('b.name')
    .orderBy('u.code')
    .orderBy('u.id')
    .orderBy('o.id', 'desc')
    .limit(mostPlaces)
    .execute();
  return places.filter(
    ({ orgId, buildingId, unitId }) => decide(actor, 'order.create', { orgId, buildingId, unitId }) === 'allowed',
  );
}

/** A unit for which somebody orders, and as whom. */
export type OrderingPlace = Awaited<ReturnType<typeof readPlaces>>[number];

/** @throws {HttpProblem} 404 for a unit that they do not live in */
export async function requirePlace(db: Kysely<Database>, actor: Actor, unitId: string): Promise<OrderingPlace> {
  const place = (await readPlaces(db, actor)).find((one) => one.unitId === unitId);
  if (place === undefined) throw notFound();
  return place;
}

/** The units for which somebody may order, with what their deposits hold. */
export async function listOwnShops(db: Kysely<Database>, actor: Actor): Promise<ShopPlace[]> {
  const places = await readPlaces(db, actor);
  return Promise.all(
    places.map(async ({ personName: _name, ...place }) => ({
      ...place,
      available: (await readStand(db, place)).available,
      ...(await readPayWays(db, place.orgId)),
    })),
  );
}
