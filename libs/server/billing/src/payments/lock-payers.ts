import type { Transaction } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';

/** Payments of these people are made before or after; all lock them in one order. */
export async function lockPayers(
  trx: Transaction<Database>,
  orgId: string,
  personIds: readonly string[],
): Promise<void> {
  if (personIds.length === 0) return;
  await trx
    .selectFrom('person')
    .select('id')
    .where('org_id', '=', orgId)
    .where('id', 'in', personIds)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}
