import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deliverAt, endOfQuiet, type Wishes } from './schedule.ts';

const jakarta: Wishes = {
  timeZone: 'Asia/Jakarta',
  quietHours: { fromMinute: 22 * 60, toMinute: 6 * 60 },
  digest: 'each',
  digestMinute: 7 * 60,
};
const at = (iso: string) => Date.parse(iso);
const told = (ms: number) => new Date(ms).toISOString();

describe('when a person is reached', () => {
  it.each([
    ['noon', '2026-11-21T12:00:00+07:00', '2026-11-21T12:00:00+07:00'],
    ['the minute before the quiet hours', '2026-11-21T21:59:59+07:00', '2026-11-21T21:59:59+07:00'],
    ['their first minute', '2026-11-21T22:00:00+07:00', '2026-11-22T06:00:00+07:00'],
    ['midnight', '2026-11-22T00:00:00+07:00', '2026-11-22T06:00:00+07:00'],
    ['their last minute', '2026-11-22T05:59:59+07:00', '2026-11-22T06:00:00+07:00'],
    ['their end', '2026-11-22T06:00:00+07:00', '2026-11-22T06:00:00+07:00'],
  ])('is decided by the quiet hours: %s', (_, when, expected) => {
    expect(told(deliverAt('normal', 'push', at(when), jakarta))).toBe(told(at(expected)));
  });

  it('the same moment is night in Jayapura and evening in Jakarta', () => {
    const moment = at('2026-11-21T21:00:00+07:00');

    expect(endOfQuiet(moment, jakarta)).toBe(moment);
    expect(told(endOfQuiet(moment, { ...jakarta, timeZone: 'Asia/Jayapura' }))).toBe(
      told(at('2026-11-22T06:00:00+09:00')),
    );
  });

  it('quiet hours within one day end on that day', () => {
    const siesta = { ...jakarta, quietHours: { fromMinute: 12 * 60, toMinute: 14 * 60 + 30 } };

    expect(told(endOfQuiet(at('2026-11-21T13:00:00+07:00'), siesta))).toBe(told(at('2026-11-21T14:30:00+07:00')));
  });

  it('a clock that jumps over the end of the quiet hours ends them at the jump', () => {
    const berlin = { ...jakarta, timeZone: 'Europe/Berlin', quietHours: { fromMinute: 22 * 60, toMinute: 150 } };

    expect(told(endOfQuiet(at('2026-03-29T00:30:00+01:00'), berlin))).toBe(told(at('2026-03-29T03:30:00+02:00')));
  });

  it('a clock that shows the end of the quiet hours twice ends them both times', () => {
    const berlin = { ...jakarta, timeZone: 'Europe/Berlin', quietHours: { fromMinute: 22 * 60, toMinute: 150 } };

    expect(told(endOfQuiet(at('2026-10-25T02:10:00+02:00'), berlin))).toBe(told(at('2026-10-25T02:30:00+02:00')));
    expect(told(endOfQuiet(at('2026-10-25T02:10:00+01:00'), berlin))).toBe(told(at('2026-10-25T02:30:00+01:00')));
  });

  it.each([
    ['hourly', 'normal', '2026-11-21T10:20:00+07:00', '2026-11-21T11:00:00+07:00'],
    ['hourly', 'low', '2026-11-21T10:00:00+07:00', '2026-11-21T11:00:00+07:00'],
    ['hourly', 'normal', '2026-11-21T21:20:00+07:00', '2026-11-22T06:00:00+07:00'],
    ['daily', 'normal', '2026-11-21T06:59:00+07:00', '2026-11-21T07:00:00+07:00'],
    ['daily', 'normal', '2026-11-21T07:00:00+07:00', '2026-11-22T07:00:00+07:00'],
    ['each', 'normal', '2026-11-21T10:20:00+07:00', '2026-11-21T10:20:00+07:00'],
    ['each', 'low', '2026-11-21T10:20:00+07:00', '2026-11-21T11:00:00+07:00'],
  ] as const)('an e-mail with the digest %s and urgency %s of %s leaves at %s', (digest, urgency, when, expected) => {
    expect(told(deliverAt(urgency, 'email', at(when), { ...jakarta, digest }))).toBe(told(at(expected)));
  });
});

const zones = [
  'Asia/Jakarta',
  'Asia/Makassar',
  'Asia/Jayapura',
  'Asia/Kathmandu',
  'Europe/Berlin',
  'America/St_Johns',
  'UTC',
];
const minute = fc.integer({ min: 0, max: 1439 });
const anyWishes = fc.record({
  timeZone: fc.constantFrom(...zones),
  quietHours: fc.option(
    fc.record({ fromMinute: minute, toMinute: minute }).filter(({ fromMinute, toMinute }) => fromMinute !== toMinute),
  ),
  digest: fc.constantFrom('each', 'hourly', 'daily'),
  digestMinute: minute,
}) satisfies fc.Arbitrary<Wishes>;
const anyMoment = fc.integer({ min: at('2024-01-01T00:00:00Z'), max: at('2030-01-01T00:00:00Z') });
const anyChannel = fc.constantFrom('in-app', 'email', 'push');
const anyUrgency = fc.constantFrom('critical', 'normal', 'low');

const dayMs = 86_400_000;
// A day on which a clock is set back is longer by an hour.
const longestDayMs = dayMs + 3_600_000;

describe('for every zone, moment and wish', () => {
  it('nothing leaves before it happened, nor later than two days after', () => {
    fc.assert(
      fc.property(anyUrgency, anyChannel, anyMoment, anyWishes, (urgency, channel, moment, wishes) => {
        const delay = deliverAt(urgency, channel, moment, wishes) - moment;
        expect(delay).toBeGreaterThanOrEqual(0);
        expect(delay).toBeLessThanOrEqual(2 * longestDayMs);
      }),
    );
  });

  it('what is critical leaves at once, whatever the hour and the digest', () => {
    fc.assert(
      fc.property(anyChannel, anyMoment, anyWishes, (channel, moment, wishes) => {
        expect(deliverAt('critical', channel, moment, wishes)).toBe(moment);
      }),
    );
  });

  it('nothing else leaves for a mailbox or a telephone within the quiet hours', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('normal', 'low'),
        fc.constantFrom('email', 'push'),
        anyMoment,
        anyWishes,
        (urgency, channel, moment, wishes) => {
          const leaves = deliverAt(urgency, channel, moment, wishes);
          expect(endOfQuiet(leaves, wishes)).toBe(leaves);
        },
      ),
    );
  });

  it('a push waits for the end of the quiet hours and for nothing else', () => {
    fc.assert(
      fc.property(anyMoment, anyWishes, (moment, wishes) => {
        expect(deliverAt('normal', 'push', moment, wishes)).toBe(endOfQuiet(moment, wishes));
        expect(endOfQuiet(moment, wishes) - moment).toBeLessThanOrEqual(longestDayMs);
      }),
    );
  });

  it('what waits for one digest leaves together', () => {
    fc.assert(
      fc.property(anyMoment, fc.integer({ min: 0, max: 600_000 }), anyWishes, (moment, later, anyone) => {
        const wishes = { ...anyone, quietHours: null };
        const first = deliverAt('low', 'email', moment, wishes);
        const second = deliverAt('low', 'email', moment + later, wishes);
        fc.pre(moment + later < first);
        expect(second).toBe(first);
      }),
    );
  });
});
