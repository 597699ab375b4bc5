import type { AccountKey, AccountType, EntryGroup } from '@imah/contract/finances/words';
import { normalSide } from '@imah/ledger';
import type { Expression, ExpressionBuilder, Kysely, SqlBool } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { invalidField, notFound } from '@imah/server-platform/http';

type Accounts = ExpressionBuilder<Database & { readonly a: Database['ledger_account'] }, 'a'>;

/** Which accounts of the books entries are asked by, and on which side their sum grows. */
export interface Asked {
  readonly grows: 'debit' | 'credit';
  /** `some`: few enough to read each by itself; `many`: the deposits of all payers are among them. */
  readonly count: 'some' | 'many';
  readonly where: (accounts: Accounts) => Expression<SqlBool>;
}

/** What is asked about, by account or by group; null where nothing is. @throws {HttpProblem} 404 for the account, 422 at `group` beside one */
export async function readAsked(
  db: Kysely<Database>,
  orgId: string,
  { accountId, group }: { readonly accountId?: string | undefined; readonly group?: EntryGroup | undefined },
): Promise<Asked | null> {
  if (group !== undefined) {
    if (accountId !== undefined) throw invalidField('group', 'not-an-option');
    return groups[group];
  }
  if (accountId === undefined) return null;
  const { key, normal } = await db
    .selectFrom('ledger_account')
    .select(['key', 'normal'])
    .where('org_id', '=', orgId)
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow(notFound);
  const isIt = (a: Accounts) => a('a.id', '=', accountId);
  // The account of deposits stands for those of all payers.
  return {
    grows: normal,
    count: key === 'deposits' ? 'many' : 'some',
    where: (a) => (key === 'deposits' ? a.or([isIt(a), a('a.person_id', 'is not', null)]) : isIt(a)),
  };
}

/** Whether an account is among those that are asked about. */
export function whereAsked(accounts: Accounts, asked: Asked | null): Expression<SqlBool> {
  return asked === null ? accounts.lit(false) : asked.where(accounts);
}

const invested: readonly AccountKey[] = ['fixedAssets', 'depreciation'];
const isOf =
  (...types: AccountType[]) =>
  (a: Accounts) =>
    a('a.type', 'in', types);
const ofType = (type: AccountType): Asked => ({
  grows: normalSide(type),
  count: type === 'liability' ? 'many' : 'some',
  where: isOf(type),
});
const isInvested = (a: Accounts) => a(a.fn.coalesce('a.key', a.val('')), 'in', invested);

/** As `readReport` gathers them; what is credited to the other side of an entry that moves money has brought money. */
const groups: Readonly<Record<EntryGroup, Asked>> = {
  asset: ofType('asset'),
  liability: ofType('liability'),
  equity: ofType('equity'),
  revenue: ofType('revenue'),
  expense: ofType('expense'),
  operating: {
    grows: 'credit',
    count: 'many',
    where: (a) => a.and([a('a.is_money', '=', false), a.not(isInvested(a)), a('a.type', '<>', 'equity')]),
  },
  investing: { grows: 'credit', count: 'some', where: isInvested },
  financing: { grows: 'credit', count: 'some', where: isOf('equity') },
  result: { grows: 'credit', count: 'some', where: isOf('revenue', 'expense') },
  owed: { grows: 'credit', count: 'many', where: isOf('liability', 'equity', 'revenue', 'expense') },
  money: { grows: 'debit', count: 'some', where: (a) => a('a.is_money', '=', true) },
};
