import type { BankAccount } from '@imah/contract/statements';
import type { Locale } from '@imah/contract/core/words';
import type { Kysely } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { notFound } from '@imah/server-platform/http';
import { nameOfAccount } from '../finances/account-names.ts';
import { readOpening } from './read-opening.ts';
import { selectUnstated } from './unstated-entries.ts';

interface Key {
  readonly orgId: string;
  readonly bankAccountId: string;
}

/** An account at a bank as the commands need it. */
function selectBankAccount(db: Kysely<Database>, { orgId, bankAccountId }: Key) {
  return db
    .selectFrom('bank_account as b')
    .innerJoin('ledger_account as a', (join) =>
      join.onRef('a.org_id', '=', 'b.org_id').onRef('a.id', '=', 'b.account_id'),
    )
    .select(['b.id', 'b.name', 'b.bank', 'b.number', 'b.holder', 'b.version', 'b.account_id as accountId'])
    .select(['a.code', 'a.key', 'a.name as accountName', 'a.balance as booked'])
    .where('b.org_id', '=', orgId)
    .where('b.id', '=', bankAccountId);
}
export type BankAccountRow = Awaited<ReturnType<ReturnType<typeof selectBankAccount>['executeTakeFirstOrThrow']>>;

/** @throws {HttpProblem} 404 */
export function findBankAccount(db: Kysely<Database>, key: Key): Promise<BankAccountRow> {
  return selectBankAccount(db, key).executeTakeFirstOrThrow(notFound);
}

/** Whoever changes lines of the account at the same moment waits here. @throws {HttpProblem} 404 */
export function lockBankAccount(db: Kysely<Database>, key: Key): Promise<BankAccountRow> {
  return selectBankAccount(db, key).forUpdate('b').executeTakeFirstOrThrow(notFound);
}

/** The accounts of an organisation by the codes of the books, with what both sides say of them. */
export async function listBankAccounts(db: Kysely<Database>, orgId: string, locale: Locale): Promise<BankAccount[]> {
  const ids = await db.selectFrom('bank_account').select('id').where('org_id', '=', orgId).execute();
  const accounts = await Promise.all(ids.map(({ id }) => readBankAccount(db, { orgId, bankAccountId: id }, locale)));
  return accounts.toSorted((one, other) => one.account.code.localeCompare(other.account.code));
}

/** @throws {HttpProblem} 404 */
export async function readBankAccount(db: Kysely<Database>, key: Key, locale: Locale): Promise<BankAccount> {
  const row = await findBankAccount(db, key);
  const { id, name, bank, number, holder, version, accountId, code, booked } = row;
  const [stated, opening, lines, unstated] = await Promise.all([
    readStated(db, key),
    readOpening(db, key, accountId),
    sumLines(db, key),
    selectUnstated(db, { orgId: key.orgId, accountIds: [accountId] })
      .select(({ fn }) => [fn.countAll<number>().as('count'), fn.sum<string | null>('u.amount').as('amount')])
      .executeTakeFirstOrThrow(),
  ]);
  const account = {
    accountId,
    code,
    key: row.key,
    name: nameOfAccount(locale, { key: row.key, name: row.accountName }),
  };
  return {
    id,
    name,
    bank,
    number,
    holder,
    version,
    account,
    booked,
    stated,
    opening,
    open: lines('new'),
    ignored: lines('ignored'),
    unstated: { count: Number(unstated.count), amount: Number(unstated.amount ?? 0) },
  };
}

/** What the last file says that names a balance. */
async function readStated(db: Kysely<Database>, { orgId, bankAccountId }: Key): Promise<BankAccount['stated']> {
  const row = await db
    .selectFrom('statement_import')
    .select(['closing as amount', 'to_on as on'])
    .where('org_id', '=', orgId)
    .where('bank_account_id', '=', bankAccountId)
    .where('closing', 'is not', null)
    .orderBy('to_on', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return row === undefined ? null : { amount: row.amount ?? 0, on: row.on };
}

async function sumLines(db: Kysely<Database>, { orgId, bankAccountId }: Key) {
  const rows = await db
    .selectFrom('statement_line')
    .select(({ fn }) => ['state', fn.countAll<number>().as('count'), fn.sum<string>('amount').as('amount')])
    .where('org_id', '=', orgId)
    .where('bank_account_id', '=', bankAccountId)
    .where('state', '<>', 'matched')
    .groupBy('state')
    .execute();
  return (state: 'new' | 'ignored') => {
    const row = rows.find((one) => one.state === state);
    return { count: Number(row?.count ?? 0), amount: Number(row?.amount ?? 0) };
  };
}
