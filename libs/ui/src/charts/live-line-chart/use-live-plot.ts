import { useEffect, useImperativeHandle, useMemo, useRef, useState, type Ref, type RefObject } from 'react';
import type { Bounds } from '../scale.ts';
import { createTimeSeries, type Moment, type TimeSeries } from '../time-series.ts';
import {
  createLinePlot,
  type FormatValue,
  type LinePlot,
  type PlotMarks,
  type TimeWindow,
} from './create-line-plot.ts';
import { seenTime } from './seen-time.ts';
import { watchSight, watchTheme } from './watch-sight.ts';

/** How a page feeds a chart: outside of React, as often as values come. */
export type LiveLineChartHandle = { append: (moment: Moment) => void; clear: () => void };

export type LivePlotOptions = {
  handle: Ref<LiveLineChartHandle> | undefined;
  series: readonly { id: string; label: string }[];
  initial: readonly Moment[];
  span: number;
  gapAfter: number;
  bounds: Bounds;
  formatValue: FormatValue;
  formatTime: (time: number) => string;
  group: string | undefined;
  limits: PlotMarks['limits'];
  events: PlotMarks['events'];
  window: (TimeWindow & { follows?: boolean }) | undefined;
  onZoom: ((time: TimeWindow) => void) | undefined;
};

export type LivePlot = {
  canvas: RefObject<HTMLDivElement | null>;
  store: TimeSeries;
  sight: 'seen' | 'unseen';
  /** Which moment the words beside the chart speak of: that under the pointer, else the last. */
  shown: Moment | undefined;
  /** Grows with every frame drawn. */
  frame: number;
};

/** Draws at most once a frame, and not at all while nobody can see it; what came meanwhile is kept. */
export function useLivePlot({
  handle,
  series,
  initial,
  span,
  gapAfter,
  bounds: { lowest, highest },
  formatValue,
  formatTime,
  group,
  limits,
  events,
  window,
  onZoom,
}: LivePlotOptions): LivePlot {
  const canvas = useRef<HTMLDivElement>(null);
  const latest = useRef({ formatValue, formatTime, limits, events, window, onZoom });
  const zooms = onZoom !== undefined;
  const request = useRef<() => void>(() => undefined);
  const [sight, setSight] = useState<'seen' | 'unseen'>('unseen');
  const [point, setPoint] = useState<number | null>(null);
  const [frame, setFrame] = useState(0);
  const shape = series.map(({ id, label }) => `${id}=${label}`).join('|');

  useEffect(() => {
    latest.current = { formatValue, formatTime, limits, events, window, onZoom };
  });
  // What is drawn over the lines may change without them.
  useEffect(() => request.current(), [limits, events, window]);

  // A new set of series is a new chart; other props may change under it.
  const store = useMemo(() => {
    const made = createTimeSeries({ series: series.length, span, gapAfter });
    for (const moment of initial) made.append(moment);
    return made;
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [shape, span, gapAfter, initial]);

  useEffect(() => {
    const root = canvas.current;
    if (!root) return;
    let scheduled: number | undefined;
    let seen = false;
    const plot: LinePlot = createLinePlot({
      root,
      series,
      bounds: { lowest, highest },
      formatValue: (value, decimals) => latest.current.formatValue(value, decimals),
      formatTime: (time) => latest.current.formatTime(time),
      onPoint: setPoint,
      group,
      marks: () => ({ ...latest.current, seen: seenTime(latest.current.window, store.last()?.time) }),
      onZoom: zooms ? (time) => latest.current.onZoom?.(time) : undefined,
    });
    const draw = () => {
      scheduled = undefined;
      plot.draw([...store.columns(), ...store.edges()]);
      setFrame((count) => count + 1);
    };
    request.current = () => {
      if (seen) scheduled ??= requestAnimationFrame(draw);
    };
    const endSight = watchSight(root, (next) => {
      seen = next === 'seen';
      setSight(next);
      request.current();
    });
    const endTheme = watchTheme(() => plot.repaint());
    const size = new ResizeObserver(() => plot.resize({ width: root.clientWidth, height: root.clientHeight }));
    size.observe(root);
    return () => {
      request.current = () => undefined;
      if (scheduled !== undefined) cancelAnimationFrame(scheduled);
      endSight();
      endTheme();
      size.disconnect();
      plot.destroy();
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [store, group, zooms]);

  useImperativeHandle(
    handle,
    () => ({
      append: (moment) => {
        store.append(moment);
        request.current();
      },
      clear: () => {
        store.clear();
        request.current();
      },
    }),
    [store],
  );

  return { canvas, store, sight, shown: momentAt(store, point), frame };
}

function momentAt(store: TimeSeries, point: number | null): Moment | undefined {
  return (point === null ? undefined : store.at(point)) ?? store.last();
}
