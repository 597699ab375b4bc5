import type { MemberQuery } from '@imah/contract/members';
import { prepare } from '@imah/server-platform/database';

export type MemberRow = {
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
  readonly version: number;
  readonly sortKey: string;
  readonly allBuildings: boolean;
  readonly buildingIds: readonly string[];
  readonly expiresAt: Date | null;
  readonly lastSeenAt: Date | null;
  readonly joinedAt: Date;
};

/** What the page of the members asks for. Where the number is fixed, one plan is right for every organisation. */
export const usualLimit = 50;

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
  m.all_buildings AS "allBuildings", m.building_ids AS "buildingIds", ${status} AS status, m.expires_at AS "expiresAt",
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
export const firstMembers = prepare<Seen, MemberRow>(
  'members-first',
  inOrder('(SELECT count(*)::int FROM membership WHERE org_id = $1)', ''),
);

/** Everybody after a position. What is selected tells the planner nothing: it plans once, not for each position. */
export const nextMembers = prepare<[...Seen, sortKey: string, id: string], MemberRow>(
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
export const foundMembers = prepare<[...Seen, patterns: readonly string[]], MemberRow>(
  'members-found',
  cutOf(
    'm.org_id = $1 AND m.search_key LIKE ALL ($3::text[])',
    '',
    '(SELECT count(*)::int FROM found)',
    String(usualLimit + 1),
  ),
);

/** With every filter, from every position. */
export const filteredMembers = prepare<
  [...Asked, sortKey: string, id: string, counted: boolean, limit: number],
  MemberRow
>(
  'members',
  cutOf(
    filtered,
    'WHERE (sort_key, id) > ($8::text, $9::uuid)',
    'CASE WHEN $10::boolean THEN (SELECT count(*)::int FROM found) END',
    '$11',
  ),
);

export const singleMember = prepare<[...Seen, buildingIds: readonly string[] | null, memberId: string], MemberRow>(
  'member',
  withGroups(`
  SELECT ${columns('NULL')} FROM membership m JOIN app_user u ON u.id = m.user_id
  WHERE m.org_id = $1 AND ${reached} AND m.id = $4::uuid`),
);
