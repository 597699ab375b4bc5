import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { type Freshness, freshnessOf } from '../values/age.ts';
import { useRealtime } from './realtime-provider.tsx';
import { createStaleAlarm } from './stale-alarm.ts';

/** Whether a value of time `ts` is fresh, stale or was never there; renders again when it turns stale. */
export function useFreshness(ts: number | undefined, staleAfterMs: number): Freshness {
  const { later, now } = useRealtime();
  const alarm = useMemo(() => createStaleAlarm({ later, now }), [later, now]);
  useEffect(() => alarm.set(ts === undefined ? null : ts + staleAfterMs), [alarm, ts, staleAfterMs]);
  const read = () => freshnessOf(ts, now(), staleAfterMs);
  return useSyncExternalStore(alarm.subscribe, read, read);
}
