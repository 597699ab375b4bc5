import type { ImportFault } from '@imah/server-buildings/import';
import type { BudgetAccount } from './budget-accounts.ts';
import type { BudgetTableRow } from './read-budget-rows.ts';

/** A line that an import writes. */
export interface PlannedLine {
  readonly account: BudgetAccount;
  readonly months: readonly number[];
}

/** What an import would do. */
export interface BudgetPlan {
  readonly good: readonly PlannedLine[];
  readonly faulty: readonly BudgetTableRow[];
}

/** Finds the account that each row names, and takes each once. */
export function planImport(rows: readonly BudgetTableRow[], accounts: readonly BudgetAccount[]): BudgetPlan {
  const seen = new Set<string>();
  const good: PlannedLine[] = [];
  const faulty: BudgetTableRow[] = [];
  for (const row of rows) {
    if (row.said === null) {
      faulty.push(row);
      continue;
    }
    const account = findAccount(row.said.account, accounts);
    const fault: ImportFault | null =
      account === null ? 'unknown-account' : seen.has(account.accountId) ? 'account-twice' : null;
    if (account === null || fault !== null)
      faulty.push({ ...row, faults: [{ column: 'account', fault: fault ?? 'unknown-account' }] });
    else {
      seen.add(account.accountId);
      good.push({ account, months: row.said.months });
    }
  }
  return { good, faulty };
}

const plain = (text: string) => text.toLowerCase().replaceAll(/\s+/g, ' ').trim();

/** By its code, its code with its name as exports write them, or its name where one account alone has it. */
function findAccount(said: string, accounts: readonly BudgetAccount[]): BudgetAccount | null {
  const word = plain(said);
  const [code = ''] = word.split(' ');
  const byCode = accounts.find((account) => plain(account.code) === code);
  if (byCode !== undefined && (code === word || plain(`${byCode.code} ${byCode.name}`) === word)) return byCode;
  const named = accounts.filter(({ name }) => plain(name) === word);
  return named.length === 1 ? (named[0] ?? null) : null;
}
