import { useState, type ReactNode, type Ref } from 'react';
import type { RootProps } from '../../shared/root-props.ts';
import { useLabels } from '../../labels/labels.tsx';
import { join } from '../../shared/join.ts';
import { useMedia } from '../../shared/use-media.ts';
import { media } from '../../tokens/measures.ts';
import { dataStep } from '../chart-colors.ts';
import type { Bounds } from '../scale.ts';
import type { FormatValue, TimeWindow } from './create-line-plot.ts';
import { eventsAt } from './events-at.ts';
import { EventTable } from './event-table.tsx';
import type { ChartEvent, ChartLimit } from './plot-marks.ts';
import type { Moment } from '../time-series.ts';
import { ChartTable } from './chart-table.tsx';
import { ChartHead } from '../chart-frame/chart-head.tsx';
import * as shared from '../chart-frame/chart-frame.css.ts';
import * as styles from './live-line-chart.css.ts';
import { writeMoment } from './write-moment.ts';
import { useLivePlot, type LiveLineChartHandle } from './use-live-plot.ts';

export type LiveLineChartProps = RootProps<'figure', 'children' | 'title'> & {
  title: string;
  level?: 2 | 3 | 4;
  /** What there is to see, in one sentence, for those who do not see it. */
  summary: string;
  /** What acts on the chart, beside its title. */
  actions?: ReactNode;
  series: readonly { id: string; label: string; unit?: string }[];
  /** What is known at the start, oldest first. Another array starts the chart anew: keep it the same otherwise. */
  initial: readonly Moment[];
  /** Takes what comes later: `handle.current.append({ time, values })`. */
  handle?: Ref<LiveLineChartHandle>;
  /** Milliseconds shown; an hour unless given. */
  span?: number;
  /** Milliseconds without a value after which the line is broken; a minute unless given. */
  gapAfter?: number;
  /** What a value can be at all, so that an axis of percent ends at 100; open unless given. */
  bounds?: Bounds;
  /** Says why there is nothing to see; that there is no data unless given. */
  empty?: ReactNode;
  /** Writes a value; for the axis with as many `decimals` as its step has, else as is usual for the quantity. */
  formatValue: FormatValue;
  formatTime: (time: number) => string;
  /** Charts of one name share their pointer. */
  group?: string;
  /** Values that should not be passed, dashed. Keep the array the same while it says the same. */
  limits?: readonly ChartLimit[];
  /** What happened, marked at its time and said where the pointer is near. Keep the array the same likewise. */
  events?: readonly ChartEvent[];
  /** Which time is drawn; as it `follows`, its right edge moves with what comes. All there is unless given. */
  window?: TimeWindow & { follows?: boolean };
  /** A time was dragged over. */
  onZoom?: (time: TimeWindow) => void;
};

const open: Bounds = {};
const none: readonly never[] = [];

/** Values over time that go on coming. Draws while it is seen, and has a table for who would rather read. */
export function LiveLineChart({
  title,
  level = 3,
  summary,
  actions,
  series,
  initial,
  handle,
  span = 3_600_000,
  gapAfter = 60_000,
  bounds = open,
  empty,
  formatValue,
  formatTime,
  group,
  limits = none,
  events = none,
  window,
  onZoom,
  ...rest
}: LiveLineChartProps) {
  const labels = useLabels();
  const [table, setTable] = useState<'hidden' | 'shown'>('hidden');
  // On paper nobody presses a button: the numbers stand below the picture.
  const paper = useMedia(media.print);
  const { canvas, store, sight, shown } = useLivePlot({
    handle,
    series,
    initial,
    span,
    gapAfter,
    bounds,
    formatValue,
    formatTime,
    group,
    limits,
    events,
    window,
    onZoom,
  });

  // A bucket without data is a moment too; only a value is something to see.
  const hasValues = shown !== undefined && (shown.values.some(isNumber) || store.hasValues());
  const units = new Set(series.map(({ unit }) => unit ?? ''));
  const [axisUnit] = units.size === 1 && !units.has('') ? units : [];

  return (
    <figure data-state={sight === 'seen' ? 'live' : 'paused'} {...rest} className={shared.root}>
      <ChartHead title={title} level={level} actions={actions} table={table} onTableChange={setTable} />
      <div className={shared.legend}>
        {series.map(({ id, label, unit }, position) => {
          const value = writeMoment(shown, position, formatValue);
          return (
            <span key={id} className={shared.entry}>
              <span className={join(styles.mark, shared.marks[dataStep(position)])} />
              {label}
              <span className={shared.value}>{value === null ? '–' : `${value}${unit ? ` ${unit}` : ''}`}</span>
            </span>
          );
        })}
        <span className={shared.entry}>{shown ? formatTime(shown.time) : null}</span>
        {eventsAt(events, shown?.time, window ? window.to - window.from : span).map(({ time, label }) => (
          <span key={`${time}${label}`} className={shared.entry}>
            {label}
          </span>
        ))}
      </div>
      <div className={styles.frame}>
        {/* A drawing made by script: an img element could not hold it. */}
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
        <div ref={canvas} role="img" aria-label={`${title}. ${summary}`} className={styles.canvas} />
        {axisUnit === undefined ? null : (
          <span aria-hidden className={styles.unit}>
            {axisUnit}
          </span>
        )}
        {hasValues ? null : <div className={styles.empty}>{empty ?? labels.noData}</div>}
      </div>
      {table === 'shown' || paper ? (
        <>
          <ChartTable
            title={title}
            series={series}
            moments={store.moments()}
            formatValue={formatValue}
            formatTime={formatTime}
          />
          <EventTable title={title} events={events} formatTime={formatTime} />
        </>
      ) : null}
    </figure>
  );
}

const isNumber = (value: number | null) => value !== null;
