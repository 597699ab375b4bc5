/** Milliseconds since `ts`, never negative: a device's clock may be ahead of ours. */
export function ageOf(ts: number, now: number): number {
  return Math.max(0, now - ts);
}

/** `stale`: older than the metric may be; `never`: no value has come. */
export type Freshness = 'fresh' | 'stale' | 'never';

/** Whether a value is older than its key may be silent; `never` for one that was never reported. */
export function freshnessOf(ts: number | undefined, now: number, staleAfterMs: number): Freshness {
  if (ts === undefined) return 'never';
  return ageOf(ts, now) > staleAfterMs ? 'stale' : 'fresh';
}

/** Milliseconds until a fresh value turns stale; null when no time will change what it is. */
export function untilStale(ts: number | undefined, now: number, staleAfterMs: number): number | null {
  return freshnessOf(ts, now, staleAfterMs) === 'fresh' && ts !== undefined ? ts + staleAfterMs - now + 1 : null;
}
