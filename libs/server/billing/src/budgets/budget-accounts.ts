import type { AccountName } from '@imah/contract/finances';
import type { Locale } from '@imah/contract/core/words';
import type { Kysely } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { nameOfAccount } from '../finances/account-names.ts';

/** An account that a budget has a line of. */
export interface BudgetAccount extends AccountName {
  readonly type: 'revenue' | 'expense';
  readonly state: 'active' | 'archived';
}

/** The accounts of revenue and expense, revenue first, each by its code. */
export async function readBudgetAccounts(
  db: Kysely<Database>,
  orgId: string,
  locale: Locale,
): Promise<BudgetAccount[]> {
  const rows = await db
    .selectFrom('ledger_account')
    .select(['id as accountId', 'code', 'key', 'name', 'type', 'archived_at as archivedAt'])
    .where('org_id', '=', orgId)
    .where('type', 'in', ['revenue', 'expense'])
    .orderBy('type', 'desc')
    .orderBy('code')
    .execute();
  return rows.flatMap(({ archivedAt, type, ...row }) =>
    type === 'revenue' || type === 'expense'
      ? [{ ...row, type, name: nameOfAccount(locale, row), state: archivedAt === null ? 'active' : 'archived' }]
      : [],
  );
}
