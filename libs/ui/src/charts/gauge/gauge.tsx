import { StatusBadge } from '../../components/status-badge/status-badge.tsx';
import { useDataLabels } from '../../labels/use-data-labels.ts';
import { arcPath } from '../arc-path.ts';
import { ChartFrame, type ChartProps } from '../chart-frame/chart-frame.tsx';
import { percentOf } from '../scale.ts';
import * as styles from './gauge.css.ts';

export type GaugeZone = {
  /** The highest value that still belongs to it; the last reaches to the end. */
  upTo: number;
  label: string;
  tone: 'success' | 'warning' | 'danger' | 'info' | 'neutral';
};

export type GaugeProps = ChartProps & {
  /** null while there is none. */
  value: number | null;
  min?: number;
  max: number;
  unit?: string;
  /** What a value means, from the lowest to the highest. */
  zones?: readonly GaugeZone[];
  formatValue: (value: number) => string;
};

/** The dial is a little more than half a circle: from and to in turns from the top. */
const [left, right] = [-0.28, 0.28];
const turnOf = (percent: number) => left + ((right - left) * percent) / 100;

/** One value between two ends, and what it means. */
export function Gauge({ value, min = 0, max, unit, zones = [], formatValue, ...rest }: GaugeProps) {
  const labels = useDataLabels();
  const at = (one: number) => turnOf(percentOf(one, min, max));
  const starts = zones.map((_, index) => zones[index - 1]?.upTo ?? min);
  const zone = value === null ? undefined : (zones.find(({ upTo }) => value <= upTo) ?? zones.at(-1));
  const withUnit = (one: number) => `${formatValue(one)}${unit ? ` ${unit}` : ''}`;

  return (
    <ChartFrame
      {...rest}
      content={value === null ? 'none' : 'some'}
      table={{
        columns: [
          { id: 'what', label: labels.meaning },
          { id: 'range', label: labels.range, align: 'end' },
        ],
        rows: [
          { id: 'now', cells: { what: labels.now, range: value === null ? '–' : withUnit(value) } },
          ...zones.map(({ label, upTo }, index) => ({
            id: label,
            cells: { what: label, range: `${formatValue(starts[index] ?? min)}–${withUnit(Math.min(upTo, max))}` },
          })),
        ],
      }}
    >
      {value === null ? null : (
        <>
          <div className={styles.dial}>
            <svg viewBox="-50 -50 100 62" aria-hidden className={styles.svg}>
              <path d={arcPath({ from: left, to: right, outer: 44, inner: 32 })} className={styles.track} />
              <path
                d={arcPath({ from: left, to: at(value), outer: 44, inner: 32 })}
                className={styles.reached[zone?.tone ?? 'neutral']}
              />
              {zones.map(({ label, upTo, tone }, index) => (
                <path
                  key={label}
                  d={arcPath({ from: at(starts[index] ?? min) + 0.002, to: at(upTo) - 0.002, outer: 49, inner: 46 })}
                  className={styles.zones[tone]}
                />
              ))}
            </svg>
            <div className={styles.middle}>
              <span className={styles.value}>
                {formatValue(value)} {unit ? <span className={styles.unit}>{unit}</span> : null}
              </span>
              {zone ? <StatusBadge tone={zone.tone} label={zone.label} /> : null}
            </div>
          </div>
          <div className={styles.ends}>
            <span>{withUnit(min)}</span>
            <span>{withUnit(max)}</span>
          </div>
        </>
      )}
    </ChartFrame>
  );
}
