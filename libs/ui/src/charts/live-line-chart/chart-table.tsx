import { useLabels } from '../../labels/labels.tsx';
import { Table } from '../../components/table/table.tsx';
import type { Moment } from '../time-series.ts';
import type { FormatValue } from './create-line-plot.ts';
import { writeMoment } from './write-moment.ts';
import * as styles from './live-line-chart.css.ts';

/** Enough to follow, few enough to read; exports carry the rest. */
const rowsShown = 60;

export type ChartTableProps = {
  title: string;
  series: readonly { id: string; label: string; unit?: string }[];
  /** Oldest first. */
  moments: readonly Moment[];
  formatValue: FormatValue;
  formatTime: (time: number) => string;
};

/** The newest moments of a chart, newest first. */
export function ChartTable({ title, series, moments, formatValue, formatTime }: ChartTableProps) {
  const labels = useLabels();
  const rows = moments.slice(-rowsShown).map((moment) => ({
    id: String(moment.time),
    cells: Object.fromEntries([
      ['time', formatTime(moment.time)],
      ...series.map(({ id }, index) => [id, writeMoment(moment, index, formatValue) ?? '–']),
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
