import type { WallAsked } from '@imah/contract/dashboards';
import { wallUsername } from '@imah/contract/dashboards/words';
import type { Kysely } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { notFound } from '@imah/server-platform/http';
import { findWall, type GoodWall, type Showing, showingOf } from './find-wall.ts';

/** How often it is written down that a screen asked, in milliseconds. */
const noteEveryMs = 60_000;

/** A screen that asks: its token, and the address it asks from. */
export interface Screen {
  readonly token: string;
  readonly from: string;
}

/**
 * What the wall of a token may show. One that is unknown, has expired, was withdrawn, or whose maker may no more, is not
 * told apart.
 * @throws {HttpProblem} 404
 */
export async function requireShowing(db: Kysely<Database>, { token, from }: Screen, now: number): Promise<Showing> {
  const wall = await findWall(db, { token }, now);
  const showing = wall === null ? null : await showingOf(db, wall, now);
  if (showing === null) throw notFound();
  await note(db, showing.wall, from, now);
  return showing;
}

/** What a screen is told of its wall. @throws {HttpProblem} 404 */
export async function showWall(db: Kysely<Database>, screen: Screen, now: number): Promise<WallAsked> {
  const { wall, buildings } = await requireShowing(db, screen, now);
  const { id, name, seconds, expiresAt } = wall;
  return {
    liveAs: wallUsername(id),
    name,
    seconds,
    expiresAt: expiresAt?.toISOString() ?? null,
    buildings: [...buildings],
  };
}

async function note(
  db: Kysely<Database>,
  { orgId, id, seenAt, seenFrom }: GoodWall,
  ip: string,
  now: number,
): Promise<void> {
  const from = ip.slice(0, 64);
  if (seenAt !== null && seenFrom === from && now - seenAt.getTime() < noteEveryMs) return;
  await db
    .updateTable('wall')
    .set({ seen_at: new Date(now), seen_from: from })
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .execute();
}
