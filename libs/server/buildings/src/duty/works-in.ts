import { decide } from '@imah/contract/access';
import type { Kysely } from 'kysely';
import { loadActor } from '@imah/server-platform/access';
import type { Database } from '@imah/server-platform/database/schema';
import type { BuildingKey } from '../building-repository.ts';

/** Whether somebody is given tickets of a building: who is on its roster works there, as long as they may. */
export async function worksIn(
  db: Kysely<Database>,
  { orgId, buildingId }: BuildingKey,
  userId: string,
  now: number,
): Promise<boolean> {
  const actor = await loadActor(db, userId, now);
  return actor !== null && decide(actor, 'ticket.transition', { orgId, buildingId, ownerIds: [userId] }) === 'allowed';
}

/** Of these people those who work in a building. */
export async function thoseWhoWorkIn(
  db: Kysely<Database>,
  key: BuildingKey,
  userIds: readonly string[],
  now: number,
): Promise<ReadonlySet<string>> {
  const there = new Set<string>();
  for (const userId of new Set(userIds)) if (await worksIn(db, key, userId, now)) there.add(userId);
  return there;
}
