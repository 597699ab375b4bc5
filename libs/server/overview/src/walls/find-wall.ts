import { decide, type PolicyActor } from '@imah/contract/access';
import type { Kysely } from 'kysely';
import { loadActor } from '@imah/server-platform/access';
import type { Database } from '@imah/server-platform/database/schema';
import { hashToken } from '@imah/server-platform/sessions';

/** A wall that is good: neither withdrawn nor expired. */
export interface GoodWall {
  readonly id: string;
  readonly orgId: string;
  readonly name: string;
  readonly seconds: number;
  readonly expiresAt: Date | null;
  readonly makerId: string;
  readonly seenAt: Date | null;
  readonly seenFrom: string | null;
}

/** A building whose dashboard a wall shows. */
export interface WallBuilding {
  readonly id: string;
  readonly name: string;
}

/** The wall of a token, or the one of an id; null where it is not good. */
export async function findWall(
  db: Kysely<Database>,
  by: { readonly token: string } | { readonly id: string },
  now: number,
): Promise<GoodWall | null> {
  const found = await db
    .selectFrom('wall')
    .select(['id', 'org_id as orgId', 'name', 'seconds', 'expires_at as expiresAt', 'made_by as makerId'])
    .select(['seen_at as seenAt', 'seen_from as seenFrom'])
    .$if('token' in by, (query) => query.where('token_hash', '=', hashToken('token' in by ? by.token : '')))
    .$if('id' in by, (query) => query.where('id', '=', 'id' in by ? by.id : ''))
    .where('withdrawn_at', 'is', null)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', new Date(now))]))
    .executeTakeFirst();
  return found ?? null;
}

/** What a wall may show at this moment, and by whose rights; null where whoever made it may show nothing any more. */
export interface Showing {
  readonly wall: GoodWall;
  readonly maker: PolicyActor;
  /** At least one. */
  readonly buildings: readonly WallBuilding[];
}

/** Reads the rights of whoever made a wall anew: what they lose, their walls lose with them. */
export async function showingOf(db: Kysely<Database>, wall: GoodWall, now: number): Promise<Showing | null> {
  const maker = await loadActor(db, wall.makerId, now);
  if (maker === null) return null;
  const all = await readWallBuildings(db, wall);
  const buildings = all.filter(({ id }) => mayShow(maker, { orgId: wall.orgId, buildingId: id }));
  return buildings.length === 0 ? null : { wall, maker, buildings };
}

/** Whether somebody may show the dashboard of a building on a wall. */
export function mayShow(actor: PolicyActor, place: { orgId: string; buildingId: string }): boolean {
  return decide(actor, 'dashboard.update', place) === 'allowed';
}

function readWallBuildings(db: Kysely<Database>, { orgId, id }: GoodWall): Promise<WallBuilding[]> {
  return db
    .selectFrom('wall_building as w')
    .innerJoin('building as b', (join) => join.onRef('b.org_id', '=', 'w.org_id').onRef('b.id', '=', 'w.building_id'))
    .select(['b.id', 'b.name'])
    .where('w.org_id', '=', orgId)
    .where('w.wall_id', '=', id)
    .orderBy('w.position')
    .execute();
}
