import { toRupiah } from '@imah/ledger';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { postEntries } from '../../ledger/post-entries.ts';
import type { BankAccountRow } from '../bank-account-rows.ts';
import type { BankAccountEdit } from '../import-statement.ts';

/**
 * The accounts of the books on which something may stand that came to this bank: its own, and the one that every transfer is
 * recorded on, whichever bank it came to.
 */
export async function possibleAccounts(
  db: Kysely<Database>,
  orgId: string,
  { accountId }: BankAccountRow,
): Promise<string[]> {
  const main = await db
    .selectFrom('ledger_account')
    .select('id')
    .where('org_id', '=', orgId)
    .where('key', '=', 'bank')
    .executeTakeFirst();
  return [...new Set([accountId, main?.id ?? accountId])];
}

interface Move {
  readonly account: BankAccountRow;
  readonly entryId: string;
  readonly amount: number;
  readonly partId: string;
  readonly on: string;
  readonly memo: string;
}

/** Moves what an entry has on the main account to that of this bank; null where it stands there already. */
export async function moveToAccount(
  trx: Transaction<Database>,
  { orgId, now }: BankAccountEdit,
  { account, entryId, amount, partId, on, memo }: Move,
): Promise<string | null> {
  if (account.key === 'bank') return null;
  const stands = await trx
    .selectFrom('ledger_posting')
    .select('entry_id')
    .where('org_id', '=', orgId)
    .where('entry_id', '=', entryId)
    .where('account_id', '=', account.accountId)
    .executeTakeFirst();
  if (stands !== undefined) return null;
  const entry = await trx
    .selectFrom('ledger_entry')
    .select('building_id as buildingId')
    .where('org_id', '=', orgId)
    .where('id', '=', entryId)
    .executeTakeFirstOrThrow();
  const value = toRupiah(Math.abs(amount));
  const [into, out] = amount > 0 ? (['debit', 'credit'] as const) : (['credit', 'debit'] as const);
  const [id = ''] = await postEntries(
    trx,
    orgId,
    [
      {
        idempotencyKey: `statement-move:${partId}`,
        effectiveOn: on,
        kind: 'statement',
        memo,
        source: { type: 'statement_part', id: partId },
        ...(entry.buildingId === null ? {} : { buildingId: entry.buildingId }),
        postings: [
          { account: { kind: 'id', id: account.accountId }, side: into, amount: value },
          { account: { kind: 'key', key: 'bank' }, side: out, amount: value },
        ],
      },
    ],
    now,
  );
  return id;
}
