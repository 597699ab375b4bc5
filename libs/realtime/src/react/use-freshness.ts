import { useCallback, useSyncExternalStore } from 'react';
import { type Freshness, freshnessOf, untilStale } from '../values/age.ts';
import { useRealtime } from './realtime-provider.tsx';

/** Whether a value of time `ts` is fresh, stale or was never there; renders again when it turns stale. */
export function useFreshness(ts: number | undefined, staleAfterMs: number): Freshness {
  const { later, now } = useRealtime();
  const subscribe = useCallback(
    (handler: () => void) => {
      const delayMs = untilStale(ts, now(), staleAfterMs);
      return delayMs === null ? () => {} : later(handler, delayMs);
    },
    [later, now, ts, staleAfterMs],
  );
  const read = () => freshnessOf(ts, now(), staleAfterMs);
  return useSyncExternalStore(subscribe, read, read);
}
