import type { Transaction } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { invalidField } from '@imah/server-platform/http';

/** What is planned of an account. */
export interface WrittenLine {
  readonly accountId: string;
  /** Whole rupiah, January first. */
  readonly months: readonly number[];
  /** What it was before an import; left out where nothing is taken back. */
  readonly before?: readonly number[] | null;
}

/** Writes all lines of a budget anew. */
export async function writeLines(
  trx: Transaction<Database>,
  { orgId, budgetId }: { readonly orgId: string; readonly budgetId: string },
  lines: readonly WrittenLine[],
): Promise<void> {
  await trx.deleteFrom('budget_line').where('org_id', '=', orgId).where('budget_id', '=', budgetId).execute();
  if (lines.length === 0) return;
  await trx
    .insertInto('budget_line')
    .values(
      lines.map(({ accountId, months, before = null }) => ({
        org_id: orgId,
        budget_id: budgetId,
        account_id: accountId,
        months: [...months],
        before: before === null ? null : [...before],
      })),
    )
    .execute();
}

/** Each account once, of revenue or expense, of this organisation. @throws {HttpProblem} 422 at the line */
export async function requireAccounts(
  trx: Transaction<Database>,
  orgId: string,
  lines: readonly WrittenLine[],
): Promise<void> {
  const accounts = await trx
    .selectFrom('ledger_account')
    .select('id')
    .where('org_id', '=', orgId)
    .where('type', 'in', ['revenue', 'expense'])
    .execute();
  const left = new Set(accounts.map(({ id }) => id));
  for (const [index, { accountId }] of lines.entries())
    if (!left.delete(accountId)) throw invalidField(`lines.${index}.accountId`, 'not-an-option');
}
