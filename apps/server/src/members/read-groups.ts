import { isGrant, permissions } from '@imah/contract/access';
import type { Group } from '@imah/contract/members';
import { type Kysely, sql } from 'kysely';
import { shownName } from '../built-in-names/shown-name.ts';
import type { Database } from '../database/schema.ts';

type GroupRow = Omit<Group, 'grants'> & { readonly grants: readonly string[] };

/** A group as its reader sees it. */
export function showGroup(group: Group): Group {
  return { ...group, name: shownName('group', group.defaultKey, group.name) };
}

/** Every group of an organisation under the name that is stored, by name; or the one with the id. */
export async function readGroups(db: Kysely<Database>, orgId: string, groupId?: string): Promise<Group[]> {
  const { rows } = await sql<GroupRow>`
    SELECT g.id, g.default_key AS "defaultKey", g.name, g.description, g.grants, g.ticket_visibility AS "ticketVisibility",
      g.version, (SELECT count(*)::int FROM membership_group mg WHERE mg.org_id = g.org_id AND mg.group_id = g.id) AS "memberCount"
    FROM member_group g
    WHERE g.org_id = ${orgId} AND ${groupId === undefined ? sql`true` : sql`g.id = ${groupId}`}
    ORDER BY lower(g.name), g.id`.execute(db);
  return rows.map((row) => ({
    ...row,
    // Owners may do everything, also what was added to the product after the organisation was made.
    grants: row.defaultKey === 'owner' ? [...permissions] : row.grants.filter(isGrant),
  }));
}
