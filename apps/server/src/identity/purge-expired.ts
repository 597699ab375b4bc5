import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';

/** Drops sessions and reset links that nobody can use any more. `now` in milliseconds since 1970 UTC. */
export async function purgeExpired(db: Kysely<Database>, now: number): Promise<void> {
  const at = new Date(now);
  await sql`DELETE FROM session WHERE expires_at <= ${at}`.execute(db);
  await sql`DELETE FROM password_reset WHERE expires_at <= ${at}`.execute(db);
}
