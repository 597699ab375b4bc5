import type { ChartEvent } from './plot-marks.ts';

/** What happened near a time: within a hundredth of what is seen, or going on then. */
export function eventsAt(events: readonly ChartEvent[], time: number | undefined, seen: number): readonly ChartEvent[] {
  if (time === undefined) return [];
  const near = seen / 100;
  return events.filter((event) => event.time - near <= time && (event.end ?? event.time) + near >= time).slice(0, 3);
}
