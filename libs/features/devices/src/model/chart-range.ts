/** How far back a chart looks. */
export const chartRanges = ['1h', '6h', '24h', '7d', '30d', '90d', '1y'] as const;
export type ChartRange = (typeof chartRanges)[number];

const hour = 3_600_000;
const day = 24 * hour;
const spans = {
  '1h': hour,
  '6h': 6 * hour,
  '24h': day,
  '7d': 7 * day,
  '30d': 30 * day,
  '90d': 90 * day,
  '1y': 365 * day,
} as const satisfies Record<ChartRange, number>;

/** A time that is looked at, in milliseconds since 1970 UTC; one that `follows` ends now, and moves on with what comes. */
export interface SeenTime {
  readonly from: number;
  readonly to: number;
  readonly follows: boolean;
}

export function spanOf(range: ChartRange): number {
  return spans[range];
}

/** The span up to `now`, on whole minutes, so that looking twice in a minute asks once. */
export function windowOf(range: ChartRange, now: number): SeenTime {
  const to = Math.ceil(now / 60_000) * 60_000;
  return { from: to - spans[range], to, follows: true };
}

/** Two hours before an instant to two hours after it; as long as that is not over, it ends now and goes on. */
export function timeAround(at: number, now: number): SeenTime {
  const end = at + 2 * hour;
  const to = Math.min(end, Math.ceil(now / 60_000) * 60_000);
  return { from: at - 2 * hour, to: Math.max(to, at + 60_000), follows: now < end };
}

/** Silence after which the line breaks: two and a half buckets, for raw values twice what makes the device offline. */
export function gapOf(bucketMs: number, offlineAfterSec: number): number {
  return bucketMs > 0 ? bucketMs * 2.5 : offlineAfterSec * 2000;
}
