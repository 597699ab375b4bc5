import { join } from '../../shared/join.ts';
import { fills } from '../chart-frame/chart-frame.css.ts';
import { dataStep } from '../chart-colors.ts';
import * as styles from './bar-chart.css.ts';
import type { PlotProps } from './columns-plot.tsx';
import { extentOf, placeBars, categoryKey } from './place-bars.ts';

/** Bars that lie, each below its name: for long names and for orders of rank. */
export function RowsPlot({ categories, series, arrangement, formatValue }: PlotProps) {
  const shape = { series, categories: categories.length, arrangement };
  const extent = extentOf(shape);
  const lowest = Math.min(0, ...extent);
  const highest = Math.max(0, ...extent, lowest === 0 ? 0 : lowest);
  const bars = placeBars({ ...shape, lowest, highest });

  return (
    <div className={styles.rows}>
      {categories.map((category, index) => {
        const values = series.map((one) => one.values[index] ?? null).filter((value) => value !== null);
        const total = values.reduce((sum, value) => sum + value, 0);
        const own = bars.filter((bar) => bar.category === index);
        return (
          <div key={categoryKey(index, category)} className={styles.row}>
            <div className={styles.rowHead}>
              <span className={styles.rowName}>{category}</span>
              <span className={styles.rowValue}>{values.length === 0 ? '–' : formatValue(total)}</span>
            </div>
            <svg aria-hidden className={styles.rowSvg}>
              <rect width="100%" height="100%" rx="3" className={styles.track} />
              {own.map((bar) => (
                <rect
                  key={bar.series}
                  x={`${bar.start}%`}
                  y={arrangement === 'beside' ? `${(bar.series / series.length) * 100}%` : '0'}
                  width={`${bar.length}%`}
                  height={arrangement === 'beside' ? `${100 / series.length}%` : '100%'}
                  rx="3"
                  className={join(styles.bar, fills[dataStep(bar.series)])}
                />
              ))}
            </svg>
          </div>
        );
      })}
    </div>
  );
}
