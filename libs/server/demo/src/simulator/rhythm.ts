import type { TimeZone } from '@imah/contract/buildings/words';
import type { Rhythm } from '../plan/demo-plan.ts';

const hourMs = 3_600_000;

// Indonesia has no summer time.
const offsetHours: Record<TimeZone, number> = { 'Asia/Jakarta': 7, 'Asia/Makassar': 8, 'Asia/Jayapura': 9 };

/** Hour of the day in the building, with its fraction. */
export function localHour(ts: number, timeZone: TimeZone): number {
  return (ts / hourMs + offsetHours[timeZone]) % 24;
}

/** 0 is Sunday. */
export function localWeekday(ts: number, timeZone: TimeZone): number {
  // 1 January 1970 was a Thursday.
  return Math.floor((ts / hourMs + offsetHours[timeZone]) / 24 + 4) % 7;
}

/** How busy the building is: 0 in the dead of night, 1 at its peak. */
export function activity(ts: number, timeZone: TimeZone, rhythm: Rhythm): number {
  const hour = localHour(ts, timeZone);
  const weekday = localWeekday(ts, timeZone);
  const isWeekend = weekday === 0 || weekday === 6;
  if (rhythm === 'office') {
    if (isWeekend) return 0.08;
    return 0.06 + 0.94 * bump(hour, 12.5, 4.2) - 0.2 * bump(hour, 12.5, 0.8);
  }
  const morning = bump(hour, isWeekend ? 8.5 : 6.3, 1.6);
  const evening = bump(hour, 19.5, 2.6);
  const midday = bump(hour, 13, 3) * (isWeekend ? 0.55 : 0.25);
  return Math.min(1, 0.06 + 0.7 * morning + 0.94 * evening + midday);
}

/** How warm the day is: 0 before dawn, 1 in the early afternoon. */
export function warmth(ts: number, timeZone: TimeZone): number {
  return 0.5 - 0.5 * Math.cos(((localHour(ts, timeZone) - 2) / 24) * 2 * Math.PI);
}

function bump(hour: number, centre: number, width: number): number {
  const distance = Math.min(Math.abs(hour - centre), 24 - Math.abs(hour - centre)) / width;
  return Math.exp(-distance * distance);
}
