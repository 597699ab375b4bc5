import { localDay } from '@imah/app/i18n';

/** The month `count` after another, or before it: `2026-12` and 1 are `2027-01`. */
export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}

/** The month it is where most of Indonesia is; `now` in milliseconds since 1970 UTC. */
export function monthAt(now: number): string {
  return localDay(now, 'Asia/Jakarta').slice(0, 7);
}
