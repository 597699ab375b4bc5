import type { Transaction } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import type { ExpenseRow } from './expense-rows.ts';
import { readExpenseRule, withheldOf } from './expense-rule.ts';

/** What is withheld of an expense by the rates of now, in whole rupiah. */
export async function withheldNow(trx: Transaction<Database>, row: ExpenseRow): Promise<number> {
  const { tax_kind: kind, tax_base: base, vendorNpwp } = row;
  if (kind === null || base === null) return 0;
  const rule = await readExpenseRule(trx, row.org_id);
  return withheldOf(rule, { kind, base, npwp: vendorNpwp === null ? 'unknown' : 'known' });
}
