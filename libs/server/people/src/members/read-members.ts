import type { PolicyMembership } from '@imah/contract/access';
import type { Member, MemberQuery } from '@imah/contract/members';
import type { Kysely } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import {
  filteredMembers,
  firstMembers,
  foundMembers,
  type MemberRow,
  nextMembers,
  singleMember,
  usualLimit,
} from './member-statements.ts';
import { shownName } from '@imah/server-platform/built-in-names';

export interface MemberPosition {
  readonly sortKey: string;
  readonly id: string;
}

export interface MemberPage {
  readonly data: Member[];
  /** Where the next page begins, or null on the last one. */
  readonly next: MemberPosition | null;
  /** How many there are; counted for the first page only. */
  readonly total: number | undefined;
}

/** Whose members are read, by whom: a person with some buildings sees the members who reach one of them. */
export interface MemberReader {
  readonly orgId: string;
  readonly buildings: PolicyMembership['buildings'];
  readonly now: number;
}

/** One page of the members, by name, narrowed by the filters of the query. */
export async function readMembers(
  db: Kysely<Database>,
  reader: MemberReader,
  query: MemberQuery,
  after: MemberPosition | null,
): Promise<MemberPage> {
  const rows = await readRows(db, reader, query, after);
  const groups = rows[0]?.groups ?? [];
  const shown = rows.slice(0, query.limit);
  const last = rows.length > query.limit ? shown.at(-1) : undefined;
  return {
    data: shown.map((row) => toMember(row, reader, groups)),
    next: last === undefined ? null : { sortKey: last.sortKey, id: last.id },
    total: after === null ? (rows[0]?.total ?? 0) : undefined,
  };
}

/** One member, or null when the reader does not see them. */
export async function readMember(db: Kysely<Database>, reader: MemberReader, memberId: string): Promise<Member | null> {
  const [row] = await singleMember(db, reader.orgId, new Date(reader.now), asArray(reader.buildings), memberId);
  return row === undefined ? null : toMember(row, reader, row.groups ?? []);
}

/** One row more than asked for, where there are more. */
function readRows(
  db: Kysely<Database>,
  { orgId, buildings, now }: MemberReader,
  { q, groupId, buildingId, status, limit }: MemberQuery,
  after: MemberPosition | null,
): Promise<MemberRow[]> {
  const at = new Date(now);
  const patterns = words(q).map((word) => `%${word}%`);
  const narrowed = [groupId, buildingId, status].some((filter) => filter !== undefined);
  if (buildings === 'all' && !narrowed && limit === usualLimit) {
    if (patterns.length === 0)
      return after === null ? firstMembers(db, orgId, at) : nextMembers(db, orgId, at, after.sortKey, after.id);
    if (after === null) return foundMembers(db, orgId, at, patterns);
  }
  const filters = [patterns, groupId ?? null, buildingId ?? null, status ?? null] as const;
  const begin = [after?.sortKey ?? '', after?.id ?? beforeAll, after === null] as const;
  return filteredMembers(db, orgId, at, asArray(buildings), ...filters, ...begin, limit + 1);
}

const asArray = (buildings: PolicyMembership['buildings']) => (buildings === 'all' ? null : [...buildings]);

/** Each word of a search has to be found; `%` and `_` are looked for as they stand. */
function words(text: string | undefined): string[] {
  const typed = (text ?? '').toLowerCase().split(/\s+/);
  return typed.filter((word) => word !== '').map((word) => word.replaceAll(/[\\%_]/g, String.raw`\$&`));
}

/** No member has a smaller one. */
const beforeAll = '00000000-0000-0000-0000-000000000000';

function toMember(row: MemberRow, { buildings }: MemberReader, groups: NonNullable<MemberRow['groups']>): Member {
  const { id, userId, name, email, groupIds, status, version, allBuildings } = row;
  const seen = row.buildingIds.filter((buildingId) => buildings === 'all' || buildings.has(buildingId));
  return {
    id,
    userId,
    name,
    email,
    groups: groups
      .filter((group) => groupIds.includes(group.id))
      .map((group) => ({ id: group.id, name: shownName('group', group.key, group.name) })),
    buildingIds: allBuildings ? null : seen,
    otherBuildings: allBuildings ? 0 : row.buildingIds.length - seen.length,
    status,
    expiresAt: row.expiresAt?.toISOString() ?? null,
    lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
    joinedAt: row.joinedAt.toISOString(),
    version,
  };
}
