import { defaultGroupGrants } from '@imah/contract/access';
import { type Kysely, sql } from 'kysely';
import { prepare } from '../database/prepared.ts';
import type { Database } from '../database/schema.ts';

// They are names of permissions, which need no quoting.
const residentGrants = `ARRAY[${defaultGroupGrants.resident.map((grant) => `'${grant}'`).join(', ')}]::text[]`;

/**
 * SQL: the instant from which membership `m` (an alias) gives no rights, because its organisation asks for a second
 * factor that its person has not set up; null where nothing is missing.
 */
export function secondFactorDue(m: string): string {
  return `(
    SELECT greatest(CASE WHEN staff.is_so THEN sr.since ELSE sr.everybody_since END, ${m}.created_at)
      + sr.grace_days * interval '1 day'
    FROM second_factor_rule sr CROSS JOIN LATERAL (SELECT ${isStaff(m)} AS is_so) staff
    WHERE sr.org_id = ${m}.org_id AND (sr.audience = 'everybody' OR (sr.audience = 'staff' AND staff.is_so))
      AND NOT EXISTS (SELECT 1 FROM second_factor sf WHERE sf.user_id = ${m}.user_id AND sf.confirmed_at IS NOT NULL)
  )`;
}

/** SQL: whether membership `m` grants more than residents have to begin with. */
function isStaff(m: string): string {
  return `EXISTS (
    SELECT 1 FROM membership_group sg JOIN member_group g ON g.org_id = sg.org_id AND g.id = sg.group_id
    WHERE sg.org_id = ${m}.org_id AND sg.membership_id = ${m}.id
      AND (g.default_key IS NOT DISTINCT FROM 'owner' OR NOT g.effective_grants <@ ${residentGrants}))`;
}

const selectWithheld = prepare<[userIds: readonly string[], now: Date], { readonly userId: string; orgId: string }>(
  'withheld-by-second-factor',
  `SELECT m.user_id AS "userId", m.org_id AS "orgId" FROM membership m
  WHERE m.user_id = ANY($1::uuid[]) AND m.status = 'active' AND ${secondFactorDue('m')} <= $2::timestamptz`,
);

/**
 * The organisations of which a person may read nothing until they have a second factor.
 * `now` in milliseconds since 1970 UTC.
 */
export async function withheldOrgIds(db: Kysely<Database>, userId: string, now: number): Promise<readonly string[]> {
  return (await selectWithheld(db, [userId], new Date(now))).map(({ orgId }) => orgId);
}

/** Of these people those who may read something of the organisation as far as a second factor is asked for. */
export async function withoutWithheld(
  db: Kysely<Database>,
  userIds: readonly string[],
  orgId: string,
  now: number,
): Promise<string[]> {
  const { rows } = await sql`SELECT 1 FROM second_factor_rule WHERE org_id = ${orgId}`.execute(db);
  if (rows.length === 0) return [...userIds];
  const withheld = await selectWithheld(db, userIds, new Date(now));
  const refused = new Set(withheld.filter((row) => row.orgId === orgId).map(({ userId }) => userId));
  return userIds.filter((userId) => !refused.has(userId));
}
