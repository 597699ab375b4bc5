import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useClock } from '@imah/app/i18n';
import type { SeenTime } from '../model/chart-range.ts';
import { readTime, seenOf, type WatchTime, writeTime } from './watch-time.ts';

export interface Watching {
  readonly time: WatchTime;
  readonly seen: SeenTime;
  readonly now: () => number;
  readonly change: (time: WatchTime) => void;
}

/** The time that is looked at, as the address has it: who gets the address sees the same. */
export function useWatchTime(): Watching {
  const clock = useClock();
  const [search, setSearch] = useSearchParams();
  const address = writeTime(new URLSearchParams(), readTime(search)).toString();
  // Found once per address: a time that moved with the clock would fetch without end.
  const { time, seen } = useMemo(() => {
    const read = readTime(new URLSearchParams(address));
    return { time: read, seen: seenOf(read, clock.now()) };
  }, [address, clock]);
  return { time, seen, now: clock.now, change: (next) => setSearch(writeTime(search, next), { replace: true }) };
}
