import { defaultBusinessHours, type SlaPromise } from '@imah/contract/tickets';
import { enterPromise, enterState, type TicketState, type TicketTimes } from '@imah/contract/tickets/words';
import { describe, expect, it } from 'vitest';
import { dueDates, nothingPromised, timesColumns } from './ticket-times.ts';

const zone = 'Asia/Jakarta';
const at = (time: string) => Date.parse(`2026-11-${time}+07:00`);
const always: SlaPromise = { respondMinutes: 30, resolveMinutes: 120, calendar: 'always' };
const begun: TicketTimes = {
  states: [{ at: at('23T10:00'), state: 'new' }],
  promises: [{ at: at('23T10:00'), promise: always, hours: defaultBusinessHours }],
  respondedAt: null,
};
const dueOf = (times: TicketTimes, now: number) => {
  const { respondDueAt, resolveDueAt } = dueDates(times, zone, now);
  return [respondDueAt?.getTime() ?? null, resolveDueAt?.getTime() ?? null];
};
const after = (...steps: readonly (readonly [string, TicketState])[]) =>
  steps.reduce((times, [time, state]) => enterState(times, state, at(time)), begun);

describe('when a ticket is due, as its columns say it', () => {
  it('is counted from its report, also when nobody looks for days', () => {
    expect([dueOf(begun, at('23T10:00')), dueOf(begun, at('26T10:00'))]).toEqual(
      Array(2).fill([at('23T10:30'), at('23T12:00')]),
    );
  });

  it.each([
    [
      'waits',
      [
        ['23T10:30', 'in-progress'],
        ['23T11:00', 'waiting'],
      ],
    ],
    ['is put off', [['23T10:10', 'deferred']]],
    ['was cancelled', [['23T10:10', 'cancelled']]],
    ['was merged', [['23T10:10', 'merged']]],
  ] as const)('is nothing to resolve while it %s', (_, steps) => {
    expect(dueOf(after(...steps), at('23T15:00'))[1]).toBeNull();
  });

  it('goes on with what was left when it is taken up again', () => {
    const times = after(['23T10:30', 'in-progress'], ['23T11:00', 'waiting'], ['24T09:00', 'in-progress']);

    expect(dueOf(times, at('24T09:00'))[1]).toBe(at('24T10:00'));
  });

  it('is another from the moment on at which another promise holds; what has run stays used', () => {
    const pressed = enterPromise(begun, { ...always, resolveMinutes: 60 }, defaultBusinessHours, at('23T10:45'));

    expect(dueOf(pressed, at('23T10:45'))[1]).toBe(at('23T11:00'));
    expect(enterPromise(begun, { ...always }, { ...defaultBusinessHours }, at('23T11:00'))).toBe(begun);
  });

  it('is late rather than never where nothing is promised', () => {
    const times = {
      ...begun,
      promises: [{ at: at('23T10:00'), promise: nothingPromised, hours: defaultBusinessHours }],
    };
    const [respond, resolve] = dueOf(times, at('23T10:00'));

    expect([respond === resolve, (resolve ?? 0) > at('23T10:00') + 60 * 86_400_000]).toEqual([true, true]);
  });

  it('is kept with all that it was made of', () => {
    const columns = timesColumns(begun, zone, at('23T10:00'));

    expect([JSON.parse(String(columns.times)), columns.respond_due_at, columns.resolve_due_at]).toEqual([
      begun,
      new Date(at('23T10:30')),
      new Date(at('23T12:00')),
    ]);
  });
});
