import type { WindowRhythm } from '../quiet-words.ts';

const weekMs = 7 * 86_400_000;

/** When a maintenance window holds: the first time from `startsAt` to `endsAt`, and never from `endedAt` on. */
export interface WindowTimes {
  readonly startsAt: string;
  readonly endsAt: string;
  readonly rhythm: WindowRhythm;
  readonly endedAt: string | null;
}

/** From `from` and before `to`, in milliseconds since 1970 UTC. */
export interface Occurrence {
  readonly from: number;
  readonly to: number;
}

/**
 * When a window holds at `at` (milliseconds since 1970 UTC), or next; null once it is over. A week later is the same hour of
 * the building: its zones have no summer time.
 */
export function occurrenceAt({ startsAt, endsAt, rhythm, endedAt }: WindowTimes, at: number): Occurrence | null {
  if (endedAt !== null && at >= Date.parse(endedAt)) return null;
  const [from, to] = [Date.parse(startsAt), Date.parse(endsAt)];
  if (at < to) return { from, to };
  if (rhythm === 'once') return null;
  const weeks = Math.floor((at - to) / weekMs) + 1;
  return { from: from + weeks * weekMs, to: to + weeks * weekMs };
}

/** Where a window stands at `at`, in milliseconds since 1970 UTC. */
export function windowStateAt(times: WindowTimes, at: number): 'now' | 'coming' | 'over' {
  const occurrence = occurrenceAt(times, at);
  if (occurrence === null) return 'over';
  return occurrence.from <= at ? 'now' : 'coming';
}
