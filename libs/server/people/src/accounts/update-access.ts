import { randomUUIDv7 } from 'node:crypto';
import type { Transaction } from 'kysely';
import { lockOrganization } from '@imah/server-platform/access';
import type { Edit, Recording } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { revokeOfEnded } from '../members/invitations/invitation-repository.ts';
import {
  addToDefaultGroup,
  deleteMembership,
  insertMembership,
  lockStanding,
  type Standing,
  takeFromDefaultGroup,
  updateMembershipRow,
} from '../members/membership-repository.ts';
import { homesOf } from '../occupancy-repository.ts';

/** A change of where people live, which tells its audit what they may do from then on. */
export type AccessWork = Pick<Edit, 'orgId' | 'now'> & Pick<Recording, 'record'>;

/**
 * Lets what an account may do in the organisation say what its stays of now say: a building with a stay that lasts
 * is in the membership, one without is not, and what did not come by a stay is left alone. To be called, in the same
 * transaction, whenever stays or the account of a person change. Resolves with whether anything was different.
 */
export async function updateAccess(trx: Transaction<Database>, work: AccessWork, userId: string): Promise<boolean> {
  const homes = await homesOf(trx, work, { userId });
  const held = await lockStanding(trx, work.orgId, userId);
  if (held === null) return homes.length > 0 ? begin(trx, work, userId, homes) : false;
  const own = held.buildingIds.filter((id) => !held.stayBuildingIds.includes(id));
  // Staff get no building by living in it: their other rights would reach there as well.
  const byStay = held.isStaff || held.allBuildings ? [] : homes.filter((id) => !own.includes(id));
  const buildingIds = held.isStaff || held.allBuildings ? [...held.buildingIds] : [...own, ...byStay];
  const isHome = held.allBuildings ? homes.length > 0 : homes.some((id) => buildingIds.includes(id));
  if (!isHome && held.byStay && !held.isStaff && buildingIds.length === 0 && !held.allBuildings)
    return end(trx, work, userId, held);
  const joins = isHome && !held.isResident;
  const leaves = !isHome && held.byStay;
  if (!joins && !leaves && same(buildingIds, held.buildingIds) && same(byStay, held.stayBuildingIds)) return false;
  const key = { orgId: work.orgId, memberId: held.id };
  const isResidentByStay = joins || (held.byStay && !leaves);
  const columns = { building_ids: buildingIds, stay_building_ids: byStay, is_resident_by_stay: isResidentByStay };
  await updateMembershipRow(trx, key, columns);
  if (joins) await addToDefaultGroup(trx, key, 'resident');
  if (leaves) await takeFromDefaultGroup(trx, key, 'resident');
  record(work, 'update', held.id, { userId, buildingIds: held.buildingIds }, { userId, buildingIds });
  return true;
}

/** Brings several accounts into line with their stays, and takes back what was offered to people who have left. */
export async function updateAccounts(
  trx: Transaction<Database>,
  work: AccessWork,
  userIds: readonly string[],
): Promise<void> {
  await lockOrganization(trx, work.orgId);
  await revokeOfEnded(trx, work);
  for (const userId of userIds) await updateAccess(trx, work, userId);
}

async function begin(
  trx: Transaction<Database>,
  work: AccessWork,
  userId: string,
  homes: readonly string[],
): Promise<true> {
  const id = randomUUIDv7();
  const { orgId, now } = work;
  const scope = { building_ids: [...homes], stay_building_ids: [...homes], is_resident_by_stay: true };
  await insertMembership(trx, { org_id: orgId, id, user_id: userId, ...scope, created_at: new Date(now) });
  await addToDefaultGroup(trx, { orgId, memberId: id }, 'resident');
  record(work, 'create', id, undefined, { userId, buildingIds: homes });
  return true;
}

async function end(trx: Transaction<Database>, work: AccessWork, userId: string, held: Standing): Promise<true> {
  await deleteMembership(trx, { orgId: work.orgId, memberId: held.id });
  record(work, 'delete', held.id, { userId, buildingIds: held.buildingIds }, undefined);
  return true;
}

function same(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((id) => b.includes(id));
}

/** Of no building: a membership is of the organisation. */
function record(work: AccessWork, action: string, entityId: string, before: unknown, after: unknown): void {
  work.record({ action, entity: 'membership', entityId, buildingId: null, before, after });
}
