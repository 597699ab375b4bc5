import { timingSafeEqual } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import { mqttSecret, sessionInSecret, viewSecret } from './mqtt-secret.ts';

/** The nil UUID belongs to nobody, so its secret opens nothing. */
const nobody = '00000000-0000-0000-0000-000000000000';

export interface LivePerson {
  readonly userId: string;
  /** The session that sees as a group, where the secret is of such a one. */
  readonly viewSessionId?: string;
}

/** The person whose mail and live-channel password these are, or null. An unknown mail takes the same work. */
export async function authenticateLive(
  db: Kysely<Database>,
  email: string,
  secret: string,
  now: number,
): Promise<LivePerson | null> {
  const viewSessionId = sessionInSecret(secret);
  const { rows } = await sql<{ id: string; version: number }>`
    SELECT id, mqtt_secret_version AS version FROM app_user u
    WHERE email = ${email}::citext AND status = 'active' AND (${viewSessionId}::uuid IS NULL OR EXISTS (
      SELECT 1 FROM session s WHERE s.id = ${viewSessionId}::uuid AND s.user_id = u.id
        AND s.view_group_id IS NOT NULL AND s.expires_at > ${new Date(now)}
    ))`.execute(db);
  const [account] = rows;
  const [userId, version] = [account?.id ?? nobody, account?.version ?? 0];
  const expected = Buffer.from(
    await (viewSessionId === null ? mqttSecret(db, userId, version) : viewSecret(db, userId, version, viewSessionId)),
  );
  const given = Buffer.from(secret);
  const isRight = given.length === expected.length && timingSafeEqual(given, expected);
  if (account === undefined || !isRight) return null;
  await sql`UPDATE app_user SET mqtt_last_used_at = ${new Date(now)} WHERE id = ${account.id}`.execute(db);
  return viewSessionId === null ? { userId } : { userId, viewSessionId };
}
