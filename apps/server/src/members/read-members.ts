import type { Member, MemberQuery, PolicyMembership } from '@imah/contract';
import type { Kysely } from 'kysely';
import { prepare } from '../database/prepared.ts';
import type { Database } from '../database/schema.ts';

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

type MemberRow = Omit<Member, 'expiresAt' | 'lastSeenAt' | 'joinedAt' | 'buildingIds' | 'otherBuildings'> & {
  /** How many there are, on every row; null where nobody asked. */
  readonly total: number | null;
  readonly sortKey: string;
  readonly allBuildings: boolean;
  readonly buildingIds: readonly string[];
  readonly expiresAt: Date | null;
  readonly lastSeenAt: Date | null;
  readonly joinedAt: Date;
};

/** One page of the members, by name, narrowed by the filters of the query. */
export async function readMembers(
  db: Kysely<Database>,
  reader: MemberReader,
  query: MemberQuery,
  after: MemberPosition | null,
): Promise<MemberPage> {
  const asked = [
    reader.orgId,
    reader.buildings === 'all' ? null : [...reader.buildings],
    new Date(reader.now),
    words(query.q).map((word) => `%${word}%`),
    query.groupId ?? null,
    query.buildingId ?? null,
    query.status ?? null,
  ] as const;
  const begin = [after?.sortKey ?? '', after?.id ?? beforeAll, after === null] as const;
  const isPlain = asked[3].length === 0 && asked.slice(4).every((filter) => filter === null);
  const rows =
    isPlain && query.limit === usualLimit
      ? await usualPage(db, asked[0], asked[1], asked[2], ...begin)
      : await page(db, ...asked, ...begin, query.limit + 1);
  const shown = rows.slice(0, query.limit);
  const last = rows.length > query.limit ? shown.at(-1) : undefined;
  return {
    data: shown.map((row) => toMember(row, reader)),
    next: last === undefined ? null : { sortKey: last.sortKey, id: last.id },
    total: after === null ? (rows[0]?.total ?? 0) : undefined,
  };
}

/** One member, or null when the reader does not see them. */
export async function readMember(db: Kysely<Database>, reader: MemberReader, memberId: string): Promise<Member | null> {
  const { orgId, buildings, now } = reader;
  const [row] = await single(db, orgId, buildings === 'all' ? null : [...buildings], new Date(now), memberId);
  return row === undefined ? null : toMember(row, reader);
}

/** Each word of a search has to be found; `%` and `_` are looked for as they stand. */
function words(text: string | undefined): string[] {
  const typed = (text ?? '').toLowerCase().split(/\s+/);
  return typed.filter((word) => word !== '').map((word) => word.replaceAll(/[\\%_]/g, String.raw`\$&`));
}

type Seen = [orgId: string, buildingIds: readonly string[] | null, at: Date];
type Asked = [
  ...Seen,
  patterns: readonly string[],
  groupId: string | null,
  buildingId: string | null,
  status: string | null,
];

/** No member has a smaller one. */
const beforeAll = '00000000-0000-0000-0000-000000000000';

const seen = 'm.org_id = $1 AND ($2::uuid[] IS NULL OR m.all_buildings OR m.building_ids && $2::uuid[])';
const status =
  "CASE WHEN m.status = 'suspended' THEN 'suspended' WHEN m.expires_at <= $3::timestamptz THEN 'expired' ELSE 'active' END";
const filtered = `${seen} AND m.search_key LIKE ALL ($4::text[])
  AND ($5::uuid IS NULL OR EXISTS (
    SELECT 1 FROM membership_group mg WHERE mg.org_id = m.org_id AND mg.membership_id = m.id AND mg.group_id = $5::uuid))
  AND ($6::uuid IS NULL OR m.all_buildings OR $6::uuid = ANY (m.building_ids))
  AND ($7::text IS NULL OR ${status} = $7::text)`;

// The page is cut before groups and sessions are read, and the groups of all of it are read at once.
const rowsOf = (cut: string, total: string) => `
  WITH cut AS MATERIALIZED (SELECT * FROM membership m WHERE ${cut}),
  held AS (
    SELECT mg.membership_id, json_agg(json_build_object('id', g.id, 'name', g.name) ORDER BY g.name, g.id) AS groups
    FROM cut JOIN membership_group mg ON mg.org_id = cut.org_id AND mg.membership_id = cut.id
    JOIN member_group g ON g.org_id = mg.org_id AND g.id = mg.group_id
    GROUP BY mg.membership_id)
  SELECT ${total} AS total, m.id, m.user_id AS "userId", u.name, u.email::text AS email, m.all_buildings AS "allBuildings",
    m.building_ids AS "buildingIds", ${status} AS status, m.expires_at AS "expiresAt",
    m.created_at AS "joinedAt", m.version, m.sort_key AS "sortKey", coalesce(held.groups, '[]') AS groups,
    greatest(u.last_seen_at, (SELECT max(s.last_seen_at) FROM session s WHERE s.user_id = u.id)) AS "lastSeenAt"
  FROM cut m
  -- The people of one page, whatever the planner thinks of reading them all.
  CROSS JOIN LATERAL (SELECT * FROM app_user WHERE id = m.user_id OFFSET 0) u
  LEFT JOIN held ON held.membership_id = m.id
  ORDER BY m.sort_key, m.id`;

const pageOf = (which: string, begin: readonly [sortKey: string, id: string, counted: string], limit: string) =>
  rowsOf(
    `${which} AND (m.sort_key, m.id) > (${begin[0]}::text, ${begin[1]}::uuid) ORDER BY m.sort_key, m.id LIMIT ${limit}`,
    `CASE WHEN ${begin[2]}::boolean THEN (SELECT count(*)::int FROM membership m WHERE ${which}) END`,
  );

type Begin = [sortKey: string, id: string, counted: boolean];

const page = prepare<[...Asked, ...Begin, limit: number], MemberRow>(
  'members',
  pageOf(filtered, ['$8', '$9', '$10'], '$11'),
);
/** What the page of the members asks for first. Without filters and with a fixed limit one plan is right for all. */
const usualLimit = 50;
const usualPage = prepare<[...Seen, ...Begin], MemberRow>(
  'members-usual',
  pageOf(seen, ['$4', '$5', '$6'], String(usualLimit + 1)),
);
const single = prepare<[...Seen, memberId: string], MemberRow>('member', rowsOf(`${seen} AND m.id = $4::uuid`, 'NULL'));

function toMember(row: MemberRow, { buildings }: MemberReader): Member {
  const { id, userId, name, email, groups, status, version, allBuildings } = row;
  const seen = row.buildingIds.filter((buildingId) => buildings === 'all' || buildings.has(buildingId));
  return {
    id,
    userId,
    name,
    email,
    groups,
    buildingIds: allBuildings ? null : seen,
    otherBuildings: allBuildings ? 0 : row.buildingIds.length - seen.length,
    status,
    expiresAt: row.expiresAt?.toISOString() ?? null,
    lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
    joinedAt: row.joinedAt.toISOString(),
    version,
  };
}
