import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';

/** From the fifth wrong secret on, each one locks the account, twice as long every time (domain model 5.1). */
const lockout = { attempts: 5, firstMs: 15 * 60_000, longestMs: 24 * 3_600_000 } as const;

/** The same statement for every mail, known or not; attempts during a lock do not prolong it. */
export async function countFailure(db: Kysely<Database>, email: string, at: Date): Promise<void> {
  await sql`
    UPDATE app_user SET failed_attempts = failed_attempts + 1,
      locked_until = CASE WHEN failed_attempts + 1 >= ${lockout.attempts} THEN ${at}::timestamptz + interval '1 millisecond' *
        least(${lockout.firstMs} * power(2, least(failed_attempts + 1 - ${lockout.attempts}, 20)), ${lockout.longestMs}) END
    WHERE email = ${email}::citext AND status = 'active' AND (locked_until IS NULL OR locked_until <= ${at})`.execute(
    db,
  );
}

/** A right secret was given: what was counted before is forgotten. */
export async function forgetFailures(db: Kysely<Database>, userId: string): Promise<void> {
  await sql`
    UPDATE app_user SET failed_attempts = 0, locked_until = NULL
    WHERE id = ${userId} AND (failed_attempts > 0 OR locked_until IS NOT NULL)`.execute(db);
}
