import type { Kysely } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import type { ReportPlace } from '../finances/place-of-report.ts';
import { monthsOfYear, noMonths } from './months-of-year.ts';

/**
 * What the accounts of revenue and expense came to in each month of a year, by their ids, on the side on which they grow. Read from
 * the sums of every month, as the reports are.
 */
export async function readActualMonths(
  db: Kysely<Database>,
  { orgId, buildingId }: ReportPlace,
  year: string,
): Promise<Map<string, number[]>> {
  const months = monthsOfYear(year);
  const rows = await db
    .selectFrom('ledger_month as m')
    .innerJoin('ledger_account as a', (join) =>
      join.onRef('a.org_id', '=', 'm.org_id').onRef('a.id', '=', 'm.account_id'),
    )
    .select(['m.account_id as accountId', 'm.period', 'a.type'])
    .select(({ fn }) => [fn.sum<string>('m.debit').as('debit'), fn.sum<string>('m.credit').as('credit')])
    .where('m.org_id', '=', orgId)
    .where('m.period', '>=', months[0] ?? '')
    .where('m.period', '<=', months.at(-1) ?? '')
    .where('a.type', 'in', ['revenue', 'expense'])
    .$if(buildingId !== null, (query) => query.where('m.building_id', '=', buildingId))
    .groupBy(['m.account_id', 'm.period', 'a.type'])
    .execute();
  const sums = new Map<string, number[]>();
  for (const { accountId, period, type, debit, credit } of rows) {
    const ofAccount = sums.get(accountId) ?? noMonths();
    const net = Number(debit) - Number(credit);
    ofAccount[months.indexOf(period)] = type === 'expense' ? net : 0 - net;
    sums.set(accountId, ofAccount);
  }
  return sums;
}
