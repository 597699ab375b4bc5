import type { TimeZone } from '../../buildings/building.ts';

/** A stretch of a day on which work is done, in minutes since its midnight; `to` is not in it. */
export interface DayHours {
  readonly from: number;
  readonly to: number;
}

/** When time counts: always, or in working hours of a zone on days that are not closed. */
export type WorkingTime =
  | { readonly kind: 'always' }
  | {
      readonly kind: 'business';
      readonly timeZone: TimeZone;
      /** Seven days from Monday; the stretches of each in order and apart. */
      readonly week: readonly (readonly DayHours[])[];
      /** Days without work, `2026-08-17`. */
      readonly closedDays: Pick<ReadonlySet<string>, 'has'>;
    };

/** Instants in milliseconds since 1970 UTC; `to` is not in it. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

const minuteMs = 60_000;
const dayMs = 86_400_000;
/** Indonesia has no summer time, so an offset is all there is to a zone. */
const offsetMs = { 'Asia/Jakarta': 7, 'Asia/Makassar': 8, 'Asia/Jayapura': 9 } as const satisfies Record<
  TimeZone,
  number
>;
/** A calendar without hours for this long has none. */
const farDays = 3_660;

/** The working time between two instants, in milliseconds. */
export function workingMs(calendar: WorkingTime, { from, to }: Span): number {
  if (to <= from) return 0;
  if (calendar.kind === 'always') return to - from;
  let total = 0;
  const last = dayOf(calendar.timeZone, to);
  for (let day = dayOf(calendar.timeZone, from); day <= last; day += 1) {
    const midnight = midnightOf(calendar.timeZone, day);
    for (const open of openHours(calendar, day)) {
      const start = Math.max(midnight + open.from * minuteMs, from);
      total += Math.max(0, Math.min(midnight + open.to * minuteMs, to) - start);
    }
  }
  return total;
}

/** The instant at which `ms` of working time since `from` are over; null when the calendar has none in ten years. */
export function addWorkingMs(calendar: WorkingTime, from: number, ms: number): number | null {
  if (ms <= 0) return from;
  if (calendar.kind === 'always') return from + ms;
  let left = ms;
  const first = dayOf(calendar.timeZone, from);
  for (let day = first; day < first + farDays; day += 1) {
    const midnight = midnightOf(calendar.timeZone, day);
    for (const open of openHours(calendar, day)) {
      const start = Math.max(midnight + open.from * minuteMs, from);
      const end = midnight + open.to * minuteMs;
      if (end <= start) continue;
      if (end - start >= left) return start + left;
      left -= end - start;
    }
  }
  return null;
}

/** Days since 1970 in the zone's own calendar. */
function dayOf(timeZone: TimeZone, at: number): number {
  return Math.floor((at + offsetMs[timeZone] * 60 * minuteMs) / dayMs);
}

function midnightOf(timeZone: TimeZone, day: number): number {
  return day * dayMs - offsetMs[timeZone] * 60 * minuteMs;
}

const noHours: readonly DayHours[] = [];

// Nothing is made anew here: what is late for a year asks for each of its days.
function openHours(calendar: WorkingTime & { readonly kind: 'business' }, day: number): readonly DayHours[] {
  // 1 January 1970 was a Thursday: the fourth day from Monday.
  const weekday = (((day + 3) % 7) + 7) % 7;
  const hours = calendar.week[weekday] ?? noHours;
  return hours.length === 0 || calendar.closedDays.has(nameOf(day)) ? noHours : hours;
}

// To write a date costs more than all else that is done for its day, and a list asks for the same days again and again.
const dayNames = new Map<number, string>();
const mostDayNames = 4_000;

function nameOf(day: number): string {
  const known = dayNames.get(day);
  if (known !== undefined) return known;
  const name = new Date(day * dayMs).toISOString().slice(0, 10);
  if (dayNames.size >= mostDayNames) dayNames.clear();
  dayNames.set(day, name);
  return name;
}
