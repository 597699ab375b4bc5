import type { FinancesOverview } from '@imah/contract/finances';
import { monthAfter } from '@imah/contract/finances/words';
import type { Kysely } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import type { ReportPlace } from './place-of-report.ts';

/** Twelve months until `month`, and where things stand now: what is overdue is so by the day where its building stands. */
export async function readOverview(
  db: Kysely<Database>,
  place: ReportPlace,
  { month, now }: { readonly month: string; readonly now: number },
): Promise<FinancesOverview> {
  const first = monthAfter(month, -11);
  const sums = new Map((await sumMonths(db, place, first, month)).map(({ period, ...row }) => [period, row]));
  const bills = new Map((await sumBills(db, place, first, month)).map(({ period, ...row }) => [period, row]));
  const months = Array.from({ length: 12 }, (_, index) => monthAfter(first, index)).map((one) => {
    const books = sums.get(one);
    const billed = bills.get(one);
    return {
      month: one,
      revenue: Number(books?.revenue ?? 0),
      expense: Number(books?.expense ?? 0),
      moneyIn: Number(books?.moneyIn ?? 0),
      moneyOut: Number(books?.moneyOut ?? 0),
      billed: Number(billed?.billed ?? 0),
      collected: Number(billed?.collected ?? 0),
    };
  });
  return { months, money: await sumMoney(db, place), ...(await sumOpen(db, place, now)) };
}

function selectMonths(db: Kysely<Database>, { orgId, buildingId }: ReportPlace) {
  return db
    .selectFrom('ledger_month as m')
    .innerJoin('ledger_account as a', (join) =>
      join.onRef('a.org_id', '=', 'm.org_id').onRef('a.id', '=', 'm.account_id'),
    )
    .where('m.org_id', '=', orgId)
    .$if(buildingId !== null, (query) => query.where('m.building_id', '=', buildingId));
}

const sumMonths = (db: Kysely<Database>, place: ReportPlace, from: string, to: string) =>
  selectMonths(db, place)
    .where('m.period', '>=', from)
    .where('m.period', '<=', to)
    .select(({ fn, eb }) => [
      'm.period',
      fn
        .sum<string | null>(eb('m.credit', '-', eb.ref('m.debit')))
        .filterWhere('a.type', '=', 'revenue')
        .as('revenue'),
      fn
        .sum<string | null>(eb('m.debit', '-', eb.ref('m.credit')))
        .filterWhere('a.type', '=', 'expense')
        .as('expense'),
      fn.sum<string | null>('m.money_credit').filterWhere('a.is_money', '=', false).as('moneyIn'),
      fn.sum<string | null>('m.money_debit').filterWhere('a.is_money', '=', false).as('moneyOut'),
    ])
    .groupBy('m.period')
    .execute();

async function sumMoney(db: Kysely<Database>, place: ReportPlace): Promise<number> {
  const { money } = await selectMonths(db, place)
    .where('a.is_money', '=', true)
    .select(({ fn, eb }) => fn.sum<string | null>(eb('m.debit', '-', eb.ref('m.credit'))).as('money'))
    .executeTakeFirstOrThrow();
  return Number(money ?? 0);
}

function selectBills(db: Kysely<Database>, { orgId, buildingId }: ReportPlace) {
  return db
    .selectFrom('bill as b')
    .innerJoin('billing_run as r', (join) => join.onRef('r.org_id', '=', 'b.org_id').onRef('r.id', '=', 'b.run_id'))
    .where('b.org_id', '=', orgId)
    .where('r.state', '=', 'issued')
    .$if(buildingId !== null, (query) => query.where('b.building_id', '=', buildingId ?? ''));
}

const sumBills = (db: Kysely<Database>, place: ReportPlace, from: string, to: string) =>
  selectBills(db, place)
    .where('r.period', '>=', from)
    .where('r.period', '<=', to)
    .select(({ fn }) => [
      'r.period',
      fn.sum<string | null>('b.total').as('billed'),
      fn.sum<string | null>('b.paid').as('collected'),
    ])
    .groupBy('r.period')
    .execute();

async function sumOpen(db: Kysely<Database>, place: ReportPlace, now: number) {
  const { outstanding, overdue } = await selectBills(db, place)
    .innerJoin('building as g', (join) => join.onRef('g.org_id', '=', 'b.org_id').onRef('g.id', '=', 'b.building_id'))
    .where('b.outstanding', '>', 0)
    .select(({ eb, fn }) => [
      fn.sum<string | null>('b.outstanding').as('outstanding'),
      fn
        .sum<string | null>('b.outstanding')
        .filterWhere(
          'r.due_on',
          '<',
          eb.cast<string>(
            fn('timezone', [eb.ref('g.time_zone'), eb.cast<Date>(eb.val(new Date(now)), 'timestamptz')]),
            'date',
          ),
        )
        .as('overdue'),
    ])
    .executeTakeFirstOrThrow();
  return { outstanding: Number(outstanding ?? 0), overdue: Number(overdue ?? 0) };
}
