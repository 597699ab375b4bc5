import type { Moment } from '../time-series.ts';

/** Friday, 20 November 2026, 07:00 WIB. */
export const exampleStart = Date.UTC(2026, 10, 20, 0, 0);

/** Smooth made-up values every 20 seconds, the same each time; for stories and tests. */
export function exampleMoments({ count, series }: { count: number; series: number }): Moment[] {
  return Array.from({ length: count }, (_, position) => ({
    time: exampleStart + position * 20_000,
    values: Array.from(
      { length: series },
      (_, index) => 18 + index * 6 + (4 + index) * Math.sin(position / (14 + index * 3)) + Math.cos(position / 3),
    ),
  }));
}
