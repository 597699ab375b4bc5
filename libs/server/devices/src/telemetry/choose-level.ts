import type { RollupLevel } from '@imah/contract/telemetry/words';

/** Width of a bucket in milliseconds; raw has none. */
export const levelMs = { raw: 0, '5m': 300_000, '1h': 3_600_000, '1d': 86_400_000 } as const satisfies Record<
  RollupLevel,
  number
>;

export type Rollup = Exclude<RollupLevel, 'raw'>;
const rollups = ['5m', '1h', '1d'] as const satisfies readonly Rollup[];

/** Raw values answer for at most this long, and at most this many rows. */
export const rawLimits = { rangeMs: 7_200_000, rows: 5_000 } as const;

/** Rollups from the finest that gives at most `points` buckets; the coarsest always stands at the end. */
export function levelsFor(rangeMs: number, points: number): readonly Rollup[] {
  const fitting = rollups.filter((level) => Math.ceil(rangeMs / levelMs[level]) <= points);
  return fitting.length > 0 ? fitting : ['1d'];
}
