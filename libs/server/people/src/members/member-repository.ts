import type { PolicyMembership } from '@imah/contract/access';
import type { Member, MemberQuery } from '@imah/contract/members';
import type { Kysely } from 'kysely';
import { shownName } from '@imah/server-platform/built-in-names';
import { prepare } from '@imah/server-platform/database';
import type { Database } from '@imah/server-platform/database/schema';

type MemberRow = {
  /** How many there are, on every row; null where nobody asked. */
  readonly total: number | null;
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  readonly email: string;
  /** As PostgreSQL writes an array. */
  readonly groupIds: string;
  /** Every group of the organisation in its order, on the first row; null on the others. */
  readonly groups: readonly { readonly id: string; readonly key: string | null; readonly name: string }[] | null;
  readonly status: NonNullable<MemberQuery['status']>;
  readonly trades: Member['trades'];
  readonly version: number;
  readonly sortKey: string;
  readonly allBuildings: boolean;
  readonly buildingIds: readonly string[];
  readonly expiresAt: Date | null;
  readonly lastSeenAt: Date | null;
  readonly joinedAt: Date;
};

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

/** What the page of the members asks for. Where the number is fixed, one plan is right for every organisation. */
const usualLimit = 50;

type Seen = [orgId: string, at: Date];
type Asked = [
  ...Seen,
  buildingIds: readonly string[] | null,
  patterns: readonly string[],
  groupId: string | null,
  buildingId: string | null,
  status: string | null,
];

const status =
  "CASE WHEN m.status = 'suspended' THEN 'suspended' WHEN m.expires_at <= $2::timestamptz THEN 'expired' ELSE 'active' END";
const reached = '($3::uuid[] IS NULL OR m.all_buildings OR m.building_ids && $3::uuid[])';
const filtered = `m.org_id = $1 AND ${reached} AND m.search_key LIKE ALL ($4::text[])
  AND ($5::uuid IS NULL OR EXISTS (
    SELECT 1 FROM membership_group mg WHERE mg.org_id = m.org_id AND mg.membership_id = m.id AND mg.group_id = $5::uuid))
  AND ($6::uuid IS NULL OR m.all_buildings OR $6::uuid = ANY (m.building_ids))
  AND ($7::text IS NULL OR ${status} = $7::text)`;

const columns = (total: string) => `${total} AS total, m.id, m.user_id AS "userId", u.name, u.email::text AS email,
  m.all_buildings AS "allBuildings", m.building_ids AS "buildingIds", ${status} AS status, m.trades, m.expires_at AS "expiresAt",
  m.created_at AS "joinedAt", m.version, m.sort_key AS "sortKey",
  ARRAY(SELECT mg.group_id FROM membership_group mg WHERE mg.org_id = m.org_id AND mg.membership_id = m.id)::text AS "groupIds",
  greatest(u.last_seen_at, (SELECT max(s.last_seen_at) FROM session s WHERE s.user_id = u.id)) AS "lastSeenAt",
  row_number() OVER (ORDER BY m.sort_key, m.id) AS position`;

// To ask once more takes longer than all of it: the names of the groups come with the first row.
const withGroups = (rows: string) => `
  SELECT r.*, CASE WHEN r.position = 1 THEN (
    SELECT json_agg(json_build_object('id', g.id, 'key', g.default_key, 'name', g.name) ORDER BY g.name, g.id)
    FROM member_group g WHERE g.org_id = $1) END AS groups
  FROM (${rows}) r ORDER BY r.position`;

const inOrder = (total: string, which: string) =>
  withGroups(`
  SELECT ${columns(total)} FROM membership m JOIN app_user u ON u.id = m.user_id
  WHERE m.org_id = $1 ${which} ORDER BY m.sort_key, m.id LIMIT ${usualLimit + 1}`);

/** Everybody from the beginning, counted. */
const firstMembers = prepare<Seen, MemberRow>(
  'members-first',
  inOrder('(SELECT count(*)::int FROM membership WHERE org_id = $1)', ''),
);

/** Everybody after a position. What is selected tells the planner nothing: it plans once, not for each position. */
const nextMembers = prepare<[...Seen, sortKey: string, id: string], MemberRow>(
  'members-next',
  inOrder('NULL', 'AND (m.sort_key, m.id) > ((SELECT $3::text), (SELECT $4::uuid))'),
);

// What is found is found once, for the count and for the page; then the page alone is read.
const cutOf = (which: string, begin: string, counted: string, limit: string) => `
  WITH found AS MATERIALIZED (SELECT m.id, m.sort_key FROM membership m WHERE ${which}),
  cut AS MATERIALIZED (SELECT id FROM found ${begin} ORDER BY sort_key, id LIMIT ${limit})
  ${withGroups(`
  SELECT ${columns(counted)} FROM cut
  CROSS JOIN LATERAL (SELECT * FROM membership WHERE org_id = $1 AND id = cut.id OFFSET 0) m
  -- The people of one page, whatever the planner thinks of reading them all.
  CROSS JOIN LATERAL (SELECT * FROM app_user WHERE id = m.user_id OFFSET 0) u`)}`;

/** From the beginning, whose name or address has every pattern, counted. */
const foundMembers = prepare<[...Seen, patterns: readonly string[]], MemberRow>(
  'members-found',
  cutOf(
    'm.org_id = $1 AND m.search_key LIKE ALL ($3::text[])',
    '',
    '(SELECT count(*)::int FROM found)',
    String(usualLimit + 1),
  ),
);

/** With every filter, from every position. */
const filteredMembers = prepare<[...Asked, sortKey: string, id: string, counted: boolean, limit: number], MemberRow>(
  'members',
  cutOf(
    filtered,
    'WHERE (sort_key, id) > ($8::text, $9::uuid)',
    'CASE WHEN $10::boolean THEN (SELECT count(*)::int FROM found) END',
    '$11',
  ),
);

const singleMember = prepare<[...Seen, buildingIds: readonly string[] | null, memberId: string], MemberRow>(
  'member',
  withGroups(`
  SELECT ${columns('NULL')} FROM membership m JOIN app_user u ON u.id = m.user_id
  WHERE m.org_id = $1 AND ${reached} AND m.id = $4::uuid`),
);

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
    trades: [...row.trades],
    expiresAt: row.expiresAt?.toISOString() ?? null,
    lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
    joinedAt: row.joinedAt.toISOString(),
    version,
  };
}
