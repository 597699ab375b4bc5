import { randomUUIDv7 } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { lockOrganization } from '@imah/server-platform/access';
import type { Edit, Recording } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { revokeOfEnded } from './revoke-ended.ts';
import { isLasting } from './lasting-stay.ts';

/** A change of where people live, which tells its audit what they may do from then on. */
export type AccessWork = Pick<Edit, 'orgId' | 'now'> & Pick<Recording, 'record'>;

interface Standing {
  readonly id: string;
  readonly allBuildings: boolean;
  readonly buildingIds: readonly string[];
  readonly stayBuildingIds: readonly string[];
  readonly byStay: boolean;
  readonly isResident: boolean;
  /** In another group too: these buildings are where they work. */
  readonly isStaff: boolean;
}

/**
 * Lets what an account may do in the organisation say what its stays of now say: a building with a stay that lasts
 * is in the membership, one without is not, and what did not come by a stay is left alone. To be called, in the same
 * transaction, whenever stays or the account of a person change. Resolves with whether anything was different.
 */
export async function updateAccess(trx: Transaction<Database>, work: AccessWork, userId: string): Promise<boolean> {
  const homes = await homesOf(trx, work, userId);
  const held = await accessFactsOf(trx, work.orgId, userId);
  if (held === null) return homes.length > 0 ? begin(trx, work, userId, homes) : false;
  const own = held.buildingIds.filter((id) => !held.stayBuildingIds.includes(id));
  // Staff get no building by living in it: their other rights would reach there as well.
  const byStay = held.isStaff || held.allBuildings ? [] : homes.filter((id) => !own.includes(id));
  const buildingIds = held.isStaff || held.allBuildings ? held.buildingIds : [...own, ...byStay];
  const isHome = held.allBuildings ? homes.length > 0 : homes.some((id) => buildingIds.includes(id));
  if (!isHome && held.byStay && !held.isStaff && buildingIds.length === 0 && !held.allBuildings)
    return end(trx, work, userId, held);
  const joins = isHome && !held.isResident;
  const leaves = !isHome && held.byStay;
  if (!joins && !leaves && same(buildingIds, held.buildingIds) && same(byStay, held.stayBuildingIds)) return false;
  await sql`
    UPDATE membership SET building_ids = ${[...buildingIds]}::uuid[], stay_building_ids = ${[...byStay]}::uuid[],
      is_resident_by_stay = ${joins || (held.byStay && !leaves)}, version = version + 1
    WHERE org_id = ${work.orgId} AND id = ${held.id}`.execute(trx);
  if (joins) await addResidents(trx, work.orgId, held.id);
  if (leaves)
    await sql`
      DELETE FROM membership_group mg USING member_group g
      WHERE mg.org_id = ${work.orgId} AND mg.membership_id = ${held.id} AND g.org_id = mg.org_id AND g.id = mg.group_id
        AND g.default_key = 'resident'`.execute(trx);
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

/** The accounts of everybody who has or had a stay in a unit. */
export async function accountsOfUnit(
  trx: Transaction<Database>,
  { orgId }: Pick<AccessWork, 'orgId'>,
  unitId: string,
): Promise<string[]> {
  const { rows } = await sql<{ userId: string }>`
    SELECT DISTINCT p.user_id AS "userId" FROM occupancy o
    JOIN person p ON p.org_id = o.org_id AND p.id = o.person_id AND p.user_id IS NOT NULL
    WHERE o.org_id = ${orgId} AND o.unit_id = ${unitId}`.execute(trx);
  return rows.map(({ userId }) => userId);
}

/** The buildings in which the account has a stay that goes on or is to come. */
export async function homesOf(
  trx: Transaction<Database>,
  { orgId, now }: Pick<AccessWork, 'orgId' | 'now'>,
  userId: string,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT DISTINCT b.id FROM person p
    JOIN occupancy o ON o.org_id = p.org_id AND o.person_id = p.id
    JOIN unit u ON u.org_id = o.org_id AND u.id = o.unit_id AND u.deleted_at IS NULL
    JOIN building b ON b.org_id = u.org_id AND b.id = u.building_id
    WHERE p.org_id = ${orgId} AND p.user_id = ${userId} AND ${isLasting(now)} ORDER BY b.id`.execute(trx);
  return rows.map(({ id }) => id);
}

async function accessFactsOf(trx: Transaction<Database>, orgId: string, userId: string): Promise<Standing | null> {
  const { rows } = await sql<Standing>`
    SELECT m.id, m.all_buildings AS "allBuildings", m.building_ids AS "buildingIds",
      m.stay_building_ids AS "stayBuildingIds", m.is_resident_by_stay AS "byStay",
      coalesce((SELECT bool_or(g.default_key = 'resident') FROM membership_group mg
        JOIN member_group g ON g.org_id = mg.org_id AND g.id = mg.group_id
        WHERE mg.org_id = m.org_id AND mg.membership_id = m.id), false) AS "isResident",
      EXISTS (SELECT 1 FROM membership_group mg
        JOIN member_group g ON g.org_id = mg.org_id AND g.id = mg.group_id
        WHERE mg.org_id = m.org_id AND mg.membership_id = m.id AND g.default_key IS DISTINCT FROM 'resident') AS "isStaff"
    FROM membership m WHERE m.org_id = ${orgId} AND m.user_id = ${userId} FOR NO KEY UPDATE`.execute(trx);
  return rows[0] ?? null;
}

async function begin(
  trx: Transaction<Database>,
  work: AccessWork,
  userId: string,
  homes: readonly string[],
): Promise<true> {
  const id = randomUUIDv7();
  const { orgId, now } = work;
  await sql`
    INSERT INTO membership (org_id, id, user_id, building_ids, stay_building_ids, is_resident_by_stay, created_at)
    VALUES (${orgId}, ${id}, ${userId}, ${[...homes]}::uuid[], ${[...homes]}::uuid[], true, ${new Date(now)})`.execute(
    trx,
  );
  await addResidents(trx, orgId, id);
  record(work, 'create', id, undefined, { userId, buildingIds: homes });
  return true;
}

async function end(trx: Transaction<Database>, work: AccessWork, userId: string, held: Standing): Promise<true> {
  await sql`DELETE FROM membership WHERE org_id = ${work.orgId} AND id = ${held.id}`.execute(trx);
  record(work, 'delete', held.id, { userId, buildingIds: held.buildingIds }, undefined);
  return true;
}

async function addResidents(trx: Transaction<Database>, orgId: string, membershipId: string): Promise<void> {
  await sql`
    INSERT INTO membership_group (org_id, membership_id, group_id)
    SELECT org_id, ${membershipId}, id FROM member_group WHERE org_id = ${orgId} AND default_key = 'resident'
    ON CONFLICT DO NOTHING`.execute(trx);
}

function same(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((id) => b.includes(id));
}

/** Of no building: a membership is of the organisation. */
function record(work: AccessWork, action: string, entityId: string, before: unknown, after: unknown): void {
  work.record({ action, entity: 'membership', entityId, buildingId: null, before, after });
}
