import { createHmac, randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';

const secretName = 'mqtt-secret-key';
const keys = new WeakMap<Kysely<Database>, Promise<Buffer>>();

/**
 * The password of a person’s own programs on the live channel: derived from a key of the installation, so it is
 * stored nowhere, and another one as soon as the version of the account rises.
 */
export async function mqttSecret(db: Kysely<Database>, userId: string, version: number): Promise<string> {
  return createHmac('sha256', await installationKey(db))
    .update(`${userId}:${version}`)
    .digest('base64url');
}

/** The password of a session that sees as a group: it names the session, whose narrower rights it then has. */
export async function viewSecret(
  db: Kysely<Database>,
  userId: string,
  version: number,
  sessionId: string,
): Promise<string> {
  return `${sessionId}.${await mqttSecret(db, `${userId}:${sessionId}`, version)}`;
}

/** The password of a session on the live channel: worth nothing from the moment at which the session ends. */
export async function sessionSecret(
  db: Kysely<Database>,
  userId: string,
  version: number,
  sessionId: string,
): Promise<string> {
  return `${sessionId}.${await mqttSecret(db, `${userId}:${sessionId}:session`, version)}`;
}

/** The session that a password names, or null for one of the whole account. */
export function sessionInSecret(secret: string): string | null {
  return /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\./.exec(secret)?.[1] ?? null;
}

/** The installation's key; made by whoever asks first, and read once for each connection pool. */
function installationKey(db: Kysely<Database>): Promise<Buffer> {
  const known = keys.get(db);
  if (known !== undefined) return known;
  const reading = readOrMakeKey(db);
  keys.set(db, reading);
  reading.catch(() => keys.delete(db));
  return reading;
}

async function readOrMakeKey(db: Kysely<Database>): Promise<Buffer> {
  await sql`
    INSERT INTO installation_secret (name, value) VALUES (${secretName}, ${randomBytes(32)})
    ON CONFLICT (name) DO NOTHING`.execute(db);
  const { value } = await db
    .selectFrom('installation_secret')
    .select('value')
    .where('name', '=', secretName)
    .executeTakeFirstOrThrow();
  return value;
}
