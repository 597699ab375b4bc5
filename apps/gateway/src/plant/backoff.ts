const firstMs = 1_000;
const usualMostMs = 60_000;

/** How long to leave something in peace after so many failures in a row: twice as long each time. */
export function backoff(failures: number, mostMs = usualMostMs): number {
  return Math.min(firstMs * 2 ** Math.min(Math.max(failures - 1, 0), 30), mostMs);
}

/** The most that a unit is left in peace: one that is asked once a day is not woken every minute because it was away. */
export const restOf = (everyMs: number): number => Math.min(Math.max(everyMs / 24, usualMostMs), 3_600_000);
