import type { TimeZone } from '@imah/contract/buildings/words';

/** The day in a building at a moment, `2026-11-20`. */
export function localDay(at: number, zone: TimeZone): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    at,
  );
}

/** An instant within a day of the building, for formats that take one. */
export function noonOf(day: string): string {
  return `${day}T05:00:00Z`;
}
