import type { TimeZone } from '../../buildings/words.ts';

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
  const [first, last] = [dayOf(calendar.timeZone, from), dayOf(calendar.timeZone, to)];
  if (last - first < manyDays) return workedOnDays(calendar, { first, last }, { from, to });
  const edges =
    workedOnDays(calendar, { first, last: first }, { from, to }) +
    workedOnDays(calendar, { first: last, last }, { from, to });
  // The earlier one first: it may lie before all that is known.
  const before = workedBefore(calendar, first + 1);
  return edges + workedBefore(calendar, last) - before;
}

type Business = WorkingTime & { readonly kind: 'business' };

/** From here on whole days are looked up instead of walked over. */
const manyDays = 8;

function workedOnDays(
  calendar: Business,
  days: { readonly first: number; readonly last: number },
  { from, to }: Span,
): number {
  let total = 0;
  for (let day = days.first; day <= days.last; day += 1) {
    const midnight = midnightOf(calendar.timeZone, day);
    for (const open of openHours(calendar, day)) {
      const start = Math.max(midnight + open.from * minuteMs, from);
      total += Math.max(0, Math.min(midnight + open.to * minuteMs, to) - start);
    }
  }
  return total;
}

// A list of what is late for months asks for hundreds of days of each of its rows, all by the same calendar.
const workedDays = new WeakMap<Business, { readonly first: number; readonly sums: number[] }>();

/** The working time from some day on until the day given begins; only the difference of two tells something. */
function workedBefore(calendar: Business, day: number): number {
  let known = workedDays.get(calendar);
  if (known === undefined || day < known.first) {
    known = { first: day - farDays / 10, sums: [0] };
    workedDays.set(calendar, known);
  }
  const { first, sums } = known;
  let sum = sums.at(-1) ?? 0;
  for (let next = first + sums.length; next <= day; next += 1) {
    for (const { from, to } of openHours(calendar, next - 1)) sum += (to - from) * minuteMs;
    sums.push(sum);
  }
  return sums[day - first] ?? sum;
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
function openHours(calendar: Business, day: number): readonly DayHours[] {
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
