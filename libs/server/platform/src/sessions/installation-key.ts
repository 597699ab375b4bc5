import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';

const keys = new WeakMap<Kysely<Database>, Map<string, Promise<Buffer>>>();

/** A key of this installation, made by whoever asks for its name first, and read once for each connection pool. */
export function installationKey(db: Kysely<Database>, name: string): Promise<Buffer> {
  const known = keys.get(db) ?? new Map<string, Promise<Buffer>>();
  keys.set(db, known);
  const reading = known.get(name) ?? readOrMake(db, name);
  known.set(name, reading);
  reading.catch(() => known.delete(name));
  return reading;
}

async function readOrMake(db: Kysely<Database>, name: string): Promise<Buffer> {
  await sql`
    INSERT INTO installation_secret (name, value) VALUES (${name}, ${randomBytes(32)})
    ON CONFLICT (name) DO NOTHING`.execute(db);
  const { value } = await db
    .selectFrom('installation_secret')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return value;
}
