import type { TicketReport } from '@imah/contract/portfolio';
import type { ReportGroup } from '@imah/contract/portfolio/words';
import { Link } from '@imah/ui';
import { type DataColumn, DataTable } from '@imah/ui/data';
import { useMemo } from 'react';
import { useFormat } from '@imah/app/i18n';
import { ratioOf, sharesOf } from '../model/figures.ts';
import { useTicketReportTexts } from '../texts.ts';

type Row = TicketReport['rows'][number];

export interface ReportTableProps {
  readonly rows: readonly Row[];
  readonly by: ReportGroup;
}

/** The same numbers by building, category or person; a building leads to its tickets. */
export function ReportTable({ rows, by }: ReportTableProps) {
  const t = useTicketReportTexts();
  return (
    <DataTable
      caption={t('table.caption')}
      columns={useColumns(by)}
      rows={rows}
      rowId={({ id }) => id ?? 'none'}
      searchLabel={t('table.search')}
      fileName={t('table.file')}
    />
  );
}

function useColumns(by: ReportGroup): readonly DataColumn<Row>[] {
  const t = useTicketReportTexts();
  const format = useFormat();
  return useMemo(() => {
    const nameOf = ({ name }: Row) => name ?? t(`table.none.${by}`);
    const column = (
      id: string,
      label: string,
      value: (row: Row) => number | null,
      written: (value: number) => string,
    ): DataColumn<Row> => {
      const text = (row: Row) => {
        const found = value(row);
        return found === null ? '–' : written(found);
      };
      return { id, label, align: 'end', width: 'sm', value, text };
    };
    const percent = (name: keyof ReturnType<typeof sharesOf>) =>
      column(name, t(`figure.${name}`), ({ now }) => ratioOf(sharesOf(now)[name]), format.percent);
    const duration = (seconds: number) => format.duration(seconds * 1000);
    return [
      {
        id: 'name',
        label: t(`table.name.${by}`),
        width: 'lg',
        value: nameOf,
        cell: (row) =>
          by === 'building' && row.id !== null ? (
            <Link href={`/imah/building/${row.id}/ticket`}>{nameOf(row)}</Link>
          ) : (
            nameOf(row)
          ),
      },
      column('received', t('figure.received'), ({ now }) => now.received, format.number),
      column('before', t('table.before'), ({ before }) => before.received, format.number),
      column('resolved', t('figure.resolved'), ({ now }) => now.resolved, format.number),
      percent('answeredInTime'),
      percent('resolvedInTime'),
      column('answer', t('figure.answer'), ({ now }) => now.medianAnswerSeconds, duration),
      column('resolve', t('figure.resolve'), ({ now }) => now.medianResolveSeconds, duration),
      percent('reopened'),
      percent('rating'),
    ];
  }, [t, format, by]);
}
