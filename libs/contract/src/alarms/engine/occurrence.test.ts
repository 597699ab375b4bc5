import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { occurrenceAt, windowStateAt, type WindowTimes } from './occurrence.ts';

const at = (text: string) => Date.parse(text);
const once: WindowTimes = {
  startsAt: '2026-11-23T02:00:00.000Z',
  endsAt: '2026-11-23T05:00:00.000Z',
  rhythm: 'once',
  endedAt: null,
};
const weekly: WindowTimes = { ...once, rhythm: 'weekly' };
const hourMs = 3_600_000;

describe('a maintenance window', () => {
  it('is coming before its first moment, holds from that on, and is over from its last', () => {
    expect(
      ['2026-11-23T01:59:59.999Z', '2026-11-23T02:00:00Z', '2026-11-23T04:59:59.999Z', '2026-11-23T05:00:00Z'].map(
        (moment) => windowStateAt(once, at(moment)),
      ),
    ).toEqual(['coming', 'now', 'now', 'over']);
  });

  it('of every week holds at the same hours again, and is coming between', () => {
    expect(occurrenceAt(weekly, at('2026-11-23T05:00:00Z'))).toEqual({
      from: at('2026-11-30T02:00:00Z'),
      to: at('2026-11-30T05:00:00Z'),
    });
    expect([
      windowStateAt(weekly, at('2026-11-29T02:30:00Z')),
      windowStateAt(weekly, at('2027-01-04T02:30:00Z')),
    ]).toEqual(['coming', 'now']);
  });

  it('that was ended never holds from then on', () => {
    const ended = { ...weekly, endedAt: '2026-11-30T03:00:00.000Z' };

    expect([
      windowStateAt(ended, at('2026-11-30T02:59:00Z')),
      windowStateAt(ended, at('2026-11-30T03:00:00Z')),
      occurrenceAt(ended, at('2026-12-07T03:00:00Z')),
    ]).toEqual(['now', 'over', null]);
  });

  it('holds at an instant of its weeks exactly when the hours since it began, less whole weeks, are fewer than it lasts', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 24 }), fc.integer({ min: 0, max: 24 * 7 * 60 }), (hours, later) => {
        const times = { ...weekly, endsAt: new Date(at(weekly.startsAt) + hours * hourMs).toISOString() };
        const state = windowStateAt(times, at(times.startsAt) + later * hourMs);

        expect(state).toBe(later % (24 * 7) < hours ? 'now' : 'coming');
      }),
      { numRuns: 10_000 },
    );
  });
});
