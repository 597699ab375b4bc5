import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import { type FileStore, newStoreKey, type StoreKey, storeKey } from './storage/file-store.ts';

/** Longer than any call lasts: an object whose row has not been written by then never gets one. */
const unclaimedMs = 3_600_000;
const batch = 500;

/** Puts `content` under a new key. Until the key is claimed the object counts as left behind, so that a cut leaves nothing. */
export async function putLoose(db: Kysely<Database>, store: FileStore, content: Blob, now: number): Promise<StoreKey> {
  const key = newStoreKey();
  await db
    .insertInto('loose_object')
    .values({ store_key: key, remove_after: new Date(now + unclaimedMs) })
    .execute();
  await store.put(key, content);
  return key;
}

/** In the transaction that writes the keys into rows: from then on those rows speak for the objects. */
export async function claimObjects(trx: Kysely<Database>, keys: readonly StoreKey[]): Promise<void> {
  await trx.deleteFrom('loose_object').where('store_key', 'in', keys).execute();
}

/** What was put and is not wanted after all: the next run of the job removes it. */
export async function releaseObjects(db: Kysely<Database>, keys: readonly StoreKey[]): Promise<void> {
  await sql`UPDATE loose_object SET remove_after = '-infinity' WHERE store_key = ANY(${keys})`.execute(db);
}

/** Removes the objects that no row speaks for; returns how many. One that cannot be removed now is tried the next time. */
export async function removeLooseObjects(db: Kysely<Database>, store: FileStore, now: number): Promise<number> {
  let removed = 0;
  for (;;) {
    const due = await db
      .selectFrom('loose_object')
      .select('store_key')
      .where('remove_after', '<', new Date(now))
      .limit(batch)
      .execute();
    for (const { store_key } of due) {
      await store.remove(storeKey(store_key));
      await db.deleteFrom('loose_object').where('store_key', '=', store_key).execute();
    }
    removed += due.length;
    if (due.length < batch) return removed;
  }
}
