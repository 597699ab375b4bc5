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
export declare function rollUpSeries(ts: readonly number[], values: readonly (number | boolean)[], bucketOf: (ts: number) => number): RollupRow[];
//# sourceMappingURL=roll-up-series.d.ts.map