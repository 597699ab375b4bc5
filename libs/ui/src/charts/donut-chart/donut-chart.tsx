import { useDataLabels } from '../../labels/use-data-labels.ts';
import { useInputLabels } from '../../labels/use-input-labels.ts';
import { join } from '../../shared/join.ts';
import { arcPath } from '../arc-path.ts';
import { dataStep } from '../chart-colors.ts';
import { ChartFrame, type ChartProps } from '../chart-frame/chart-frame.tsx';
import { fills, mark, marks } from '../chart-frame/chart-frame.css.ts';
import * as styles from './donut-chart.css.ts';

export type DonutChartProps = ChartProps & {
  /** What the parts are: "Kategori". Heads their column in the table. */
  categoryLabel: string;
  /** At most eight; put what is small into one called "Lainnya". None is below zero. */
  parts: readonly { id: string; label: string; value: number }[];
  formatValue: (value: number) => string;
  /** Below the sum in the middle: "tiket". */
  totalLabel: string;
};

/** How a whole falls into a few parts. To compare amounts, BarChart. */
export function DonutChart({ categoryLabel, parts, formatValue, totalLabel, ...rest }: DonutChartProps) {
  const labels = useDataLabels();
  const percent = new Intl.NumberFormat(useInputLabels().locale, { style: 'percent', maximumFractionDigits: 1 });
  const total = parts.reduce((sum, { value }) => sum + value, 0);
  const share = (value: number) => percent.format(total === 0 ? 0 : value / total);
  const starts = parts.map((_, index) => parts.slice(0, index).reduce((sum, { value }) => sum + value, 0));

  return (
    <ChartFrame
      {...rest}
      content={total > 0 ? 'some' : 'none'}
      table={{
        columns: [
          { id: 'part', label: categoryLabel },
          { id: 'value', label: labels.amount, align: 'end' },
          { id: 'share', label: labels.share, align: 'end' },
        ],
        rows: parts.map(({ id, label, value }) => ({
          id,
          cells: { part: label, value: formatValue(value), share: share(value) },
        })),
      }}
    >
      <div className={styles.layout}>
        <div className={styles.ring}>
          <svg viewBox="-50 -50 100 100" aria-hidden className={styles.svg}>
            {parts.map(({ id, value }, index) => {
              const from = (starts[index] ?? 0) / total;
              return value > 0 ? (
                <path
                  key={id}
                  d={arcPath({ from, to: from + value / total, outer: 48, inner: 33 })}
                  className={join(styles.slice, fills[dataStep(index)])}
                />
              ) : null;
            })}
          </svg>
          <div className={styles.middle}>
            <span className={styles.amount}>{formatValue(total)}</span>
            <span className={styles.what}>{totalLabel}</span>
          </div>
        </div>
        <div className={styles.list}>
          {parts.map(({ id, label, value }, index) => (
            <div key={id} className={styles.entry}>
              <span className={join(mark, marks[dataStep(index)])} />
              <span>{label}</span>
              <span className={styles.value}>{formatValue(value)}</span>
              <span className={styles.share}>{share(value)}</span>
            </div>
          ))}
        </div>
      </div>
    </ChartFrame>
  );
}
