import { type Posting, toRupiah } from '@imah/ledger';
import type { Transaction } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import type { AccountRef } from '../ledger/account-repository.ts';
import { type EntryDraft, postEntries } from '../ledger/post-entries.ts';
import type { ExpenseRow } from './expense-rows.ts';

type Line = readonly [account: AccountRef, side: 'debit' | 'credit', amount: number];

const payables: AccountRef = { kind: 'key', key: 'payables' };

/** Books what is owed for an expense and the tax that is withheld of it, on its day. Returns the id of the entry. @throws {HttpProblem} 409 */
export async function postAccrual(trx: Transaction<Database>, row: ExpenseRow, now: number): Promise<string> {
  const draft = entryOf(row, 'expense', row.on_day, [
    [{ kind: 'id', id: row.account_id }, 'debit', row.amount],
    [payables, 'credit', row.amount - row.withheld],
    [{ kind: 'key', key: 'withheldTax' }, 'credit', row.withheld],
  ]);
  const [id = ''] = await postEntries(trx, row.org_id, [draft], now);
  return id;
}

/** Books that expenses are paid, each by an entry of its own, so that each is found on the bank's statement. @throws {HttpProblem} 409 */
export function postPayments(
  trx: Transaction<Database>,
  orgId: string,
  rows: readonly ExpenseRow[],
  { from, on, now }: { readonly from: AccountRef; readonly on: string; readonly now: number },
): Promise<string[]> {
  const drafts = rows.map((row) =>
    entryOf(row, 'expense-paid', on, [
      [payables, 'debit', row.amount - row.withheld],
      [from, 'credit', row.amount - row.withheld],
    ]),
  );
  return postEntries(trx, orgId, drafts, now);
}

function entryOf(row: ExpenseRow, kind: 'expense' | 'expense-paid', on: string, lines: readonly Line[]): EntryDraft {
  const { id, number, vendorName, description, building_id: buildingId } = row;
  return {
    idempotencyKey: `${kind}:${id}`,
    effectiveOn: on,
    kind,
    memo: [number, ...(vendorName === null ? [] : [vendorName]), description].join(' · '),
    source: { type: 'expense', id },
    buildingId,
    postings: lines
      .filter(([, , amount]) => amount > 0)
      .map(([account, side, amount]): Posting<AccountRef> => ({ account, side, amount: toRupiah(amount) })),
  };
}
