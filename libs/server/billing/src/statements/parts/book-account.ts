import type { AccountKey } from '@imah/contract/finances/words';
import type { MatchPart } from '@imah/contract/statements';
import { toRupiah } from '@imah/ledger';
import type { Transaction } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { invalidField } from '@imah/server-platform/http';
import { postEntries } from '../../ledger/post-entries.ts';
import type { Booked, PartToBook } from './part-to-book.ts';
import type { BankAccountEdit } from '../import-statement.ts';

type Account = Extract<MatchPart, { kind: 'account' }>;

/** What stands there is of somebody, or of a payment: it moves by these alone. */
const notFree: readonly (AccountKey | null)[] = ['receivables', 'deposits', 'heldDeposits', 'clearing'];

/** Books to an account of the books, with the reason: a fee of the bank, interest, what nobody has recorded yet. */
export async function bookAccount(
  trx: Transaction<Database>,
  { orgId, now }: BankAccountEdit,
  { account, partId, part, on }: PartToBook<Account>,
): Promise<Booked> {
  const { accountId, buildingId, amount, note } = part;
  const found = await trx
    .selectFrom('ledger_account')
    .select(['key', 'person_id as personId', 'archived_at as archivedAt'])
    .where('org_id', '=', orgId)
    .where('id', '=', accountId)
    .executeTakeFirst();
  const isFree =
    found !== undefined &&
    found.personId === null &&
    found.archivedAt === null &&
    accountId !== account.accountId &&
    !notFree.includes(found.key);
  if (!isFree) throw invalidField('accountId', 'not-an-option');
  if (buildingId !== null) await requireBuilding(trx, orgId, buildingId);
  const value = toRupiah(Math.abs(amount));
  const [bank, other] = amount > 0 ? (['debit', 'credit'] as const) : (['credit', 'debit'] as const);
  const [entryId = ''] = await postEntries(
    trx,
    orgId,
    [
      {
        idempotencyKey: `statement:${partId}`,
        effectiveOn: on,
        kind: 'statement',
        memo: note,
        source: { type: 'statement_part', id: partId },
        ...(buildingId === null ? {} : { buildingId }),
        postings: [
          { account: { kind: 'id', id: account.accountId }, side: bank, amount: value },
          { account: { kind: 'id', id: accountId }, side: other, amount: value },
        ],
      },
    ],
    now,
  );
  return { amount, entryId, moveEntryId: null, memo: note, audit: [], effects: [] };
}

async function requireBuilding(trx: Transaction<Database>, orgId: string, buildingId: string): Promise<void> {
  const found = await trx
    .selectFrom('building')
    .select('id')
    .where('org_id', '=', orgId)
    .where('id', '=', buildingId)
    .executeTakeFirst();
  if (found === undefined) throw invalidField('buildingId', 'not-an-option');
}
