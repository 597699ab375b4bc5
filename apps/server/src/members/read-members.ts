import type { Member, MemberQuery, PolicyMembership } from '@imah/contract';
import { type Kysely, type RawBuilder, sql } from 'kysely';
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
  const among = sql`${seenBy(reader)} AND ${asAsked(query, reader)}`;
  const later = after === null ? sql`true` : sql`(m.sort_key, m.id) > (${after.sortKey}, ${after.id}::uuid)`;
  const [rows, total] = await Promise.all([
    select(db, sql`${among} AND ${later}`, reader, query.limit + 1),
    after === null ? count(db, among) : undefined,
  ]);
  const shown = rows.slice(0, query.limit);
  const last = rows.length > query.limit ? shown.at(-1) : undefined;
  return {
    data: shown.map((row) => toMember(row, reader)),
    next: last === undefined ? null : { sortKey: last.sortKey, id: last.id },
    total,
  };
}

/** One member, or null when the reader does not see them. */
export async function readMember(db: Kysely<Database>, reader: MemberReader, memberId: string): Promise<Member | null> {
  const [row] = await select(db, sql`${seenBy(reader)} AND m.id = ${memberId}`, reader, 1);
  return row === undefined ? null : toMember(row, reader);
}

function seenBy({ orgId, buildings }: MemberReader): RawBuilder<unknown> {
  if (buildings === 'all') return sql`m.org_id = ${orgId}`;
  return sql`m.org_id = ${orgId} AND (m.all_buildings OR m.building_ids && ${[...buildings]}::uuid[])`;
}

function asAsked({ q, groupId, buildingId, status }: MemberQuery, { now }: MemberReader): RawBuilder<unknown> {
  const at = new Date(now);
  const conditions = [
    ...words(q).map((word) => sql`m.search_key LIKE ${`%${word}%`}`),
    groupId === undefined
      ? sql`true`
      : sql`EXISTS (SELECT 1 FROM membership_group mg
          WHERE mg.org_id = m.org_id AND mg.membership_id = m.id AND mg.group_id = ${groupId})`,
    buildingId === undefined ? sql`true` : sql`(m.all_buildings OR ${buildingId}::uuid = ANY(m.building_ids))`,
    status === undefined ? sql`true` : sql`${statusAt(at)} = ${status}`,
  ];
  return sql.join(conditions, sql` AND `);
}

/** Each word of a search has to be found; `%` and `_` are looked for as they stand. */
function words(text: string | undefined): string[] {
  const typed = (text ?? '').toLowerCase().split(/\s+/);
  return typed.filter((word) => word !== '').map((word) => word.replaceAll(/[\\%_]/g, String.raw`\$&`));
}

function statusAt(at: Date): RawBuilder<string> {
  return sql<string>`CASE WHEN m.status = 'suspended' THEN 'suspended' WHEN m.expires_at <= ${at} THEN 'expired' ELSE 'active' END`;
}

async function count(db: Kysely<Database>, condition: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    SELECT count(*)::int AS total FROM membership m WHERE ${condition}`.execute(db);
  return rows[0]?.total ?? 0;
}

// The page is cut before groups and sessions are read.
async function select(
  db: Kysely<Database>,
  condition: RawBuilder<unknown>,
  { now }: MemberReader,
  limit: number,
): Promise<MemberRow[]> {
  const { rows } = await sql<MemberRow>`
    SELECT m.id, m.user_id AS "userId", u.name, u.email::text AS email, m.all_buildings AS "allBuildings",
      m.building_ids AS "buildingIds", ${statusAt(new Date(now))} AS status, m.expires_at AS "expiresAt",
      m.created_at AS "joinedAt", m.version, m.sort_key AS "sortKey", held.groups,
      greatest(u.last_seen_at, (SELECT max(s.last_seen_at) FROM session s WHERE s.user_id = u.id)) AS "lastSeenAt"
    FROM (SELECT * FROM membership m WHERE ${condition} ORDER BY m.sort_key, m.id LIMIT ${limit}) m
    JOIN app_user u ON u.id = m.user_id
    CROSS JOIN LATERAL (
      SELECT coalesce(json_agg(json_build_object('id', g.id, 'name', g.name) ORDER BY g.name, g.id), '[]') AS groups
      FROM membership_group mg JOIN member_group g ON g.org_id = mg.org_id AND g.id = mg.group_id
      WHERE mg.org_id = m.org_id AND mg.membership_id = m.id
    ) held
    ORDER BY m.sort_key, m.id`.execute(db);
  return rows;
}

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
