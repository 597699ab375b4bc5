import type { Kysely } from 'kysely';
import { prepare } from '../database/prepared.ts';
import type { Database } from '../database/schema.ts';
import { secondFactorDue } from './second-factor-rule.ts';

// The days of a stay are those of its building: it ends at midnight there.
const select = prepare<[userIds: readonly string[], now: Date, until: Date], { readonly userId: string; at: Date }>(
  'rights-that-end',
  `SELECT "userId", min(at) AS at FROM (
    SELECT m.user_id AS "userId", m.expires_at AS at FROM membership m
    WHERE m.user_id = ANY($1::uuid[]) AND m.status = 'active'
    UNION ALL
    SELECT m.user_id, ${secondFactorDue('m')} FROM membership m
    WHERE m.user_id = ANY($1::uuid[]) AND m.status = 'active'
    UNION ALL
    SELECT p.user_id, upper(o.period)::timestamp AT TIME ZONE b.time_zone
    FROM person p
    JOIN occupancy o ON o.org_id = p.org_id AND o.person_id = p.id
    JOIN unit un ON un.org_id = o.org_id AND un.id = o.unit_id
    JOIN building b ON b.org_id = un.org_id AND b.id = un.building_id
    WHERE p.user_id = ANY($1::uuid[])
    UNION ALL
    SELECT s.user_id, s.expires_at FROM session s WHERE s.user_id = ANY($1::uuid[]) AND s.view_group_id IS NOT NULL
  ) ends WHERE at > $2::timestamptz AND at <= $3::timestamptz GROUP BY "userId"`,
);

/**
 * Of these people those who lose a right within `withinMs` without anybody taking it, and after how many milliseconds:
 * a membership runs out, the grace for a second factor does, a stay ends, a session that sees as a group is over. `now` in milliseconds since 1970 UTC.
 */
export async function rightsThatEnd(
  db: Kysely<Database>,
  userIds: readonly string[],
  withinMs: number,
  now: number,
): Promise<ReadonlyMap<string, number>> {
  const rows = await select(db, userIds, new Date(now), new Date(now + withinMs));
  return new Map(rows.map(({ userId, at }) => [userId, at.getTime() - now]));
}
