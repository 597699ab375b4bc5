import type { RollupLevel } from '@imah/contract';
/** Width of a bucket in milliseconds; raw has none. */
export declare const levelMs: {
    readonly raw: 0;
    readonly '5m': 300000;
    readonly '1h': 3600000;
    readonly '1d': 86400000;
};
export type Rollup = Exclude<RollupLevel, 'raw'>;
export declare const rollups: readonly ["5m", "1h", "1d"];
/** Raw values answer for at most this long, and at most this many rows. */
export declare const rawLimits: {
    readonly rangeMs: 7200000;
    readonly rows: 5000;
};
/** Rollups from the finest that gives at most `points` buckets; the coarsest always stands at the end. */
export declare function levelsFor(rangeMs: number, points: number): readonly Rollup[];
//# sourceMappingURL=choose-level.d.ts.map