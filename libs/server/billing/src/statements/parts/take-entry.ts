import type { MatchPart } from '@imah/contract/statements';
import type { Transaction } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { HttpProblem } from '@imah/server-platform/http';
import type { Booked, PartToBook } from './part-to-book.ts';
import type { BankAccountEdit } from '../import-statement.ts';
import { selectUnstated } from '../unstated-entries.ts';
import { moveToAccount, possibleAccounts } from './move-to-account.ts';

type Entry = Extract<MatchPart, { kind: 'entry' }>;

/** An entry that the books have already: nothing is booked but its way to the account of this bank, where it has another. */
export async function takeEntry(
  trx: Transaction<Database>,
  edit: BankAccountEdit,
  { account, partId, part, on }: PartToBook<Entry>,
): Promise<Booked> {
  const { orgId } = edit;
  const accountIds = await possibleAccounts(trx, orgId, account);
  const entry = await selectUnstated(trx, { orgId, accountIds })
    .select(['u.entryId', 'u.amount', 'u.memo'])
    .where('u.entryId', '=', part.entryId)
    .executeTakeFirst();
  // It was matched or reversed meanwhile, or is of another account.
  if (entry === undefined) throw new HttpProblem(409, 'MUTASI_SUDAH_DIURUS');
  const { entryId, amount, memo } = entry;
  const moveEntryId = await moveToAccount(trx, edit, { account, entryId, amount, partId, on, memo });
  return { amount, entryId, moveEntryId, memo, audit: [], effects: [] };
}
