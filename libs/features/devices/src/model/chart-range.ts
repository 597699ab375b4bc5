/** How far back a chart looks. */
export const chartRanges = ['1h', '24h', '7d', '30d'] as const;
export type ChartRange = (typeof chartRanges)[number];

const hour = 3_600_000;
const spans = { '1h': hour, '24h': 24 * hour, '7d': 168 * hour, '30d': 720 * hour } as const satisfies Record<
  ChartRange,
  number
>;

export function spanOf(range: ChartRange): number {
  return spans[range];
}

/** The span up to `now`, on whole minutes, so that looking twice in a minute asks once. */
export function windowOf(range: ChartRange, now: number): { readonly from: number; readonly to: number } {
  const to = Math.ceil(now / 60_000) * 60_000;
  return { from: to - spans[range], to };
}

/** Silence after which the line breaks: two and a half buckets, for raw values twice what makes the device offline. */
export function gapOf(bucketMs: number, offlineAfterSec: number): number {
  return bucketMs > 0 ? bucketMs * 2.5 : offlineAfterSec * 2000;
}
