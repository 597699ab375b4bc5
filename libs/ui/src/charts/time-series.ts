/** One moment: its instant in milliseconds, and a value per series; null where a series has none. */
export type Moment = { time: number; values: readonly (number | null)[] };

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
  /** The last moment, gaps left out. */
  last: () => Moment | undefined;
  clear: () => void;
};

/** Keeps the newest moments of some series, and puts a break where nothing came for too long. */
export function createTimeSeries({ series, span, gapAfter }: TimeSeriesOptions): TimeSeries {
  let times: number[] = [];
  let values: (number | null)[][] = Array.from({ length: series }, () => []);
  let last: Moment | undefined;

  const push = (time: number, row: readonly (number | null)[]) => {
    times.push(time / 1000);
    values.forEach((column, index) => column.push(row[index] ?? null));
  };

  const forget = (now: number) => {
    const oldest = (now - span) / 1000;
    const kept = times.findIndex((time) => time >= oldest);
    // Cutting costs a copy, so it waits until a good part has gone out of the window.
    if (kept < 64 || kept < times.length / 4) return;
    times = times.slice(kept);
    values = values.map((column) => column.slice(kept));
  };

  return {
    append(moment) {
      if (last && moment.time <= last.time) return;
      if (last && moment.time - last.time > gapAfter) push(last.time + 1, []);
      push(moment.time, moment.values);
      last = moment;
      forget(moment.time);
    },
    columns: () => [times, ...values],
    last: () => last,
    clear() {
      times = [];
      values = Array.from({ length: series }, () => []);
      last = undefined;
    },
  };
}
