import type { ReportAmounts } from '@imah/contract/finances';
import type { AccountKey, AccountType, Months } from '@imah/contract/finances/words';
import type { Kysely } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import type { ReportPlace } from './place-of-report.ts';

/** Which postings are summed: all, or those of the entries that move money. */
export type PostingsOf = 'all' | 'money';

/** What an account comes to in each column of a report: debits less credits, in whole rupiah. */
export interface AccountSum {
  readonly accountId: string;
  readonly code: string;
  readonly key: AccountKey | null;
  /** Null while it has the name that its key has in each language. */
  readonly name: string | null;
  readonly type: AccountType;
  readonly isMoney: boolean;
  readonly net: ReportAmounts;
}

/**
 * The sums of each account over the months of each column, by code. Deposits of payers are one with the account of deposits.
 * Read from the sums of every month, which the database keeps, and from no posting.
 */
export async function sumAccounts(
  db: Kysely<Database>,
  { orgId, buildingId }: ReportPlace,
  columns: readonly [Months, Months, Months],
  of: PostingsOf,
): Promise<AccountSum[]> {
  const [debit, credit] =
    of === 'all' ? (['m.debit', 'm.credit'] as const) : (['m.money_debit', 'm.money_credit'] as const);
  const first = columns.map(({ from }) => from).toSorted()[0] ?? '';
  const last =
    columns
      .map(({ to }) => to)
      .toSorted()
      .at(-1) ?? '';
  const rows = await db
    .selectFrom('ledger_account as a')
    .innerJoin('ledger_month as m', (join) =>
      join.onRef('m.org_id', '=', 'a.org_id').onRef('m.account_id', '=', 'a.id'),
    )
    .leftJoin('ledger_account as d', (join) =>
      join.onRef('d.org_id', '=', 'a.org_id').on('d.key', '=', 'deposits').on('a.person_id', 'is not', null),
    )
    .where('a.org_id', '=', orgId)
    .where('m.org_id', '=', orgId)
    .where('m.period', '>=', first)
    .where('m.period', '<=', last)
    .$if(buildingId !== null, (query) => query.where('m.building_id', '=', buildingId))
    .select(({ fn }) => [
      fn.coalesce('d.id', 'a.id').as('accountId'),
      fn.coalesce('d.code', 'a.code').as('code'),
      fn.coalesce('d.key', 'a.key').as('key'),
      'a.type',
      'a.is_money as isMoney',
    ])
    .select((eb) =>
      eb.case().when('d.id', 'is not', null).then(eb.ref('d.name')).else(eb.ref('a.name')).end().as('name'),
    )
    .select(({ fn, eb }) =>
      columns.map(({ from, to }, index) =>
        fn
          .sum<string | null>(eb(debit, '-', eb.ref(credit)))
          .filterWhere('m.period', '>=', from)
          .filterWhere('m.period', '<=', to)
          .as(columnNames[index] ?? 'now'),
      ),
    )
    .groupBy((eb) => [
      eb.fn.coalesce('d.id', 'a.id'),
      eb.fn.coalesce('d.code', 'a.code'),
      eb.fn.coalesce('d.key', 'a.key'),
      eb.case().when('d.id', 'is not', null).then(eb.ref('d.name')).else(eb.ref('a.name')).end(),
      'a.type',
      'a.is_money',
    ])
    .orderBy('code')
    .execute();
  return rows.map(({ now, before, lastYear, ...account }) => ({
    ...account,
    net: [Number(now ?? 0), Number(before ?? 0), Number(lastYear ?? 0)],
  }));
}

const columnNames = ['now', 'before', 'lastYear'] as const;

/** Amounts by column. */
export const noAmounts: ReportAmounts = [0, 0, 0];

/** Both added up, column by column. */
export function addAmounts(one: ReportAmounts, other: ReportAmounts): ReportAmounts {
  return [one[0] + other[0], one[1] + other[1], one[2] + other[2]];
}

/** The other way round; nothing stays nothing. */
export function negated([one, two, three]: ReportAmounts): ReportAmounts {
  return [0 - one, 0 - two, 0 - three];
}
