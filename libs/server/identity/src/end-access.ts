import { sql, type Transaction } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { endSessions } from '@imah/server-platform/sessions';

/**
 * The secrets a person was known by are worth nothing any more: sessions but the one to keep, reset links, a change of
 * address that somebody has asked for, live-channel password.
 */
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
  await sql`
    UPDATE app_user SET mqtt_secret_version = mqtt_secret_version + 1, pending_email = NULL, pending_email_until = NULL
    WHERE id = ${userId}`.execute(trx);
  // The link that asks about the address in use stays good; one to any other address would move the account there.
  await sql`
    UPDATE email_verification v SET used_at = ${new Date(now)} FROM app_user u
    WHERE v.user_id = ${userId} AND v.used_at IS NULL AND u.id = v.user_id AND v.email <> u.email`.execute(trx);
}

/**
 * Whoever reset a password may have had the account taken from them, so every other way in ends as well: tokens of
 * programs, linked sign-ins, browsers that are told by push. To be asked before the address is noted as verified: a
 * second factor protects the owner from who reads their mail, so it stays, but of an account whose address nobody had
 * ever shown to be theirs it may be a stranger's, who would keep the owner out with it.
 */
export async function endEveryWayIn(trx: Transaction<Database>, userId: string, now: number): Promise<void> {
  await endAccess(trx, userId, null, now);
  await sql`DELETE FROM api_token WHERE user_id = ${userId}`.execute(trx);
  await sql`DELETE FROM linked_identity WHERE user_id = ${userId}`.execute(trx);
  await sql`DELETE FROM push_device WHERE user_id = ${userId}`.execute(trx);
  await sql`DELETE FROM known_browser WHERE user_id = ${userId}`.execute(trx);
  await sql`
    DELETE FROM second_factor f USING app_user u
    WHERE f.user_id = ${userId} AND u.id = f.user_id AND u.email_verified_at IS NULL`.execute(trx);
}
