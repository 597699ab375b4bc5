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
