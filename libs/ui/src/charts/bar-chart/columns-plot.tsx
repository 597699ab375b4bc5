import type { PointerEvent } from 'react';
import { join } from '../../shared/join.ts';
import { fills } from '../chart-frame/chart-frame.css.ts';
import { dataStep } from '../chart-colors.ts';
import { decimalsOf, niceTicks, percentOf } from '../scale.ts';
import * as styles from './bar-chart.css.ts';
import { extentOf, placeBars, categoryKey } from './place-bars.ts';

export type PlotProps = {
  categories: readonly string[];
  series: readonly { id: string; label: string; values: readonly (number | null)[] }[];
  arrangement: 'beside' | 'stacked';
  formatValue: (value: number) => string;
  formatTick: (value: number, decimals: number) => string;
  pointed: number | null;
  onPoint: (category: number | null) => void;
};

const percent = (value: number) => `${value}%`;

/** Bars that stand, with their axis. Lengths are percentages, so that the drawing fills any width without measuring. */
export function ColumnsPlot({ categories, series, arrangement, formatTick, pointed, onPoint }: PlotProps) {
  const shape = { series, categories: categories.length, arrangement };
  const ticks = niceTicks(extentOf(shape));
  const [lowest = 0, highest = 1] = [ticks[0], ticks.at(-1)];
  const decimals = decimalsOf((ticks[1] ?? 1) - lowest);
  const bars = placeBars({ ...shape, lowest, highest });
  const room = 100 / categories.length;

  const handlePointer = (event: PointerEvent<SVGSVGElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const category = Math.floor(((event.clientX - left) / width) * categories.length);
    onPoint(category >= 0 && category < categories.length ? category : null);
  };

  return (
    <div className={styles.plot}>
      <div className={styles.scale}>
        {ticks.map((tick) => (
          <span key={tick} className={styles.tick}>
            {formatTick(tick, decimals)}
          </span>
        ))}
      </div>
      <svg
        aria-hidden
        className={styles.svg}
        onPointerMove={handlePointer}
        onPointerDown={handlePointer}
        onPointerLeave={() => onPoint(null)}
      >
        {pointed === null ? null : (
          <rect x={percent(pointed * room)} y="0" width={percent(room)} height="100%" className={styles.band} />
        )}
        {ticks.map((tick) => {
          const y = percent(100 - percentOf(tick, lowest, highest));
          return <line key={tick} x1="0" x2="100%" y1={y} y2={y} className={tick === 0 ? styles.zero : styles.grid} />;
        })}
        {bars.map((bar) => (
          <rect
            key={`${bar.category} ${bar.series}`}
            x={percent(room * (bar.category + bar.side / 100))}
            y={percent(100 - bar.start - bar.length)}
            width={percent((room * bar.breadth) / 100)}
            height={percent(bar.length)}
            rx="2"
            className={join(styles.bar, fills[dataStep(bar.series)])}
          />
        ))}
      </svg>
      <div className={styles.names}>
        {categories.map((category, index) => (
          <span key={categoryKey(index, category)} title={category} className={styles.name}>
            {category}
          </span>
        ))}
      </div>
    </div>
  );
}
