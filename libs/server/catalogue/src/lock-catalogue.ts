import type { Transaction } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';

/** Changes of one catalogue are made one after the other: what must hold for all of it is then looked at in peace. */
export async function lockCatalogue(trx: Transaction<Database>, orgId: string): Promise<void> {
  await trx
    .insertInto('catalogue')
    .values({ org_id: orgId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await trx.selectFrom('catalogue').select('org_id').where('org_id', '=', orgId).forUpdate().execute();
}
