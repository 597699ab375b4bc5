import { randomUUIDv7 } from 'node:crypto';
import { type AccountKey, accountKeys, seededAccounts, sideOf } from '@imah/ledger';
import type { Transaction } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';

/** What moves these is the cash flow. */
const money: ReadonlySet<AccountKey> = new Set(['cash', 'bank', 'clearing']);

/** Gives an organisation the accounts that the rules know, where it does not have them yet. What it has renamed stays so. */
export async function seedAccounts(trx: Transaction<Database>, orgId: string): Promise<void> {
  const accounts = accountKeys.map((key) => ({
    org_id: orgId,
    id: randomUUIDv7(),
    code: seededAccounts[key].code,
    key,
    type: seededAccounts[key].type,
    normal: sideOf(key),
    is_money: money.has(key),
  }));
  await trx
    .insertInto('ledger_account')
    .values(accounts)
    .onConflict((conflict) => conflict.columns(['org_id', 'key']).doNothing())
    .execute();
}
