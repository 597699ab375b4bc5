import { describe, expect, it } from 'vitest';
import { defaultBusinessHours, defaultSlaPromises, findSlaPolicy, type SlaPolicy } from './sla-policy.ts';
import { enterPromise, enterState, readTicketSla, type TicketTimes } from './ticket-clock.ts';

const minute = 60_000;
const hour = 60 * minute;
const wib = (text: string) => Date.parse(`${text}+07:00`);
/** A Friday morning. */
const start = wib('2026-11-20T10:00');
const reported: TicketTimes = {
  states: [{ at: start, state: 'new' }],
  promises: [{ at: start, promise: defaultSlaPromises.high, hours: defaultBusinessHours }],
  respondedAt: null,
};
const states = (times: TicketTimes, now: number) => {
  const { response, resolution } = readTicketSla(times, 'Asia/Jakarta', now);
  return [response.state, resolution.state];
};

it('is due one working hour and one working day after it was reported', () => {
  const { response, resolution } = readTicketSla(reported, 'Asia/Jakarta', start);

  expect([response.dueAt, resolution.dueAt]).toEqual([wib('2026-11-20T11:00'), wib('2026-11-23T10:00')]);
});

it('counts work that has begun as the answer', () => {
  const begun = enterState(reported, 'in-progress', start + 30 * minute);

  expect(states(begun, start + 2 * hour)).toEqual(['met', 'running']);
});

it('stands while it waits, is put off or is resolved, and runs on when it is sent back', () => {
  const begun = enterState(reported, 'in-progress', start);
  const waiting = enterState(begun, 'waiting', start + hour);
  const resolved = enterState(enterState(waiting, 'in-progress', start + 80 * hour), 'resolved', start + 81 * hour);
  const sentBack = enterState(resolved, 'new', start + 100 * hour);

  expect([
    states(waiting, start + 70 * hour),
    states(resolved, start + 400 * hour),
    readTicketSla(sentBack, 'Asia/Jakarta', start + 100 * hour).resolution.elapsedMs,
  ]).toEqual([
    ['met', 'paused'],
    ['met', 'met'],
    // An hour before it waited; Monday 18:00 to 19:00 is after work.
    hour,
  ]);
});

it('is not counted once it is merged or cancelled, however late it was', () => {
  const late = start + 1000 * hour;

  expect(states(reported, late)).toEqual(['late', 'late']);
  expect(states(enterState(reported, 'cancelled', late), late)).toEqual(['void', 'void']);
});

it('goes on from what has run when the priority rises', () => {
  const raised = enterPromise(reported, defaultSlaPromises.emergency, defaultBusinessHours, start + hour);

  expect(readTicketSla(raised, 'Asia/Jakarta', start + hour).resolution).toEqual({
    state: 'running',
    elapsedMs: hour,
    targetMs: 4 * hour,
    dueAt: start + 4 * hour,
  });
  expect(enterPromise(raised, defaultSlaPromises.emergency, defaultBusinessHours, start + 2 * hour)).toBe(raised);
});

it('leaves out joint leave only where the organisation keeps it', () => {
  const eve = wib('2026-12-24T10:00');
  const due = (holidays: 'all' | 'national' | 'none') =>
    readTicketSla(
      {
        states: [{ at: eve, state: 'new' }],
        promises: [{ at: eve, promise: defaultSlaPromises.high, hours: { ...defaultBusinessHours, holidays } }],
        respondedAt: null,
      },
      'Asia/Jakarta',
      eve,
    ).resolution.dueAt;

  expect([due('all'), due('national'), due('none')]).toEqual([
    wib('2026-12-28T17:00'),
    wib('2026-12-28T10:00'),
    wib('2026-12-25T10:00'),
  ]);
});

describe('the policy of a ticket', () => {
  const policy = (id: string, match: Partial<SlaPolicy>): SlaPolicy => ({
    ...defaultSlaPromises.low,
    id,
    priority: null,
    categoryId: null,
    buildingId: null,
    version: 1,
    ...match,
  });
  const ticket = { priority: 'high', categoryId: 'lift', buildingId: 'b' } as const;

  it('is the most specific that fits', () => {
    const all = [
      policy('any', {}),
      policy('high', { priority: 'high' }),
      policy('building', { buildingId: 'b' }),
      policy('category', { categoryId: 'lift' }),
      policy('other', { categoryId: 'lift', buildingId: 'c', priority: 'high' }),
    ];
    const found = [5, 3, 2, 1].map((count) => findSlaPolicy(all.slice(0, count), ticket)?.id);

    expect([...found, findSlaPolicy([], ticket)]).toEqual(['category', 'building', 'high', 'any', null]);
  });
});

it('says that nobody works now while its clocks run, and never of one that stands or is counted day and night', () => {
  const outside = (times: TicketTimes, now: number) => readTicketSla(times, 'Asia/Jakarta', now).outsideHours;
  const evening = wib('2026-11-20T20:00');
  const waiting = enterState(enterState(reported, 'in-progress', start), 'waiting', start + hour);
  const raised = enterPromise(reported, defaultSlaPromises.emergency, defaultBusinessHours, start + hour);

  expect([
    outside(reported, start),
    outside(reported, evening),
    outside(reported, wib('2026-11-22T10:00')),
    outside(waiting, evening),
    outside(raised, evening),
  ]).toEqual([false, true, true, false, false]);
});
