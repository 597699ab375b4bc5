const minuteMs = 60_000;
const dayMs = 86_400_000;
/** Indonesia has no summer time: its zones (those of `timeZones`) are as far from UTC as ever. */
const hoursAhead = {
  'Asia/Jakarta': 7,
  'Asia/Makassar': 8,
  'Asia/Jayapura': 9,
} as const;

/** The hours of a shift by the clock of its building: days from Monday (1) to Sunday (7), times as `HH:MM`. */
export interface DutyHours {
  readonly days: readonly number[];
  readonly from: string;
  readonly to: string;
}

/**
 * When a shift that is on at an instant ends, in milliseconds since 1970 UTC; null where it is not on. An end that is not
 * after the beginning is on the next day: a shift belongs to the day on which it begins.
 */
export function dutyEnd({ days, from, to }: DutyHours, at: number, zone: keyof typeof hoursAhead): number | null {
  const shift = hoursAhead[zone] * 60 * minuteMs;
  const today = Math.floor((at + shift) / dayMs);
  const ends = [today - 1, today].flatMap((day) => {
    if (!days.includes(weekdayOf(day))) return [];
    const midnight = day * dayMs - shift;
    const begin = midnight + msOf(from);
    const end = midnight + msOf(to) + (to > from ? 0 : dayMs);
    return begin <= at && at < end ? [end] : [];
  });
  return ends.length === 0 ? null : Math.max(...ends);
}

/** Milliseconds of the day at `HH:MM`. */
function msOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return (hours * 60 + minutes) * minuteMs;
}

/** Monday is 1; the day is counted from 1 January 1970, a Thursday. */
function weekdayOf(day: number): number {
  return ((((day + 3) % 7) + 7) % 7) + 1;
}
