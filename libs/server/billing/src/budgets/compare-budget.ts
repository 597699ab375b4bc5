import type { BudgetComparison, ComparedLine } from '@imah/contract/finances';
import type { Locale } from '@imah/contract/core/words';
import type { Kysely } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import type { ReportPlace } from '../finances/place-of-report.ts';
import { readArea } from '../finances/read-area.ts';
import { readActualMonths } from './actual-months.ts';
import { readBudgetAccounts } from './budget-accounts.ts';
import { readLines } from './budget-rows.ts';
import { monthsOfYear, noMonths, sumOf } from './months-of-year.ts';

type Compared = Pick<ComparedLine, 'month' | 'toDate' | 'year'>;
type Section = BudgetComparison['sections'][number];

/** The approved budget of a place and a year; null where there is none. */
export async function readApproved(db: Kysely<Database>, { orgId, buildingId }: ReportPlace, year: string) {
  const found = await db
    .selectFrom('budget')
    .select(['id', 'revision'])
    .where('org_id', '=', orgId)
    .where('building_id', 'is not distinct from', buildingId)
    .where('year', '=', Number(year))
    .where('state', '=', 'approved')
    .executeTakeFirst();
  return found ?? null;
}

/** What the year of a month was planned to be beside what the books say, until and with that month. */
export async function compareBudget(
  db: Kysely<Database>,
  place: ReportPlace,
  month: string,
  locale: Locale,
): Promise<BudgetComparison> {
  const year = month.slice(0, 4);
  const until = Number(month.slice(5));
  const approved = await readApproved(db, place, year);
  const lines = approved === null ? [] : await readLines(db, { orgId: place.orgId, budgetId: approved.id });
  const planned = new Map(lines.map(({ accountId, months }) => [accountId, months]));
  const actual = await readActualMonths(db, place, year);
  const accounts = (await readBudgetAccounts(db, place.orgId, locale)).flatMap(({ state: _state, ...account }) => {
    const both = { planned: planned.get(account.accountId), actual: actual.get(account.accountId) };
    return both.planned === undefined && both.actual === undefined
      ? []
      : [{ account, planned: both.planned ?? noMonths(), actual: both.actual ?? noMonths() }];
  });
  const sections = (['revenue', 'expense'] as const).map((type): Section => {
    const mine = accounts.filter(({ account }) => account.type === type);
    const lines = mine.map(({ account: { type: _type, ...account }, ...months }) => ({
      ...account,
      ...compare(months, until),
    }));
    return { type, lines, total: totalOf(lines) };
  });
  const bothOf = (type: 'revenue' | 'expense', index: number) => {
    const mine = accounts.filter(({ account }) => account.type === type);
    return {
      planned: sumOf(mine.map((line) => line.planned[index] ?? 0)),
      actual: sumOf(mine.map((line) => line.actual[index] ?? 0)),
    };
  };
  return {
    month,
    budget: approved,
    sections,
    months: monthsOfYear(year).map((month, index) => ({
      month,
      revenue: bothOf('revenue', index),
      expense: bothOf('expense', index),
    })),
    areaMilliM2: await readArea(db, place),
  };
}

/** Twelve months of a plan beside those of the books, until and with a month. */
export function compare(
  { planned, actual }: { readonly planned: readonly number[]; readonly actual: readonly number[] },
  until: number,
): Compared {
  const toDate = { planned: sumOf(planned.slice(0, until)), actual: sumOf(actual.slice(0, until)) };
  return {
    month: { planned: planned[until - 1] ?? 0, actual: actual[until - 1] ?? 0 },
    toDate,
    // What is still to come is taken as it was planned.
    year: { planned: sumOf(planned), forecast: toDate.actual + sumOf(planned.slice(until)) },
  };
}

function totalOf(lines: readonly Compared[]): Compared {
  const sum = (amount: (line: Compared) => number) => sumOf(lines.map(amount));
  return {
    month: { planned: sum(({ month }) => month.planned), actual: sum(({ month }) => month.actual) },
    toDate: { planned: sum(({ toDate }) => toDate.planned), actual: sum(({ toDate }) => toDate.actual) },
    year: { planned: sum(({ year }) => year.planned), forecast: sum(({ year }) => year.forecast) },
  };
}
