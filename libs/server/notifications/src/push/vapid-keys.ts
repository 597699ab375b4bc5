import { type Kysely, sql } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';

/** The pair of keys by which push services know this installation, base64url. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const secretName = 'vapid-keys';
const known = new WeakMap<Kysely<Database>, Promise<VapidKeys>>();

/**
 * The installation's keys; made by whoever asks first, and kept in the database: another pair would
 * silence every browser that has subscribed.
 */
export function vapidKeys(db: Kysely<Database>): Promise<VapidKeys> {
  const reading = known.get(db) ?? readOrMakeKeys(db);
  known.set(db, reading);
  reading.catch(() => known.delete(db));
  return reading;
}

async function readOrMakeKeys(db: Kysely<Database>): Promise<VapidKeys> {
  const { default: webPush } = await import('web-push');
  await sql`
    INSERT INTO installation_secret (name, value) VALUES (${secretName}, ${Buffer.from(JSON.stringify(webPush.generateVAPIDKeys()))})
    ON CONFLICT (name) DO NOTHING`.execute(db);
  const { value } = await db
    .selectFrom('installation_secret')
    .select('value')
    .where('name', '=', secretName)
    .executeTakeFirstOrThrow();
  // Written by this very function.
  return JSON.parse(value.toString()) as VapidKeys;
}
