import { timingSafeEqual } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import { mqttSecret } from './mqtt-secret.ts';

/** The nil UUID belongs to nobody, so its secret opens nothing. */
const nobody = '00000000-0000-0000-0000-000000000000';

/** The id of the person whose mail and live-channel password these are, or null. An unknown mail takes the same work. */
export async function authenticateLive(
  db: Kysely<Database>,
  email: string,
  secret: string,
  now: number,
): Promise<string | null> {
  const { rows } = await sql<{ id: string; version: number }>`
    SELECT id, mqtt_secret_version AS version FROM app_user
    WHERE email = ${email}::citext AND status = 'active'`.execute(db);
  const [account] = rows;
  const expected = Buffer.from(await mqttSecret(db, account?.id ?? nobody, account?.version ?? 0));
  const given = Buffer.from(secret);
  const isRight = given.length === expected.length && timingSafeEqual(given, expected);
  if (account === undefined || !isRight) return null;
  await sql`UPDATE app_user SET mqtt_last_used_at = ${new Date(now)} WHERE id = ${account.id}`.execute(db);
  return account.id;
}
