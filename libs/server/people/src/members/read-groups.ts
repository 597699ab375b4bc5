import { type DefaultGroupKey, isGrant, permissions } from '@imah/contract/access';
import type { Group } from '@imah/contract/members';
import { type Kysely, sql } from 'kysely';
import { shownName } from '@imah/server-platform/built-in-names';
import type { Database } from '@imah/server-platform/database/schema';

/** A group as its reader sees it. */
export function showGroup(group: Group): Group {
  return { ...group, name: shownName('group', group.defaultKey, group.name) };
}

/** Every group of an organisation under the name that is stored, by name; or the one with the id. */
export async function readGroups(db: Kysely<Database>, orgId: string, groupId?: string): Promise<Group[]> {
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
