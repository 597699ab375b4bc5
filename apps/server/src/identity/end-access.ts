import { sql, type Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { endSessions } from './sessions.ts';

/** The secrets a person was known by are worth nothing any more: sessions but the one to keep, reset links, live-channel password. */
export async function endAccess(
  trx: Transaction<Database>,
  userId: string,
  keepSessionId: string | null,
  now: number,
): Promise<void> {
  await endSessions(trx, userId, keepSessionId);
  await sql`UPDATE password_reset SET used_at = ${new Date(now)} WHERE user_id = ${userId} AND used_at IS NULL`.execute(
    trx,
  );
  await sql`UPDATE app_user SET mqtt_secret_version = mqtt_secret_version + 1 WHERE id = ${userId}`.execute(trx);
}
