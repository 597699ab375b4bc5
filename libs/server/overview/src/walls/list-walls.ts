import type { PolicyActor } from '@imah/contract/access';
import type { Wall } from '@imah/contract/dashboards';
import type { WallState } from '@imah/contract/dashboards/words';
import type { Kysely } from 'kysely';
import { loadActor } from '@imah/server-platform/access';
import type { Database } from '@imah/server-platform/database/schema';
import type { Place } from '../dashboards/dashboard-rows.ts';
import { mayShow } from './find-wall.ts';

/** Walls that are listed: those that are good are always among them. */
const most = 100;

/** The walls that show the dashboard of a building, the newest first. */
export async function listWalls(db: Kysely<Database>, { orgId, buildingId }: Place, now: number): Promise<Wall[]> {
  const rows = await db
    .selectFrom('wall as w')
    .innerJoin('wall_building as h', (join) => join.onRef('h.org_id', '=', 'w.org_id').onRef('h.wall_id', '=', 'w.id'))
    .select(['w.id', 'w.name', 'w.seconds', 'w.made_by as madeBy', 'w.made_by_name as madeByName'])
    .select(['w.made_at as madeAt', 'w.expires_at as expiresAt', 'w.withdrawn_at as withdrawnAt'])
    .select(['w.seen_at as seenAt', 'w.seen_from as seenFrom'])
    .where('w.org_id', '=', orgId)
    .where('h.building_id', '=', buildingId)
    .orderBy(
      (eb) =>
        eb.and([
          eb('w.withdrawn_at', 'is', null),
          eb.or([eb('w.expires_at', 'is', null), eb('w.expires_at', '>', new Date(now))]),
        ]),
      'desc',
    )
    .orderBy('w.id', 'desc')
    .limit(most)
    .execute();
  const shown = await buildingsOf(db, orgId, rows);
  const makers = new Map<string, PolicyActor | null>();
  for (const madeBy of new Set(rows.map((row) => row.madeBy))) makers.set(madeBy, await loadActor(db, madeBy, now));
  return rows
    .toSorted((a, b) => (a.id < b.id ? 1 : -1))
    .map((row) => {
      const buildings = shown.get(row.id) ?? [];
      const maker = makers.get(row.madeBy) ?? null;
      const isShown = maker !== null && buildings.some(({ id }) => mayShow(maker, { orgId, buildingId: id }));
      return {
        id: row.id,
        name: row.name,
        state: stateOf(row, isShown, now),
        buildings,
        seconds: row.seconds,
        madeByName: row.madeByName,
        madeAt: row.madeAt.toISOString(),
        expiresAt: row.expiresAt?.toISOString() ?? null,
        seen: row.seenAt === null ? null : { at: row.seenAt.toISOString(), from: row.seenFrom ?? '' },
      };
    });
}

interface Ends {
  readonly expiresAt: Date | null;
  readonly withdrawnAt: Date | null;
}

function stateOf({ expiresAt, withdrawnAt }: Ends, isShown: boolean, now: number): WallState {
  if (withdrawnAt !== null) return 'withdrawn';
  if (expiresAt !== null && expiresAt.getTime() <= now) return 'expired';
  return isShown ? 'open' : 'suspended';
}

async function buildingsOf(
  db: Kysely<Database>,
  orgId: string,
  walls: readonly { readonly id: string }[],
): Promise<ReadonlyMap<string, Wall['buildings']>> {
  const ids = walls.map(({ id }) => id);
  const rows =
    ids.length === 0
      ? []
      : await db
          .selectFrom('wall_building as w')
          .innerJoin('building as b', (join) =>
            join.onRef('b.org_id', '=', 'w.org_id').onRef('b.id', '=', 'w.building_id'),
          )
          .select(['w.wall_id as wallId', 'b.id', 'b.name'])
          .where('w.org_id', '=', orgId)
          .where('w.wall_id', 'in', ids)
          .orderBy('w.position')
          .execute();
  const found = new Map<string, Wall['buildings']>();
  for (const { wallId, id, name } of rows) found.set(wallId, [...(found.get(wallId) ?? []), { id, name }]);
  return found;
}
