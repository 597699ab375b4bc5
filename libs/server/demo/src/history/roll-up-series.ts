/** One row of a rollup, as the server itself computes it. */
export interface RollupRow {
  bucket: number;
  min: number;
  max: number;
  sum: number;
  count: number;
  first: number;
  last: number;
  /** Used since the value before; counters only. */
  delta: number;
}

/** Joins values of rising times into the buckets that `bucketOf` names. */
export function rollUpSeries(
  ts: readonly number[],
  values: readonly (number | boolean)[],
  bucketOf: (ts: number) => number,
): RollupRow[] {
  const rows: RollupRow[] = [];
  let row: RollupRow | undefined;
  let before = Number(values[0] ?? 0);
  for (let at = 0; at < ts.length; at += 1) {
    const value = Number(values[at]);
    const bucket = bucketOf(ts[at] ?? 0);
    if (row?.bucket !== bucket) {
      row = { bucket, min: value, max: value, sum: 0, count: 0, first: value, last: value, delta: 0 };
      rows.push(row);
    }
    if (value < row.min) row.min = value;
    if (value > row.max) row.max = value;
    row.sum += value;
    row.count += 1;
    row.last = value;
    row.delta += value - before;
    before = value;
  }
  return rows;
}
