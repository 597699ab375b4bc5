import type { TimeZone } from '../../buildings/words.ts';
import { holidayDays, indonesianHolidays } from '../holidays.ts';
import type { TicketState } from '../ticket-words.ts';
import { type SlaClock, type SlaState, readSla } from './sla-clock.ts';
import type { BusinessHours, SlaPromise } from './sla-policy.ts';
import { type WorkingTime, workingMs } from './working-time.ts';

/**
 * All that a ticket's times are computed from, in milliseconds since 1970 UTC: the states it was in, each until the
 * next, and what was promised, each from its instant on with the working hours that held then.
 */
export interface TicketTimes {
  readonly states: readonly { readonly at: number; readonly state: TicketState }[];
  readonly promises: readonly { readonly at: number; readonly promise: SlaPromise; readonly hours: BusinessHours }[];
  /** The first word or deed of the staff that the resident could see. */
  readonly respondedAt: number | null;
}

/** In these states the clock runs; in all others it stands. */
const runningStates: readonly TicketState[] = ['new', 'in-progress'];

/** `void`: the ticket was merged or cancelled, and is not counted. */
export type TicketSlaState = SlaState | 'void';
/** Every state a clock of a ticket can be in. */
export const ticketSlaStates = [
  'running',
  'paused',
  'near',
  'late',
  'met',
  'void',
] as const satisfies readonly TicketSlaState[];

/** The two clocks of a ticket. */
export interface TicketSla {
  readonly response: Omit<SlaClock, 'state'> & { readonly state: TicketSlaState };
  readonly resolution: Omit<SlaClock, 'state'> & { readonly state: TicketSlaState };
  /** Whether the clocks run and nobody works now: what is used of them stays as it is until somebody does. */
  readonly outsideHours: boolean;
}

/** Reads both clocks at `now` in the zone of the building. */
export function readTicketSla(times: TicketTimes, timeZone: TimeZone, now: number): TicketSla {
  const running = runningStretches(times);
  const last = times.states.at(-1);
  const isDone = last !== undefined && (last.state === 'resolved' || last.state === 'closed');
  const isVoid = last !== undefined && (last.state === 'merged' || last.state === 'cancelled');
  const calendars = times.promises.map(({ promise, hours }) => workingTime(promise, hours, timeZone));
  const clock = (part: 'respondMinutes' | 'resolveMinutes', doneAt: number | null) => {
    const terms = times.promises.flatMap(({ at: from, promise }, index) => {
      const calendar = calendars[index];
      return calendar === undefined ? [] : [{ from, targetMs: promise[part] * 60_000, calendar }];
    });
    const read = readSla({ terms, running, doneAt, now });
    return isVoid ? { ...read, state: 'void' as const, dueAt: null } : read;
  };
  const resolvedAt = isDone ? resolvedSince(times) : null;
  const calendar = calendars.at(-1);
  const isRunning = last !== undefined && runningStates.includes(last.state);
  return {
    response: clock('respondMinutes', times.respondedAt),
    resolution: clock('resolveMinutes', resolvedAt),
    outsideHours:
      isRunning && calendar?.kind === 'business' && workingMs(calendar, { from: now, to: now + minuteMs }) === 0,
  };
}

/** The times after a move into `state`: work that has begun is an answer as well. */
export function enterState(times: TicketTimes, state: TicketState, now: number): TicketTimes {
  const respondedAt = times.respondedAt ?? (state === 'in-progress' ? now : null);
  return { ...times, states: [...times.states, { at: now, state }], respondedAt };
}

/** The times after a change of what is promised; the same promise again changes nothing. */
export function enterPromise(times: TicketTimes, promise: SlaPromise, hours: BusinessHours, now: number): TicketTimes {
  const last = times.promises.at(-1);
  if (last !== undefined && isSamePromise(last.promise, promise) && isSameHours(last.hours, hours)) return times;
  return { ...times, promises: [...times.promises, { at: now, promise, hours }] };
}

function isSamePromise(one: SlaPromise, other: SlaPromise): boolean {
  const { respondMinutes, resolveMinutes, calendar } = other;
  return one.respondMinutes === respondMinutes && one.resolveMinutes === resolveMinutes && one.calendar === calendar;
}

// What was stored comes back with its keys in another order.
function isSameHours(one: BusinessHours, other: BusinessHours): boolean {
  return one === other || said(one) === said(other);
}

function said({ week, holidays, closedDays }: BusinessHours): string {
  return JSON.stringify([week.map((day) => day.map(({ from, to }) => [from, to])), holidays, closedDays]);
}

const minuteMs = 60_000;
const always: WorkingTime = { kind: 'always' };
// Every ticket brings its hours with it, nearly always the same ones: what is known of a calendar is kept with it.
const calendars = new Map<string, WorkingTime>();
const mostCalendars = 200;

/** The calendar of a promise in a zone: for the same hours the same one. */
export function workingTime({ calendar }: SlaPromise, hours: BusinessHours, timeZone: TimeZone): WorkingTime {
  if (calendar === 'always') return always;
  const key = `${timeZone} ${said(hours)}`;
  const known = calendars.get(key);
  if (known !== undefined) return known;
  const made = { kind: 'business', timeZone, week: hours.week, closedDays: closedDaysOf(hours) } as const;
  if (calendars.size >= mostCalendars) calendars.clear();
  calendars.set(key, made);
  return made;
}

function closedDaysOf({ holidays, closedDays }: BusinessHours): Pick<ReadonlySet<string>, 'has'> {
  const known = holidaysOf[holidays];
  if (closedDays.length === 0) return known;
  const own = new Set(closedDays);
  return { has: (day) => known.has(day) || own.has(day) };
}

const nationalDays = indonesianHolidays.flatMap(({ days }) =>
  days.filter(({ kind }) => kind === 'national').map(({ day }) => day),
);

// Built once: a list reads the clocks of hundreds of tickets.
const holidaysOf: Readonly<Record<BusinessHours['holidays'], ReadonlySet<string>>> = {
  all: new Set(holidayDays),
  national: new Set(nationalDays),
  none: new Set(),
};

function runningStretches({ states }: TicketTimes): { from: number; to: number | null }[] {
  return states.flatMap(({ at: from, state }, index) =>
    runningStates.includes(state) ? [{ from, to: states[index + 1]?.at ?? null }] : [],
  );
}

function resolvedSince({ states }: TicketTimes): number | null {
  return states.findLast(({ state }) => state === 'resolved')?.at ?? states.at(-1)?.at ?? null;
}
