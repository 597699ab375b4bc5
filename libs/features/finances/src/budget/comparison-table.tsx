import type { BudgetComparison, ComparedLine } from '@imah/contract/finances';
import { Link, Table, type TableProps, Text } from '@imah/ui';
import { useFormat } from '@imah/app/i18n';
import { everyEntry, useFilters } from '../finances/use-filters.ts';
import { useBudgetTexts } from './texts.ts';

export const comparisonSpans = ['month', 'to-date'] as const;
/** Of what a budget is compared: the month, or the year until and with it. */
export type ComparisonSpan = (typeof comparisonSpans)[number];

interface ComparisonTableProps {
  readonly comparison: BudgetComparison;
  readonly span: ComparisonSpan;
}

type Compared = Pick<ComparedLine, 'month' | 'toDate' | 'year'>;
type Section = BudgetComparison['sections'][number];
type Rows = TableProps['rows'];

/** Each account with what was planned, what there was, and how far they are apart; each actual amount leads to its entries. */
export function ComparisonTable({ comparison, span }: ComparisonTableProps) {
  const t = useBudgetTexts();
  const { sections, areaMilliM2 } = comparison;
  const row = useRow(comparison, span);
  const end = (id: string, label: string) => ({ id, label, align: 'end' as const });
  return (
    <Table
      caption={t('table.caption')}
      columns={[
        { id: 'account', label: t('table.account'), width: 'rest' },
        end('planned', t('table.planned')),
        end('actual', t('table.actual')),
        end('difference', t('table.difference')),
        end('share', t('table.share')),
        end('year', t('table.year')),
        end('forecast', t('table.forecast')),
        ...(areaMilliM2 === null ? [] : [end('area', t('table.perM2'))]),
      ]}
      rows={sections.flatMap(({ type, lines, total }): Rows => [
        { id: type, cells: { account: <Text weight="semibold">{t(`table.sections.${type}`)}</Text> } },
        ...lines.map((line) =>
          row(
            { id: line.accountId, label: `${line.code} ${line.name}`, type, behind: { accountId: line.accountId } },
            line,
          ),
        ),
        row({ id: `total ${type}`, label: t(`table.total.${type}`), type, behind: { group: type } }, total),
      ])}
    />
  );
}

interface Head {
  readonly id: string;
  readonly label: string;
  readonly type: Section['type'];
  /** Which entries stand behind what there was. */
  readonly behind: { readonly accountId: string } | { readonly group: Section['type'] };
}

function useRow({ month, areaMilliM2 }: BudgetComparison, span: ComparisonSpan) {
  const format = useFormat();
  const { hrefOf } = useFilters();
  const since = span === 'month' ? ('span' as const) : ('year' as const);
  return ({ id, label, type, behind }: Head, line: Compared): Rows[number] => {
    const { planned, actual } = span === 'month' ? line.month : line.toDate;
    const difference = actual - planned;
    const weight = 'group' in behind ? 'semibold' : 'regular';
    const isWorse = type === 'expense' ? difference > 0 : difference < 0;
    const signed = (text: string) => (difference > 0 ? `+${text}` : text);
    const href = hrefOf({ part: 'journal', ...everyEntry, ...behind, since, span: 'month', month });
    return {
      id,
      cells: {
        account: <Text weight={weight}>{label}</Text>,
        planned: <Text weight={weight}>{format.rupiah(planned)}</Text>,
        actual:
          actual === 0 ? (
            '–'
          ) : (
            <Text weight={weight}>
              <Link href={href}>{format.rupiah(actual)}</Link>
            </Text>
          ),
        difference: (
          <Text weight={weight} tone={isWorse ? 'danger' : 'inherit'}>
            {difference === 0 ? '–' : signed(format.rupiah(difference))}
          </Text>
        ),
        share: planned === 0 || difference === 0 ? '–' : signed(format.percent(difference / planned)),
        year: format.rupiah(line.year.planned),
        forecast: format.rupiah(line.year.forecast),
        ...(areaMilliM2 === null ? {} : { area: format.rupiah(Math.round((actual * 1000) / areaMilliM2)) }),
      },
    };
  };
}
