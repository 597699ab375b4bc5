import { addDays, startOfWeek } from './calendar-days.ts';
import type { CalendarEvent } from './calendar-event.ts';

/** In minutes since midnight; `to` is not part of it. */
export type Span = { from: number; to: number };
/** Its place among those it shares time with: the lane from 0, and how many lanes there are. */
export type Lane = Span & { id: string; lane: number; lanes: number };
/** A cell of the week: a day and an hour, or the row of what lasts all day. */
export type WeekCell = { date: string; hour: number | 'day' };

const midnight = 24 * 60;
/** Less would be a line that nobody can press. */
const least = 30;

/** Minutes of "09.00" or "9:30"; undefined for what is no time of a day. */
export function minutesOf(time: string | undefined): number | undefined {
  const [, hours, minutes] = /^(\d{1,2})[.:](\d{2})\b/.exec(time ?? '') ?? [];
  if (hours === undefined || minutes === undefined) return undefined;
  const all = Number(hours) * 60 + Number(minutes);
  return Number(minutes) < 60 && all < midnight ? all : undefined;
}

/** When an event is: an hour long unless it says otherwise, to midnight when it ends the day after; undefined all day. */
export function spanOf({ time, from, to }: Pick<CalendarEvent, 'time' | 'from' | 'to'>): Span | undefined {
  const start = minutesOf(from ?? time);
  if (start === undefined) return undefined;
  const end = minutesOf(to);
  const stop = end === undefined ? start + 60 : end <= start ? midnight : end;
  const until = Math.min(midnight, Math.max(stop, start + least));
  // What begins in the last minutes of a day is drawn a little earlier, so that it can be seen.
  return { from: Math.min(start, until - least), to: until };
}

/** Puts what shares time side by side: each into the first lane that is free, all of one cluster equally wide. */
export function lanesOf(spans: readonly (Span & { id: string })[]): Lane[] {
  const sorted = spans.toSorted((one, other) => one.from - other.from || other.to - one.to);
  const placed: Lane[] = [];
  let cluster: Lane[] = [];
  let ends: number[] = [];
  const close = () => {
    placed.push(...cluster.map((lane) => ({ ...lane, lanes: ends.length })));
    cluster = [];
    ends = [];
  };
  for (const span of sorted) {
    if (cluster.length > 0 && ends.every((end) => end <= span.from)) close();
    const free = ends.findIndex((end) => end <= span.from);
    const lane = free < 0 ? ends.length : free;
    ends[lane] = span.to;
    cluster.push({ ...span, lane, lanes: 1 });
  }
  close();
  return placed;
}

/** Where a key takes the cell in focus; undefined when nowhere. Up and down stop at the ends of the day. */
export function weekKey(key: string, { date, hour }: WeekCell): WeekCell | undefined {
  const at = hour === 'day' ? -1 : hour;
  const to = (next: number): WeekCell => ({ date, hour: next < 0 ? 'day' : Math.min(23, next) });
  const moves: Record<string, () => WeekCell> = {
    ArrowLeft: () => ({ date: addDays(date, -1), hour }),
    ArrowRight: () => ({ date: addDays(date, 1), hour }),
    ArrowUp: () => to(at - 1),
    ArrowDown: () => to(at + 1),
    Home: () => ({ date: startOfWeek(date), hour }),
    End: () => ({ date: addDays(startOfWeek(date), 6), hour }),
    PageUp: () => ({ date: addDays(date, -7), hour }),
    PageDown: () => ({ date: addDays(date, 7), hour }),
  };
  return Object.hasOwn(moves, key) ? moves[key]?.() : undefined;
}
