/** Lowest and highest value of a moment that stands for a span of time. */
type Extent = readonly [lowest: number, highest: number];

/**
 * One moment: its instant in milliseconds, and a value per series; null where a series has none. `extents` are
 * given where a value is the mean of many: what lies between them would otherwise be hidden.
 */
export type Moment = {
  time: number;
  values: readonly (number | null)[];
  extents?: readonly (Extent | null)[];
};

/** Seconds and values in columns, as uPlot draws them. */
export type Columns = [number[], ...(number | null)[][]];

export type TimeSeriesOptions = {
  series: number;
  /** Milliseconds kept; what is older goes. */
  span: number;
  /** Milliseconds without a value after which the line is broken. */
  gapAfter: number;
};

export type TimeSeries = {
  /** Adds one moment; one that is not later than the last is left out, for a line never runs back. */
  append: (moment: Moment) => void;
  columns: () => Columns;
  /** Of each series the lowest and the highest values, in columns beside the others. */
  edges: () => (number | null)[][];
  /** All that is kept, oldest first, breaks among them. */
  moments: () => Moment[];
  /** Whether any moment has a value: buckets without data have none. */
  hasValues: () => boolean;
  /** The moment in a row of the columns. */
  at: (row: number) => Moment | undefined;
  /** The last moment, gaps left out. */
  last: () => Moment | undefined;
  clear: () => void;
};

/** Keeps the newest moments of some series, and puts a break where nothing came for too long. */
export function createTimeSeries({ series, span, gapAfter }: TimeSeriesOptions): TimeSeries {
  let times: number[] = [];
  const none = (): (number | null)[][] => Array.from({ length: series * 3 }, () => []);
  let values = none();
  let last: Moment | undefined;

  const push = (time: number, row: readonly (number | null)[], extents: readonly (Extent | null)[] = []) => {
    times.push(time / 1000);
    for (let index = 0; index < series; index += 1) {
      values[index]?.push(row[index] ?? null);
      const [lowest = null, highest = null] = extents[index] ?? [];
      values[series + index * 2]?.push(lowest);
      values[series + index * 2 + 1]?.push(highest);
    }
  };

  const forget = (now: number) => {
    const oldest = (now - span) / 1000;
    const kept = times.findIndex((time) => time >= oldest);
    // Cutting costs a copy, so it waits until a good part has gone out of the window.
    if (kept < 64 || kept < times.length / 4) return;
    times = times.slice(kept);
    values = values.map((column) => column.slice(kept));
  };

  const at = (row: number): Moment | undefined => {
    const time = times[row];
    if (time === undefined) return undefined;
    const of = (column: number) => values[column]?.[row] ?? null;
    return {
      time: time * 1000,
      values: Array.from({ length: series }, (_, index) => of(index)),
      extents: Array.from({ length: series }, (_, index) => {
        const [lowest, highest] = [of(series + index * 2), of(series + index * 2 + 1)];
        return lowest === null || highest === null ? null : [lowest, highest];
      }),
    };
  };

  return {
    append(moment) {
      if (last && moment.time <= last.time) return;
      if (last && moment.time - last.time > gapAfter) push(last.time + 1, []);
      push(moment.time, moment.values, moment.extents);
      last = moment;
      forget(moment.time);
    },
    columns: () => [times, ...values.slice(0, series)],
    edges: () => values.slice(series),
    hasValues: () => values.slice(0, series).some((column) => column.some((value) => value !== null)),
    at,
    moments: () => times.flatMap((_, row) => at(row) ?? []),
    last: () => last,
    clear() {
      times = [];
      values = none();
      last = undefined;
    },
  };
}
