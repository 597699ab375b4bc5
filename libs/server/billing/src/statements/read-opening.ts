import type { BankAccount } from '@imah/contract/statements';
import type { Kysely } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';

interface Key {
  readonly orgId: string;
  readonly bankAccountId: string;
}

/** What the bank had before the first statement that says so, and the books did not have on that day. */
export async function readOpening(db: Kysely<Database>, key: Key, accountId: string): Promise<BankAccount['opening']> {
  const first = await findFirstBalance(db, key);
  if (first === null) return null;
  const { debit, credit } = await db
    .selectFrom('ledger_posting as p')
    .innerJoin('ledger_entry as e', (join) => join.onRef('e.org_id', '=', 'p.org_id').onRef('e.id', '=', 'p.entry_id'))
    .select(({ fn }) => [
      fn.sum<string | null>('p.amount').filterWhere('p.side', '=', 'debit').as('debit'),
      fn.sum<string | null>('p.amount').filterWhere('p.side', '=', 'credit').as('credit'),
    ])
    .where('p.org_id', '=', key.orgId)
    .where('p.account_id', '=', accountId)
    .where('e.effective_on', '<=', first.on)
    .executeTakeFirstOrThrow();
  const amount = first.amount - (Number(debit ?? 0) - Number(credit ?? 0));
  return amount === 0 ? null : { amount, on: first.on };
}

/** The balance with which the earliest statement begins, on the day before it; null where none says one. */
export async function findFirstBalance(db: Kysely<Database>, { orgId, bankAccountId }: Key) {
  const row = await db
    .selectFrom('statement_import')
    .select(['opening as amount', 'from_on as from'])
    .where('org_id', '=', orgId)
    .where('bank_account_id', '=', bankAccountId)
    .where('opening', 'is not', null)
    .orderBy('from_on')
    .orderBy('id')
    .executeTakeFirst();
  if (row === undefined) return null;
  return { amount: row.amount ?? 0, on: Temporal.PlainDate.from(row.from).subtract({ days: 1 }).toString() };
}
