import { instantOf } from '@imah/server-platform/database';
import type { MemberWithoutFactor } from '@imah/contract/organizations';
import { type Kysely, sql } from 'kysely';
import { secondFactorDue } from '@imah/server-platform/access';
import type { Database } from '@imah/server-platform/database/schema';

/** SQL: the active members `m` of whom a second factor is asked and who have none, with `due.at`. */
const withoutFactor = (orgId: string) => sql`
  membership m JOIN app_user u ON u.id = m.user_id AND u.status = 'active'
  CROSS JOIN LATERAL (SELECT ${sql.raw(secondFactorDue('m'))} AS at) due
  WHERE m.org_id = ${orgId} AND m.status = 'active' AND due.at IS NOT NULL`;

export interface DuePosition {
  readonly dueAt: string;
  readonly id: string;
}

/** How many they are. */
export async function countMembersWithoutFactor(db: Kysely<Database>, orgId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`SELECT count(*)::integer AS count FROM ${withoutFactor(orgId)}`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** A page of them, whose time of grace ends first in front. */
export async function listMembersWithoutFactor(
  db: Kysely<Database>,
  orgId: string,
  { limit, after }: { readonly limit: number; readonly after: DuePosition | null },
): Promise<{ readonly data: MemberWithoutFactor[]; readonly next: DuePosition | null }> {
  // To the millisecond: that is what a position says of it.
  const at = sql`date_trunc('milliseconds', due.at)`;
  const { rows } = await sql<MemberWithoutFactor>`
    SELECT * FROM (
      SELECT m.id AS "memberId", u.id AS "userId", u.name, u.email::text AS email, ${instantOf('due.at')} AS "dueAt",
        (SELECT ${instantOf('r.at')} FROM second_factor_reminder r
          WHERE r.org_id = m.org_id AND r.membership_id = m.id) AS "remindedAt"
      FROM ${withoutFactor(orgId)}
        AND ${after === null ? sql`true` : sql`(${at}, m.id) > (${after.dueAt}::timestamptz, ${after.id}::uuid)`}
      ORDER BY ${at}, m.id LIMIT ${limit + 1}) found
    ORDER BY "dueAt", "memberId"`.execute(db);
  const data = rows.slice(0, limit);
  const last = rows.length > limit ? data.at(-1) : undefined;
  return { data, next: last === undefined ? null : { dueAt: last.dueAt, id: last.memberId } };
}

/** One of them; null who is none, or has a second factor. */
export async function findMemberWithoutFactor(
  db: Kysely<Database>,
  orgId: string,
  memberId: string,
): Promise<{ readonly userId: string; readonly dueAt: string } | null> {
  const { rows } = await sql<{ userId: string; dueAt: string }>`
    SELECT u.id AS "userId", ${instantOf('due.at')} AS "dueAt" FROM ${withoutFactor(orgId)} AND m.id = ${memberId}`.execute(
    db,
  );
  return rows[0] ?? null;
}

/** The accounts of all of them, and of these who has a page open or may open one without signing in. */
export async function accountsWithoutFactor(
  db: Kysely<Database>,
  orgId: string,
  now: number,
): Promise<{ readonly all: readonly string[]; readonly signedIn: readonly string[] }> {
  const { rows } = await sql<{ userId: string; isSignedIn: boolean }>`
    SELECT m.user_id AS "userId",
      EXISTS (SELECT 1 FROM session s WHERE s.user_id = m.user_id AND s.expires_at > ${new Date(now)}) AS "isSignedIn"
    FROM ${withoutFactor(orgId)}`.execute(db);
  return {
    all: rows.map(({ userId }) => userId),
    signedIn: rows.filter(({ isSignedIn }) => isSignedIn).map(({ userId }) => userId),
  };
}
