import { type DefaultGroupKey, isGrant, permissions } from '@imah/contract/access';
import type { Group, GroupDraft } from '@imah/contract/members';
import { type Kysely, sql, type Transaction } from 'kysely';
import { shownName } from '@imah/server-platform/built-in-names';
import type { Database } from '@imah/server-platform/database/schema';

/** A group as its reader sees it. */
export function showGroup(group: Group): Group {
  return { ...group, name: shownName('group', group.defaultKey, group.name) };
}

/** Every group of an organisation under the name that is stored, by name; or the one with the id. */
export async function listGroups(db: Kysely<Database>, orgId: string, groupId?: string): Promise<Group[]> {
  const rows = await db
    .selectFrom('member_group as g')
    .select(['g.id', 'g.default_key as defaultKey', 'g.name', 'g.description', 'g.grants', 'g.version'])
    .select((eb) => [
      'g.ticket_visibility as ticketVisibility',
      eb
        .selectFrom('membership_group as mg')
        .select(({ fn }) => fn.countAll<number>().as('members'))
        .whereRef('mg.org_id', '=', 'g.org_id')
        .whereRef('mg.group_id', '=', 'g.id')
        .$asScalar()
        .$notNull()
        .as('memberCount'),
    ])
    .where('g.org_id', '=', orgId)
    .$if(groupId !== undefined, (query) => query.where('g.id', '=', groupId ?? ''))
    .$narrowType<{ defaultKey: DefaultGroupKey | null }>()
    .orderBy(sql`lower(g.name)`)
    .orderBy('g.id')
    .execute();
  return rows.map((row) => ({
    ...row,
    // Owners may do everything, also what was added to the product after the organisation was made.
    grants: row.defaultKey === 'owner' ? [...permissions] : row.grants.filter(isGrant),
  }));
}

/** Which group. */
interface GroupKey {
  readonly orgId: string;
  readonly groupId: string;
}

/** The id of one of the groups every organisation begins with, where it still has it. */
export async function listDefaultGroup(
  db: Kysely<Database>,
  orgId: string,
  key: DefaultGroupKey,
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('member_group')
    .select('id')
    .where('org_id', '=', orgId)
    .where('default_key', '=', key)
    .execute();
  return rows.map(({ id }) => id);
}

/** The accounts of all who are in a group. */
export async function listAccountsOfGroup(db: Kysely<Database>, { orgId, groupId }: GroupKey): Promise<string[]> {
  const rows = await db
    .selectFrom('membership_group as mg')
    .innerJoin('membership as m', (join) =>
      join.onRef('m.org_id', '=', 'mg.org_id').onRef('m.id', '=', 'mg.membership_id'),
    )
    .select('m.user_id as userId')
    .where('mg.org_id', '=', orgId)
    .where('mg.group_id', '=', groupId)
    .execute();
  return rows.map(({ userId }) => userId);
}

/** Whether an invitation that can still be accepted, or sent again, leads into the group. */
export async function isOffered(db: Kysely<Database>, { orgId, groupId }: GroupKey): Promise<boolean> {
  const row = await db
    .selectFrom('invitation_group as ig')
    .innerJoin('invitation as i', (join) =>
      join.onRef('i.org_id', '=', 'ig.org_id').onRef('i.id', '=', 'ig.invitation_id'),
    )
    .select('i.id')
    .where('ig.org_id', '=', orgId)
    .where('ig.group_id', '=', groupId)
    .where('i.status', '=', 'pending')
    .executeTakeFirst();
  return row !== undefined;
}

function columnsOf({ name, description, grants, ticketVisibility }: GroupDraft) {
  return { name, description, grants: [...new Set(grants)], ticket_visibility: ticketVisibility };
}

export async function insertGroup(
  trx: Transaction<Database>,
  { orgId, groupId }: GroupKey,
  draft: GroupDraft,
): Promise<void> {
  await trx
    .insertInto('member_group')
    .values({ org_id: orgId, id: groupId, ...columnsOf(draft) })
    .execute();
}

/** Writes a group as its next version. */
export async function updateGroupRow(
  trx: Transaction<Database>,
  { orgId, groupId }: GroupKey,
  draft: GroupDraft,
): Promise<void> {
  await trx
    .updateTable('member_group')
    .set((eb) => ({ ...columnsOf(draft), version: eb('version', '+', 1) }))
    .where('org_id', '=', orgId)
    .where('id', '=', groupId)
    .execute();
}

export async function deleteGroupRow(trx: Transaction<Database>, { orgId, groupId }: GroupKey): Promise<void> {
  await trx.deleteFrom('invitation_group').where('org_id', '=', orgId).where('group_id', '=', groupId).execute();
  await trx.deleteFrom('member_group').where('org_id', '=', orgId).where('id', '=', groupId).execute();
}
