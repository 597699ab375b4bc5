import { timingSafeEqual } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { LivePerson } from '../live/access-ports.ts';
import { mqttSecret, sessionInSecret, sessionSecret, viewSecret } from './mqtt-secret.ts';

/** The nil UUID belongs to nobody, so its secret opens nothing. */
const nobody = '00000000-0000-0000-0000-000000000000';

/** The person whose mail and live-channel password these are, or null. An unknown mail takes the same work. */
export async function authenticateLive(
  db: Kysely<Database>,
  email: string,
  secret: string,
  now: number,
): Promise<LivePerson | null> {
  const sessionId = sessionInSecret(secret);
  const rows = await db
    .selectFrom('app_user as u')
    .leftJoin('session as s', (join) =>
      join.on('s.id', '=', sessionId).onRef('s.user_id', '=', 'u.id').on('s.expires_at', '>', new Date(now)),
    )
    .select(['u.id', 'u.mqtt_secret_version as version'])
    .select([sql<boolean>`s.view_group_id IS NOT NULL`.as('isView')])
    .where(sql<boolean>`u.email = ${email}::citext`)
    .where('u.status', '=', 'active')
    .where(sql<boolean>`(${sessionId}::uuid IS NULL OR s.id IS NOT NULL)`)
    .execute();
  const [account] = rows;
  const [userId, version] = [account?.id ?? nobody, account?.version ?? 0];
  const ofSession = account?.isView === true ? viewSecret : sessionSecret;
  const expected = Buffer.from(
    await (sessionId === null ? mqttSecret(db, userId, version) : ofSession(db, userId, version, sessionId)),
  );
  const given = Buffer.from(secret);
  const isRight = given.length === expected.length && timingSafeEqual(given, expected);
  if (account === undefined || !isRight) return null;
  await sql`UPDATE app_user SET mqtt_last_used_at = ${new Date(now)} WHERE id = ${account.id}`.execute(db);
  return sessionId !== null && account.isView ? { userId, viewSessionId: sessionId } : { userId };
}
