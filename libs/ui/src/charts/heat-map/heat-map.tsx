import { useState, type PointerEvent } from 'react';
import { useDataLabels } from '../../labels/use-data-labels.ts';
import { join } from '../../shared/join.ts';
import { ChartFrame, type ChartProps } from '../chart-frame/chart-frame.tsx';
import * as styles from './heat-map.css.ts';
import { heatStep, heatSteps } from './heat-step.ts';

export type HeatMapProps = ChartProps & {
  /** From the first to the last: "Senin" … "Minggu", or dates. */
  days: readonly string[];
  /** Per day 24 values, from midnight on; null where there is none. */
  values: readonly (readonly (number | null)[])[];
  formatValue: (value: number) => string;
};

const hours = Array.from({ length: 24 }, (_, hour) => hour);
const clock = (hour: number) => `${String(hour).padStart(2, '0')}.00`;

/** When things happen: each hour of each day by how much. */
export function HeatMap({ days, values, formatValue, ...rest }: HeatMapProps) {
  const labels = useDataLabels();
  const [pointed, setPointed] = useState<{ day: number; hour: number } | null>(null);
  const known = values.flat().filter((value) => value !== null);
  const lowest = known.reduce((least, value) => Math.min(least, value), Number.POSITIVE_INFINITY);
  const highest = known.reduce((most, value) => Math.max(most, value), Number.NEGATIVE_INFINITY);
  const at = (day: number, hour: number) => values[day]?.[hour] ?? null;
  const written = (value: number | null) => (value === null ? '–' : formatValue(value));

  const handlePointer = (event: PointerEvent<SVGSVGElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const hour = Math.floor(((event.clientX - left) / width) * 24);
    const day = Math.floor(((event.clientY - top) / height) * days.length);
    setPointed(days[day] !== undefined && hour >= 0 && hour < 24 ? { day, hour } : null);
  };

  return (
    <ChartFrame
      {...rest}
      content={known.length > 0 ? 'some' : 'none'}
      table={{
        columns: [
          { id: 'hour', label: labels.hour },
          ...days.map((day) => ({ id: `on ${day}`, label: day, align: 'end' as const })),
        ],
        rows: hours.map((hour) => ({
          id: String(hour),
          cells: Object.fromEntries([
            ['hour', clock(hour)],
            ...days.map((day, index) => [`on ${day}`, written(at(index, hour))]),
          ]),
        })),
      }}
    >
      <div className={styles.plot}>
        <div className={styles.days}>
          {days.map((day) => (
            <span key={day} className={styles.day}>
              {day}
            </span>
          ))}
        </div>
        <svg
          aria-hidden
          className={styles.svg}
          onPointerMove={handlePointer}
          onPointerDown={handlePointer}
          onPointerLeave={() => setPointed(null)}
        >
          {days.flatMap((day, index) =>
            hours.map((hour) => {
              const value = at(index, hour);
              const here = pointed?.day === index && pointed.hour === hour;
              return (
                <rect
                  key={`${day} ${hour}`}
                  x={`${(hour / 24) * 100}%`}
                  y={`${(index / days.length) * 100}%`}
                  width={`${100 / 24}%`}
                  height={`${100 / days.length}%`}
                  rx="3"
                  className={join(
                    styles.cell,
                    value === null ? styles.missing : styles.steps[heatStep(value, lowest, highest)],
                    here && styles.pointed,
                  )}
                />
              );
            }),
          )}
        </svg>
        <div className={styles.hours}>
          {hours
            .filter((hour) => hour % 3 === 0)
            .map((hour) => (
              <span key={hour}>{String(hour).padStart(2, '0')}</span>
            ))}
        </div>
      </div>
      <div className={styles.foot}>
        <span>
          {pointed
            ? `${days[pointed.day] ?? ''}, ${clock(pointed.hour)}: ${written(at(pointed.day, pointed.hour))}`
            : null}
        </span>
        <span className={styles.key}>
          {known.length > 0 ? formatValue(lowest) : null}
          {heatSteps.map((step) => (
            <span key={step} className={join(styles.swatch, styles.steps[step])} />
          ))}
          {known.length > 0 ? formatValue(highest) : null}
        </span>
      </div>
    </ChartFrame>
  );
}
