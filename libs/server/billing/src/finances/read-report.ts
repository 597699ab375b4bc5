import type { FinancialReport, ReportAmounts } from '@imah/contract/finances';
import {
  beforeAllBooks,
  monthAfter,
  type Months,
  reportColumns,
  type ReportKind,
  type ReportSection,
  type ReportSpan,
} from '@imah/contract/finances/words';
import type { Locale } from '@imah/contract/core/words';
import { type AccountType, normalSide } from '@imah/ledger';
import type { Kysely } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { nameOfAccount } from './account-names.ts';
import type { ReportPlace } from './place-of-report.ts';
import { readArea } from './read-area.ts';
import { type AccountSum, addAmounts, negated, noAmounts, sumAccounts } from './sum-accounts.ts';

export interface ReportAsked {
  readonly report: ReportKind;
  readonly span: ReportSpan;
  readonly month: string;
  /** In which accounts are called. */
  readonly locale: Locale;
}

type Columns = FinancialReport['columns'];
type Parts = Pick<FinancialReport, 'sections' | 'result' | 'money' | 'proven'>;

/** A report of the books, beside the span before and the same of last year. */
export async function readReport(
  db: Kysely<Database>,
  place: ReportPlace,
  { report, span, month, locale }: ReportAsked,
): Promise<FinancialReport> {
  const columns = mutable(reportColumns(span, month));
  const parts = await readers[report](db, place, columns, locale);
  return { report, span, columns, ...parts, areaMilliM2: await readArea(db, place) };
}

type Reader = (db: Kysely<Database>, place: ReportPlace, columns: Columns, locale: Locale) => Promise<Parts>;

const readers: Readonly<Record<ReportKind, Reader>> = {
  'profit-loss': async (db, place, columns, locale) => {
    const sums = await sumAccounts(db, place, columns, 'all');
    const sections = (['revenue', 'expense'] as const).map((type) =>
      sectionOf(type, sums.filter(isOf(type)), growing(type), locale),
    );
    return { sections, result: resultOf(sums), money: null, proven: true };
  },
  'balance-sheet': async (db, place, columns, locale) => {
    const sums = await sumAccounts(db, place, untilEnd(columns), 'all');
    const sections = (['asset', 'liability', 'equity'] as const).map((type) =>
      sectionOf(type, sums.filter(isOf(type)), growing(type), locale),
    );
    const [assets, liabilities, equity] = sections.map(({ total }) => total);
    const result = resultOf(sums);
    const owed = [liabilities, equity].reduce<ReportAmounts>((sum, part) => addAmounts(sum, part ?? noAmounts), result);
    return { sections, result, money: null, proven: isSame(assets ?? noAmounts, owed) };
  },
  'cash-flow': async (db, place, columns, locale) => {
    const before = await sumAccounts(db, place, untilBegin(columns), 'all');
    const after = await sumAccounts(db, place, untilEnd(columns), 'all');
    const flows = await sumAccounts(db, place, columns, 'money');
    const counters = flows.filter(({ isMoney }) => !isMoney);
    const sections = (['operating', 'investing', 'financing'] as const).map((activity) =>
      // What is credited to the other side of an entry has brought money, what is debited has taken it.
      sectionOf(
        activity,
        counters.filter((sum) => activityOf(sum) === activity),
        negated,
        locale,
      ),
    );
    const opening = moneyOf(before);
    const closing = moneyOf(after);
    const result = sections.reduce<ReportAmounts>((sum, { total }) => addAmounts(sum, total), noAmounts);
    return { sections, result, money: { opening, closing }, proven: isSame(addAmounts(opening, result), closing) };
  },
};

const isOf =
  (wanted: AccountType) =>
  ({ type }: AccountSum) =>
    type === wanted;
const growing = (type: AccountType) => (net: ReportAmounts) => (normalSide(type) === 'debit' ? net : negated(net));
const isSame = (one: ReportAmounts, other: ReportAmounts) => one.every((amount, index) => amount === other[index]);
const mutable = ([now, before, lastYear]: readonly [Months, Months, Months]): Columns => [now, before, lastYear];

const mapColumns = ([now, before, lastYear]: Columns, change: (months: Months) => Months): Columns => [
  change(now),
  change(before),
  change(lastYear),
];
const untilEnd = (columns: Columns) => mapColumns(columns, ({ to }) => ({ from: beforeAllBooks, to }));
const untilBegin = (columns: Columns) =>
  mapColumns(columns, ({ from }) => ({ from: beforeAllBooks, to: monthAfter(from, -1) }));

function sumOf(sums: readonly AccountSum[]): ReportAmounts {
  return sums.reduce<ReportAmounts>((sum, { net }) => addAmounts(sum, net), noAmounts);
}

const moneyOf = (sums: readonly AccountSum[]) => sumOf(sums.filter(({ isMoney }) => isMoney));

/** Revenue less expenses. */
const resultOf = (sums: readonly AccountSum[]) =>
  negated(sumOf(sums.filter(({ type }) => type === 'revenue' || type === 'expense')));

function activityOf({ type, key }: AccountSum): 'operating' | 'investing' | 'financing' {
  if (key === 'fixedAssets' || key === 'depreciation') return 'investing';
  return type === 'equity' ? 'financing' : 'operating';
}

function sectionOf(
  section: ReportSection,
  sums: readonly AccountSum[],
  shown: (net: ReportAmounts) => ReportAmounts,
  locale: Locale,
): FinancialReport['sections'][number] {
  const lines = sums
    .filter(({ net }) => net.some((amount) => amount !== 0))
    .map(({ accountId, code, key, name, net }) => ({
      accountId,
      code,
      key,
      name: nameOfAccount(locale, { key, name }),
      amounts: shown(net),
    }));
  return { section, lines, total: shown(sumOf(sums)) };
}
