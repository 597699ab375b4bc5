import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';

const secretName = 'identity-number-key';
const keys = new WeakMap<object, Promise<Buffer>>();

/** Seals an identity number with the installation's key (AES-256-GCM): nonce, tag, text. */
export async function seal(db: Kysely<Database>, text: string): Promise<Buffer> {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', await readKey(db), nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** @throws when the sealed text was changed, or sealed with another key */
export async function unseal(db: Kysely<Database>, sealed: Buffer): Promise<string> {
  const decipher = createDecipheriv('aes-256-gcm', await readKey(db), sealed.subarray(0, 12));
  decipher.setAuthTag(sealed.subarray(12, 28));
  return Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()]).toString('utf8');
}

/** What shows of a number: `3174********0001`. */
export function hintOf(number: string): string {
  return number.slice(0, 4) + '*'.repeat(number.length - 8) + number.slice(-4);
}

/** The key; made by whoever asks first, and read once for each connection pool. */
function readKey(db: Kysely<Database>): Promise<Buffer> {
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
