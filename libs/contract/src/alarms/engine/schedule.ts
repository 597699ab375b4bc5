import type { TimeZone } from '../../buildings/words.ts';
import type { RuleSchedule } from '../rule.ts';

const minuteMs = 60_000;
const dayMs = 86_400_000;
/** Indonesia has no summer time: its zones are as far from UTC as ever. */
const hoursAhead = {
  'Asia/Jakarta': 7,
  'Asia/Makassar': 8,
  'Asia/Jayapura': 9,
} as const satisfies Record<TimeZone, number>;

/** Whether a rule looks at an instant, in milliseconds since 1970 UTC. */
export function isScheduled(schedule: RuleSchedule, at: number, zone: TimeZone): boolean {
  if (schedule.kind === 'always') return true;
  const local = at + hoursAhead[zone] * 60 * minuteMs;
  const sinceMidnight = ((local % dayMs) + dayMs) % dayMs;
  const [from, to] = [minutesOf(schedule.from), minutesOf(schedule.to)];
  const isDay = (days: number) => schedule.days.includes(weekdayOf(local + days * dayMs));
  if (from < to) return isDay(0) && sinceMidnight >= from && sinceMidnight < to;
  // Over midnight: the hours are those of the day on which they began.
  return (isDay(0) && sinceMidnight >= from) || (isDay(-1) && sinceMidnight < to);
}

/** The next instant after `at` at which the hours of a rule may begin or end; null for one that always looks. */
export function nextBoundary(schedule: RuleSchedule, at: number, zone: TimeZone): number | null {
  if (schedule.kind === 'always') return null;
  const shift = hoursAhead[zone] * 60 * minuteMs;
  const midnight = Math.floor((at + shift) / dayMs) * dayMs - shift;
  const boundaries = [schedule.from, schedule.to].map((clock) => {
    const today = midnight + minutesOf(clock);
    return today > at ? today : today + dayMs;
  });
  return Math.min(...boundaries);
}

/** Milliseconds of the day at `HH:MM`. */
function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return (hours * 60 + minutes) * minuteMs;
}

/** Monday is 1. */
function weekdayOf(local: number): number {
  // 1 January 1970 was a Thursday.
  return ((((Math.floor(local / dayMs) + 3) % 7) + 7) % 7) + 1;
}
