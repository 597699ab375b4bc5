import { type Kysely, Transaction } from 'kysely';
import type { Database } from './schema.ts';

/** Does `work` in one transaction: in the one that `db` already is, else in its own. */
export function inTransaction<Result>(
  db: Kysely<Database>,
  work: (trx: Transaction<Database>) => Promise<Result>,
): Promise<Result> {
  return db instanceof Transaction ? work(db) : db.transaction().execute(work);
}
