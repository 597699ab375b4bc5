import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';

/** From the fifth wrong secret on, each one locks, twice as long every time (domain model 5.1). */
const lockout = { attempts: 5, firstMs: 15 * 60_000, longestMs: 24 * 3_600_000 } as const;

/**
 * Whether secrets of the account `u` are refused unread. A browser that its person has signed in with has a lock of its
 * own (`device`, see `deviceOf`); all others share the account's, so a stranger cannot lock the person out of theirs.
 */
export function isLocked(device: Buffer | null, at: Date): RawBuilder<boolean> {
  return sql<boolean>`coalesce((
    SELECT coalesce(d.locked_until, '-infinity') FROM known_device d WHERE d.user_id = u.id AND d.token_hash = ${device}
  ), u.locked_until, '-infinity') > ${at}`;
}

/** The same statement for every mail and browser, known or not; attempts during a lock do not prolong it. */
export async function countFailure(
  db: Kysely<Database>,
  email: string,
  device: Buffer | null,
  at: Date,
): Promise<void> {
  await sql`
    WITH known AS (
      SELECT d.token_hash, d.user_id FROM known_device d JOIN app_user u ON u.id = d.user_id
      WHERE d.token_hash = ${device} AND u.email = ${email}::citext AND u.status = 'active'
    ), counted AS (
      UPDATE known_device d SET ${oneMore(at)} FROM known
      WHERE d.token_hash = known.token_hash AND d.user_id = known.user_id AND (d.locked_until IS NULL OR d.locked_until <= ${at})
    )
    UPDATE app_user SET ${oneMore(at)}
    WHERE email = ${email}::citext AND status = 'active' AND (locked_until IS NULL OR locked_until <= ${at})
      AND NOT EXISTS (SELECT 1 FROM known)`.execute(db);
}

function oneMore(at: Date): RawBuilder<unknown> {
  return sql`failed_attempts = failed_attempts + 1,
    locked_until = CASE WHEN failed_attempts + 1 >= ${lockout.attempts} THEN ${at}::timestamptz + interval '1 millisecond' *
      least(${lockout.firstMs} * power(2, least(failed_attempts + 1 - ${lockout.attempts}, 20)), ${lockout.longestMs}) END`;
}

/**
 * A right secret was given: what was counted before is forgotten. A lock that strangers have caused runs on beside the
 * known browser, or each sign-in there would give them another five attempts.
 */
export async function forgetFailures(
  db: Kysely<Database>,
  userId: string,
  device: Buffer | null,
  at: Date,
): Promise<void> {
  await sql`
    WITH forgiven AS (
      UPDATE known_device SET failed_attempts = 0, locked_until = NULL WHERE user_id = ${userId} AND token_hash = ${device}
    )
    UPDATE app_user SET failed_attempts = 0, locked_until = NULL
    WHERE id = ${userId} AND (failed_attempts > 0 OR locked_until IS NOT NULL) AND (locked_until IS NULL OR locked_until <= ${at})`.execute(
    db,
  );
}
