import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { timeZones } from '../../buildings/words.ts';
import { indonesianHolidays } from '../holidays.ts';
import { ticketMoves } from '../ticket-moves.ts';
import type { TicketState } from '../ticket-words.ts';
import { readSla, type SlaInput, type SlaTerm } from './sla-clock.ts';
import type { BusinessHours, SlaPromise } from './sla-policy.ts';
import { enterPromise, enterState, readTicketSla, type TicketTimes } from './ticket-clock.ts';
import { addWorkingMs, type WorkingTime, workingMs } from './working-time.ts';

const minute = 60_000;
const hour = 60 * minute;
const always: WorkingTime = { kind: 'always' };
const office: WorkingTime = {
  kind: 'business',
  timeZone: 'Asia/Jakarta',
  week: [
    ...Array.from({ length: 5 }, () => [
      { from: 480, to: 720 },
      { from: 780, to: 1020 },
    ]),
    [],
    [],
  ],
  closedDays: new Set(['2026-12-24', '2026-12-25']),
};
const wib = (text: string) => Date.parse(`${text}+07:00`);

describe('working time', () => {
  it('leaves out nights, the hour of lunch, weekends and holidays', () => {
    // Wednesday afternoon to Monday morning over Christmas Eve and Christmas Day.
    expect(workingMs(office, { from: wib('2026-12-23T16:00'), to: wib('2026-12-28T13:30') })).toBe(5.5 * hour);
  });

  it('counts by the clocks of the zone', () => {
    const makassar: WorkingTime = { ...office, timeZone: 'Asia/Makassar' };
    const span = { from: Date.UTC(2026, 10, 23, 0), to: Date.UTC(2026, 10, 23, 1) };

    expect([workingMs(office, span), workingMs(makassar, span)]).toEqual([0, hour]);
  });

  it('ends a stretch of work with its last minute, not with the next morning', () => {
    expect(addWorkingMs(office, wib('2026-12-23T16:00'), hour)).toBe(wib('2026-12-23T17:00'));
    expect(addWorkingMs(office, wib('2026-12-23T16:00'), hour + minute)).toBe(wib('2026-12-28T08:01'));
  });

  it('is of a long time what it is of its weeks, whichever of them was asked for first', () => {
    fc.assert(
      fc.property(
        calendars,
        fc.integer({ min: -900 * 1440, max: 900 * 1440 }),
        fc.integer({ min: 1, max: 900 * 1440 }),
        fc.integer({ min: 1, max: 900 * 1440 }),
        (calendar, start, length, earlier) => {
          const from = base + start * minute;
          const to = from + length * minute;
          const sumOfWeeks = (span: { from: number; to: number }) => {
            let sum = 0;
            for (let at = span.from; at < span.to; at += 7 * 24 * hour)
              sum += workingMs(calendar, { from: at, to: Math.min(at + 7 * 24 * hour, span.to) });
            return sum;
          };
          const before = { from: from - earlier * minute, to: from };

          expect([{ from, to }, before, { from, to }].map((span) => workingMs(calendar, span))).toEqual(
            [{ from, to }, before, { from, to }].map(sumOfWeeks),
          );
        },
      ),
      { numRuns: 300, seed: 20_261_121 },
    );
  });

  it('finds no end where nobody ever works', () => {
    expect(addWorkingMs({ ...office, week: [] }, 0, minute)).toBeNull();
  });
});

describe('a clock', () => {
  const start = wib('2026-12-23T16:00');
  const term: SlaTerm = { from: start, targetMs: 2 * hour, calendar: office };
  const running = [{ from: start, to: null }];

  it('runs, comes near its end and is late, in that order', () => {
    const states = ['2026-12-23T16:30', '2026-12-28T08:36', '2026-12-28T09:00', '2026-12-28T09:01'].map(
      (at) => readSla({ terms: [term], running, doneAt: null, now: wib(at) }).state,
    );

    expect(states).toEqual(['running', 'near', 'near', 'late']);
  });

  it('stands still in a pause, and says no time then', () => {
    const paused = { terms: [term], running: [{ from: start, to: start + hour }], doneAt: null };

    expect(readSla({ ...paused, now: wib('2026-12-30T12:00') })).toEqual({
      state: 'paused',
      elapsedMs: hour,
      targetMs: 2 * hour,
      dueAt: null,
    });
  });

  it('keeps what has run when the policy changes, and counts on by the new one', () => {
    const stricter: SlaTerm = { from: wib('2026-12-23T16:30'), targetMs: hour, calendar: always };

    expect(readSla({ terms: [term, stricter], running, doneAt: null, now: wib('2026-12-23T16:45') })).toEqual({
      state: 'running',
      elapsedMs: 45 * minute,
      targetMs: hour,
      dueAt: wib('2026-12-23T17:00'),
    });
  });

  it('is met when done in time, and stays late when done too late', () => {
    const now = wib('2027-01-10T12:00');
    const doneAt = [wib('2026-12-28T09:00'), wib('2026-12-28T09:30')];

    expect(doneAt.map((at) => readSla({ terms: [term], running, doneAt: at, now }).state)).toEqual(['met', 'late']);
  });

  it('stays late under a policy that gives more time', () => {
    const generous: SlaTerm = { from: wib('2026-12-28T10:00'), targetMs: 99 * hour, calendar: office };
    const clock = readSla({ terms: [term, generous], running, doneAt: null, now: wib('2026-12-28T10:05') });

    expect([clock.state, clock.dueAt]).toEqual(['late', wib('2026-12-28T09:00')]);
  });
});

/** The same by counting minutes one after the other. */
function countMinutes({ terms, running, doneAt, now }: SlaInput) {
  const end = Math.min(now, doneAt ?? now) / minute;
  let elapsed = 0;
  let reachedAt: number | null = null;
  let lateAt: number | null = null;
  let term: SlaTerm | undefined;
  for (const stretch of running) {
    let judged: SlaTerm | undefined;
    const stop = Math.min(stretch.to === null ? end : stretch.to / minute, end);
    for (let at = stretch.from / minute; at <= stop; at += 1) {
      // The instant now is looked at as well, and is no minute yet.
      if (at === stop && (stretch.to !== null || stop !== end)) break;
      term = terms.findLast(({ from }, index) => index === 0 || from / minute <= at);
      const { targetMs, calendar } = term ?? never();
      const target = targetMs / minute;
      if (judged !== term) {
        judged = term;
        reachedAt = elapsed >= target ? at : null;
        if (elapsed > target) lateAt ??= at;
      }
      if (at === stop || !isWorked(calendar, at)) continue;
      if (elapsed >= target) lateAt ??= reachedAt;
      elapsed += 1;
      if (elapsed === target) reachedAt = at + 1;
    }
  }
  const instantOf = (at: number | null) => (at === null ? null : at * minute);
  return { elapsedMs: elapsed * minute, lateAt: instantOf(lateAt), reachedAt: instantOf(reachedAt) };
}

const hoursOf = { 'Asia/Jakarta': 7, 'Asia/Makassar': 8, 'Asia/Jayapura': 9 };
const dayNames = new Map<number, { name: string; weekday: number }>();

function isWorked(calendar: WorkingTime, at: number): boolean {
  if (calendar.kind === 'always') return true;
  const local = at + hoursOf[calendar.timeZone] * 60;
  const day = Math.floor(local / 1440);
  let known = dayNames.get(day);
  if (known === undefined) {
    const date = new Date(day * 86_400_000);
    known = { name: date.toISOString().slice(0, 10), weekday: (date.getUTCDay() + 6) % 7 };
    dayNames.set(day, known);
  }
  if (calendar.closedDays.has(known.name)) return false;
  const within = local - day * 1440;
  return (calendar.week[known.weekday] ?? []).some(({ from, to }) => within >= from && within < to);
}

function never(): never {
  throw new Error('a clock has a term');
}

const base = Date.UTC(2026, 2, 17, 17);
const horizon = 3 * 1440;
const minutes = (max = horizon) => fc.integer({ min: 0, max });
const hours = fc
  .uniqueArray(fc.integer({ min: 0, max: 1440 }), { minLength: 0, maxLength: 4 })
  .map((edges) => edges.toSorted((a, b) => a - b))
  .map((edges) => [
    [edges[0], edges[1]],
    [edges[2], edges[3]],
  ])
  .map((pairs) => pairs.flatMap(([from, to]) => (from === undefined || to === undefined ? [] : [{ from, to }])));
const closedDays = fc
  .subarray(['2026-03-17', '2026-03-18', '2026-03-19', '2026-03-20', '2026-03-21', '2026-03-22', '2026-03-23'])
  .map((days) => new Set(days));
const calendars: fc.Arbitrary<WorkingTime> = fc.oneof(
  { weight: 1, arbitrary: fc.constant(always) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('business' as const),
      timeZone: fc.constantFrom(...timeZones),
      week: fc.array(hours, { minLength: 7, maxLength: 7 }),
      closedDays,
    }),
  },
);
const inputs: fc.Arbitrary<SlaInput> = fc
  .record({
    terms: fc.array(fc.record({ at: minutes(), target: fc.integer({ min: 1, max: 1_500 }), calendar: calendars }), {
      minLength: 1,
      maxLength: 4,
    }),
    edges: fc.uniqueArray(minutes(), { minLength: 1, maxLength: 9 }),
    done: fc.option(minutes(1440)),
    now: minutes(1440),
  })
  .map(({ terms, edges, done, now }) => {
    const at = (count: number) => base + count * minute;
    const sorted = edges.toSorted((a, b) => a - b);
    // Nothing that is known lies ahead.
    const last = Math.max(...edges, ...terms.map((term) => term.at));
    const running = sorted.flatMap((from, index) =>
      index % 2 === 1
        ? []
        : [{ from: at(from), to: sorted[index + 1] === undefined ? null : at(sorted[index + 1] ?? 0) }],
    );
    return {
      terms: terms
        .toSorted((a, b) => a.at - b.at)
        .map(({ at: from, target, calendar }, index) => ({
          from: index === 0 ? base : at(from),
          targetMs: target * minute,
          calendar,
        })),
      running,
      doneAt: done === null ? null : at(last + done),
      now: at(last + now),
    };
  });

/** How far ahead the count of minutes looks for the end. */
const forecast = 1440 * minute;

/** What the count says: time used, whether it is late, and when it is due, within the forecast. */
function expected(input: SlaInput) {
  const { elapsedMs, lateAt } = countMinutes(input);
  const isRunning = input.doneAt === null && input.running.at(-1)?.to === null;
  const ahead = isRunning ? countMinutes({ ...input, now: input.now + forecast }).reachedAt : null;
  return { elapsedMs, isLate: lateAt !== null, dueAt: lateAt ?? ahead };
}

function actual(input: SlaInput) {
  const { elapsedMs, state, dueAt } = readSla(input);
  const isFar = dueAt !== null && dueAt > input.now + forecast;
  return { elapsedMs, isLate: state === 'late', dueAt: isFar ? null : dueAt };
}

it.each(Array.from({ length: 4 }, (_, batch) => batch))(
  'equals a count of minutes over any calendars, pauses and changes of policy: thousand %i of four',
  (batch) => {
    fc.assert(
      fc.property(inputs, (input) => {
        expect(actual(input)).toEqual(expected(input));
      }),
      { numRuns: 1_000, seed: 20_261_121 + batch },
    );
  },
);

interface Promised {
  readonly promise: SlaPromise;
  readonly hours: BusinessHours;
}
/** What can happen to a ticket: a move to one of the states that can follow, another promise, an answer in words. */
type Happening = { readonly move: number } | Promised | 'answered';

const promised: fc.Arbitrary<Promised> = fc.record({
  promise: fc.record({
    respondMinutes: fc.integer({ min: 1, max: 600 }),
    resolveMinutes: fc.integer({ min: 1, max: 1_500 }),
    calendar: fc.constantFrom('business' as const, 'business' as const, 'always' as const),
  }),
  hours: fc.record({
    week: fc.array(hours, { minLength: 7, maxLength: 7 }),
    holidays: fc.constantFrom('all' as const, 'national' as const, 'none' as const),
    closedDays: fc.subarray(['2026-03-17', '2026-03-19', '2026-03-20', '2026-03-21', '2026-03-22', '2026-03-23']),
  }),
});
const happening: fc.Arbitrary<Happening> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ move: fc.nat(9) }) },
  { weight: 3, arbitrary: promised },
  { weight: 1, arbitrary: fc.constant('answered' as const) },
);
const histories = fc.record({
  timeZone: fc.constantFrom(...timeZones),
  first: promised,
  // Around Nyepi and Idulfitri, of which some days are joint leave and some are not.
  happenings: fc.uniqueArray(fc.tuple(fc.integer({ min: 1, max: horizon }), happening), {
    maxLength: 9,
    selector: ([at]) => at,
  }),
  later: minutes(1440),
});
type History = typeof histories extends fc.Arbitrary<infer H> ? H : never;

/** The ticket as the product keeps it, and the same told apart by this test. */
function live({ timeZone, first, happenings, later }: History) {
  let state: TicketState = 'new';
  let times: TicketTimes = {
    states: [{ at: base, state }],
    promises: [{ at: base, ...first }],
    respondedAt: null,
  };
  const moves: { at: number; state: TicketState }[] = [{ at: base, state }];
  const promises: { at: number; promised: Promised }[] = [{ at: base, promised: first }];
  let respondedAt: number | null = null;
  for (const [count, what] of happenings.toSorted(([a], [b]) => a - b)) {
    const at = base + count * minute;
    if (what === 'answered') {
      times = { ...times, respondedAt: times.respondedAt ?? at };
      respondedAt ??= at;
    } else if ('move' in what) {
      const next = ticketMoves.filter(({ from }) => from === state);
      const to = next[what.move % Math.max(1, next.length)]?.to;
      if (to === undefined) continue;
      state = to;
      times = enterState(times, to, at);
      moves.push({ at, state: to });
      if (to === 'in-progress') respondedAt ??= at;
    } else {
      times = enterPromise(times, what.promise, what.hours, at);
      promises.push({ at, promised: what });
    }
  }
  const last = Math.max(base, ...happenings.map(([count]) => base + count * minute));
  const now = last + later * minute;
  const resolvedAt =
    state === 'resolved' || state === 'closed' ? moves.findLast((move) => move.state === 'resolved') : null;
  const told = (part: 'respondMinutes' | 'resolveMinutes', doneAt: number | null): SlaInput => ({
    terms: promises.map(({ at: from, promised: { promise, hours: kept } }) => ({
      from,
      targetMs: promise[part] * minute,
      calendar:
        promise.calendar === 'always'
          ? always
          : { kind: 'business', timeZone, week: kept.week, closedDays: closed(kept) },
    })),
    running: moves.flatMap(({ at: from, state: within }, index) =>
      within === 'new' || within === 'in-progress' ? [{ from, to: moves[index + 1]?.at ?? null }] : [],
    ),
    doneAt,
    now,
  });
  return {
    read: readTicketSla(times, timeZone, now),
    isVoid: state === 'merged' || state === 'cancelled',
    response: told('respondMinutes', respondedAt),
    resolution: told('resolveMinutes', resolvedAt?.at ?? null),
  };
}

/** Every day on which nobody works, written down one by one. */
function closed({ holidays, closedDays: own }: BusinessHours): ReadonlySet<string> {
  const days = indonesianHolidays.flatMap((year) => year.days);
  const kept = days.filter(({ kind }) => holidays === 'all' || (holidays === 'national' && kind === 'national'));
  return new Set([...kept.map(({ day }) => day), ...own]);
}

it.each(Array.from({ length: 10 }, (_, batch) => batch))(
  'both clocks of a ticket equal a count of minutes, whatever hours, holidays and promises change meanwhile: thousand %i of ten',
  (batch) => {
    fc.assert(
      fc.property(histories, (history) => {
        const { read, isVoid, response, resolution } = live(history);
        for (const [clock, input] of [
          [read.response, response],
          [read.resolution, resolution],
        ] as const) {
          const counted = expected(input);
          const isFar = clock.dueAt !== null && clock.dueAt > input.now + forecast;
          expect({
            elapsedMs: clock.elapsedMs,
            isLate: clock.state === 'late',
            isVoid: clock.state === 'void',
            dueAt: isFar ? null : clock.dueAt,
          }).toEqual(isVoid ? { ...counted, isLate: false, isVoid, dueAt: null } : { ...counted, isVoid });
        }
      }),
      { numRuns: 1_000, seed: 20_261_122 + batch },
    );
  },
);
