import { useLabels } from '../../labels/labels.tsx';
import { Table } from '../../components/table/table.tsx';
import type { Columns } from '../time-series.ts';
import * as styles from './live-line-chart.css.ts';

/** Enough to follow, few enough to read; exports carry the rest. */
const rowsShown = 60;

export type ChartTableProps = {
  title: string;
  series: readonly { id: string; label: string; unit?: string }[];
  columns: Columns;
  formatValue: (value: number) => string;
  formatTime: (time: number) => string;
};

/** The newest moments of a chart, newest first. */
export function ChartTable({ title, series, columns, formatValue, formatTime }: ChartTableProps) {
  const labels = useLabels();
  const [times, ...values] = columns;
  const first = Math.max(0, times.length - rowsShown);
  const rows = times.slice(first).map((seconds, position) => ({
    id: String(seconds),
    cells: Object.fromEntries([
      ['time', formatTime(seconds * 1000)],
      ...series.map(({ id }, index) => {
        const value = values[index]?.[first + position];
        return [id, value === undefined || value === null ? '–' : formatValue(value)];
      }),
    ]),
  }));

  return (
    <div className={styles.table}>
      <Table
        caption={title}
        columns={[
          { id: 'time', label: labels.time },
          ...series.map(({ id, label, unit }) => ({
            id,
            label: unit ? `${label} (${unit})` : label,
            align: 'end' as const,
          })),
        ]}
        rows={rows.toReversed()}
      />
    </div>
  );
}
