import type { FinancialReport, ReportAmounts } from '@imah/contract/finances';
import { type EntryGroup, monthAfter, type Months } from '@imah/contract/finances/words';
import { Link, Table, type TableProps, Text } from '@imah/ui';
import { useFormat } from '@imah/app/i18n';
import { everyEntry, type Filters, useFilters } from '../finances/use-filters.ts';
import { useMonths } from '../parts/use-months.ts';
import { useFinancesTexts } from '../texts.ts';

/** All money there is at a moment. */
const standing = { group: 'money', since: 'beginning', of: 'all' } as const;

type Rows = TableProps['rows'];

/** The lines of a report by section, with totals and what it all comes to. */
export function ReportTable({ report }: { readonly report: FinancialReport }) {
  const t = useFinancesTexts();
  const months = useMonths();
  const { report: kind, columns, sections, result, money, areaMilliM2 } = report;
  const row = useRow(report);
  const [assets, ...owed] = sections;
  const rows: Rows = [
    // What there was when the first month of the column began.
    ...(money === null
      ? []
      : [row.total(t('report.opening'), money.opening, standing, ({ from }) => monthAfter(from, -1))]),
    ...sections.flatMap(({ section, lines, total }) => [
      { id: section, cells: { account: <Text weight="semibold">{t(`report.sections.${section}`)}</Text> } },
      ...lines.map((line) => row.line(section, line)),
      row.total(t('report.total', { section: t(`report.sections.${section}`) }), total, { group: section }),
    ]),
    row.total(t(`report.result.${kind}`), result, { group: kind === 'cash-flow' ? 'money' : 'result' }),
    ...(money === null ? [] : [row.total(t('report.closing'), money.closing, standing)]),
    ...(kind === 'balance-sheet' && assets !== undefined
      ? [
          row.total(
            t('report.owed'),
            owed.reduce((sum, { total }) => add(sum, total), result),
            { group: 'owed' },
          ),
        ]
      : []),
  ];
  return (
    <Table
      caption={t(`tabs.${kind}`)}
      columns={[
        { id: 'account', label: t('report.account'), width: 'rest' },
        ...columns.map((column, index) => ({ id: `c${index}`, label: months(column), align: 'end' as const })),
        ...(areaMilliM2 === null ? [] : [{ id: 'area', label: t('report.perM2'), align: 'end' as const }]),
      ]}
      rows={rows}
    />
  );
}

const add = (one: ReportAmounts, other: ReportAmounts): ReportAmounts => [
  one[0] + other[0],
  one[1] + other[1],
  one[2] + other[2],
];

/** Which entries stand behind a number. */
type Behind = Pick<Filters, 'since' | 'of'> & { readonly accountId?: string; readonly group?: EntryGroup };

function useRow({ report: kind, columns, areaMilliM2 }: FinancialReport) {
  const format = useFormat();
  const { hrefOf } = useFilters();
  const area = (amounts: ReportAmounts) =>
    areaMilliM2 === null ? {} : { area: format.rupiah(Math.round((amounts[0] * 1000) / areaMilliM2)) };
  // What stands on a balance sheet has come together since the beginning: so are the entries behind it.
  const usual: Behind = {
    since: kind === 'balance-sheet' ? 'beginning' : 'span',
    of: kind === 'cash-flow' ? 'money' : 'all',
  };
  const cellsOf = (amounts: ReportAmounts, behind: Partial<Behind>, monthOf: (months: Months) => string) =>
    Object.fromEntries(
      columns.map((column, index) => {
        const amount = amounts[index] ?? 0;
        const href = hrefOf({ part: 'journal', ...everyEntry, ...usual, ...behind, month: monthOf(column) });
        const shown =
          amount === 0 ? (
            '–'
          ) : (
            <Text weight={behind.group === undefined ? 'regular' : 'semibold'}>
              <Link href={href}>{format.rupiah(amount)}</Link>
            </Text>
          );
        return [`c${index}`, shown];
      }),
    );
  const monthOfColumn = ({ to }: Months) => to;
  return {
    total: (
      label: string,
      amounts: ReportAmounts,
      behind: Partial<Behind> & { readonly group: EntryGroup },
      monthOf: (months: Months) => string = monthOfColumn,
    ): Rows[number] => ({
      id: label,
      cells: {
        account: <Text weight="semibold">{label}</Text>,
        ...cellsOf(amounts, behind, monthOf),
        ...area(amounts),
      },
    }),
    line: (
      section: string,
      { accountId, code, name, amounts }: FinancialReport['sections'][number]['lines'][number],
    ): Rows[number] => ({
      id: `${section} ${accountId}`,
      cells: { account: `${code} ${name}`, ...cellsOf(amounts, { accountId }, monthOfColumn), ...area(amounts) },
    }),
  };
}
