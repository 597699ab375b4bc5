import { createHmac } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { installationKey } from './installation-key.ts';

const secretName = 'mqtt-secret-key';

/**
 * The password of a person’s own programs on the live channel: derived from a key of the installation, so it is
 * stored nowhere, and another one as soon as the version of the account rises.
 */
export async function mqttSecret(db: Kysely<Database>, userId: string, version: number): Promise<string> {
  return createHmac('sha256', await installationKey(db, secretName))
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
