import type { DefaultGroupKey } from '@imah/contract/access';
import { type Insertable, type Kysely, type Transaction, type Updateable } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';

/** Which membership. */
export interface MembershipKey {
  readonly orgId: string;
  readonly memberId: string;
}

/** The buildings of a membership; null for all of them. Undefined without the membership. */
export async function findScope(
  db: Kysely<Database>,
  { orgId, memberId }: MembershipKey,
): Promise<readonly string[] | null | undefined> {
  const row = await db
    .selectFrom('membership')
    .select(['all_buildings', 'building_ids'])
    .where('org_id', '=', orgId)
    .where('id', '=', memberId)
    .executeTakeFirst();
  return row?.all_buildings === true ? null : row?.building_ids;
}

/** What of an account's membership comes by a stay and what does not. */
export interface Standing {
  readonly id: string;
  readonly allBuildings: boolean;
  readonly buildingIds: readonly string[];
  readonly stayBuildingIds: readonly string[];
  readonly byStay: boolean;
  readonly isResident: boolean;
  /** In another group too: these buildings are where they work. */
  readonly isStaff: boolean;
}

/** The membership of an account, locked; null without one. */
export async function lockStanding(
  trx: Transaction<Database>,
  orgId: string,
  userId: string,
): Promise<Standing | null> {
  const row = await trx
    .selectFrom('membership as m')
    .select(['m.id', 'm.all_buildings as allBuildings', 'm.building_ids as buildingIds'])
    .select(['m.stay_building_ids as stayBuildingIds', 'm.is_resident_by_stay as byStay'])
    .where('m.org_id', '=', orgId)
    .where('m.user_id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (row === undefined) return null;
  const groups = await selectGroupsOf(trx, { orgId, memberId: row.id }).select('g.default_key as key').execute();
  return {
    ...row,
    isResident: groups.some(({ key }) => key === 'resident'),
    isStaff: groups.some(({ key }) => key !== 'resident'),
  };
}

/** The groups `g` that a membership is in. */
export function selectGroupsOf(db: Kysely<Database>, { orgId, memberId }: MembershipKey) {
  return db
    .selectFrom('membership_group as mg')
    .innerJoin('member_group as g', (join) =>
      join.onRef('g.org_id', '=', 'mg.org_id').onRef('g.id', '=', 'mg.group_id'),
    )
    .where('mg.org_id', '=', orgId)
    .where('mg.membership_id', '=', memberId);
}

/** Whether the account's membership is in force and reaches all of these buildings. */
export async function doesReach(
  db: Kysely<Database>,
  { orgId, userId, now }: { readonly orgId: string; readonly userId: string; readonly now: number },
  buildingIds: readonly string[],
): Promise<boolean> {
  const row = await db
    .selectFrom('membership')
    .select('id')
    .where('org_id', '=', orgId)
    .where('user_id', '=', userId)
    .where('status', '=', 'active')
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', new Date(now))]))
    .where((eb) => eb.or([eb('all_buildings', '=', true), eb('building_ids', '@>', eb.val([...buildingIds]))]))
    .executeTakeFirst();
  return row !== undefined;
}

/** A new membership, unless the account has one. Returns whether it was written. */
export async function insertMembership(
  trx: Transaction<Database>,
  columns: Insertable<Database['membership']>,
): Promise<boolean> {
  const written = await trx
    .insertInto('membership')
    .values(columns)
    .onConflict((conflict) => conflict.columns(['org_id', 'user_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return written !== undefined;
}

/** Writes columns of a membership as its next version. */
export async function updateMembershipRow(
  trx: Transaction<Database>,
  { orgId, memberId }: MembershipKey,
  columns: Updateable<Database['membership']>,
): Promise<void> {
  await trx
    .updateTable('membership')
    .set((eb) => ({ ...columns, version: eb('version', '+', 1) }))
    .where('org_id', '=', orgId)
    .where('id', '=', memberId)
    .execute();
}

export async function deleteMembership(trx: Transaction<Database>, { orgId, memberId }: MembershipKey): Promise<void> {
  await trx.deleteFrom('membership').where('org_id', '=', orgId).where('id', '=', memberId).execute();
}

/** The groups of a membership: those named and no others. */
export async function replaceGroupsOf(
  trx: Transaction<Database>,
  { orgId, memberId }: MembershipKey,
  groupIds: readonly string[],
): Promise<void> {
  await trx.deleteFrom('membership_group').where('org_id', '=', orgId).where('membership_id', '=', memberId).execute();
  const rows = [...new Set(groupIds)].map((id) => ({ org_id: orgId, membership_id: memberId, group_id: id }));
  if (rows.length > 0) await trx.insertInto('membership_group').values(rows).execute();
}

/** Puts a membership into one of the groups every organisation begins with; one that is in it stays. */
export async function addToDefaultGroup(
  trx: Transaction<Database>,
  { orgId, memberId }: MembershipKey,
  key: DefaultGroupKey,
): Promise<void> {
  await trx
    .insertInto('membership_group')
    .columns(['org_id', 'membership_id', 'group_id'])
    .expression((eb) =>
      eb
        .selectFrom('member_group')
        .select(['org_id', eb.cast<string>(eb.val(memberId), 'uuid').as('membership_id'), 'id'])
        .where('org_id', '=', orgId)
        .where('default_key', '=', key),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function takeFromDefaultGroup(
  trx: Transaction<Database>,
  { orgId, memberId }: MembershipKey,
  key: DefaultGroupKey,
): Promise<void> {
  await trx
    .deleteFrom('membership_group')
    .where('org_id', '=', orgId)
    .where('membership_id', '=', memberId)
    .where('group_id', 'in', (eb) =>
      eb.selectFrom('member_group').select('id').where('org_id', '=', orgId).where('default_key', '=', key),
    )
    .execute();
}
