import type { FinancialReport, ReportAmounts } from '@imah/contract/finances';
import type { Months } from '@imah/contract/finances/words';
import { Link, Table, type TableProps, Text } from '@imah/ui';
import { useFormat } from '@imah/app/i18n';
import { useFilters } from '../finances/use-filters.ts';
import { useMonths } from '../parts/use-months.ts';
import { useFinancesTexts } from '../texts.ts';

type Rows = TableProps['rows'];

/** The lines of a report by section, with totals and what it all comes to. */
export function ReportTable({ report }: { readonly report: FinancialReport }) {
  const t = useFinancesTexts();
  const months = useMonths();
  const { report: kind, columns, sections, result, money, areaMilliM2 } = report;
  const row = useRow(report);
  const cellsOf = (of: string, amounts: ReportAmounts) => row.plain(of, amounts);
  const [assets, ...owed] = sections;
  const rows: Rows = [
    ...(money === null ? [] : [cellsOf(t('report.opening'), money.opening)]),
    ...sections.flatMap(({ section, lines, total }) => [
      { id: section, cells: { account: <Text weight="semibold">{t(`report.sections.${section}`)}</Text> } },
      ...lines.map((line) => row.line(section, line)),
      cellsOf(t('report.total', { section: t(`report.sections.${section}`) }), total),
    ]),
    cellsOf(t(`report.result.${kind}`), result),
    ...(money === null ? [] : [cellsOf(t('report.closing'), money.closing)]),
    ...(kind === 'balance-sheet' && assets !== undefined
      ? [
          cellsOf(
            t('report.owed'),
            owed.reduce((sum, { total }) => add(sum, total), result),
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

function useRow({ report: kind, columns, areaMilliM2 }: FinancialReport) {
  const format = useFormat();
  const { hrefOf } = useFilters();
  const area = (amounts: ReportAmounts) =>
    areaMilliM2 === null ? {} : { area: format.rupiah(Math.round((amounts[0] * 1000) / areaMilliM2)) };
  // What stands on a balance sheet has come together since the beginning: what is behind it is shown until its end.
  const monthsBehind = ({ from, to }: Months) =>
    kind === 'balance-sheet' ? { span: 'year', month: to } : { span: null, month: from };
  return {
    plain: (label: string, amounts: ReportAmounts): Rows[number] => ({
      id: label,
      cells: {
        account: <Text weight="semibold">{label}</Text>,
        ...Object.fromEntries(
          amounts.map((amount, index) => [
            `c${index}`,
            <Text key={index} weight="semibold">
              {format.rupiah(amount)}
            </Text>,
          ]),
        ),
        ...area(amounts),
      },
    }),
    line: (
      section: string,
      { accountId, code, name, amounts }: FinancialReport['sections'][number]['lines'][number],
    ) => ({
      id: `${section} ${accountId}`,
      cells: {
        account: `${code} ${name}`,
        ...Object.fromEntries(
          amounts.map((amount, index) => {
            const column = columns[index] ?? columns[0];
            const behind = monthsBehind(column);
            const href = hrefOf({
              part: 'journal',
              accountId,
              month: behind.month,
              of: kind === 'cash-flow' ? 'money' : 'all',
              ...(behind.span === 'year' ? { span: 'year' as const } : {}),
            });
            return [
              `c${index}`,
              amount === 0 ? (
                '–'
              ) : (
                <Link key={index} href={href}>
                  {format.rupiah(amount)}
                </Link>
              ),
            ];
          }),
        ),
        ...area(amounts),
      },
    }),
  };
}
