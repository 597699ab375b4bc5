import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eventsAt } from './events-at.ts';
import { withLimits } from './plot-marks.ts';
import { seenTime } from './seen-time.ts';

const limit = (value: number) => ({ value, label: String(value) });

describe('what is drawn over the lines', () => {
  it('widens the axis for a limit that is near the values', () => {
    expect(withLimits(40, 60, [limit(70), limit(30)])).toEqual([30, 70]);
  });

  it('leaves out a limit so far off that the values would become a flat line', () => {
    expect(withLimits(40, 60, [limit(2_000)])).toEqual([40, 60]);
  });

  it('shows a limit near a value that never changes', () => {
    expect(withLimits(80, 80, [limit(90)])).toEqual([80, 90]);
  });

  it('never hides a value for the sake of a limit', () => {
    const number = fc.double({ min: -1e6, max: 1e6, noNaN: true });
    fc.assert(
      fc.property(number, number, fc.array(number), (one, other, limits) => {
        const [least, most] = [Math.min(one, other), Math.max(one, other)];
        const [from, to] = withLimits(least, most, limits.map(limit));

        expect(from).toBeLessThanOrEqual(least);
        expect(to).toBeGreaterThanOrEqual(most);
      }),
    );
  });

  it('says what happened near the pointer, and what was going on there', () => {
    const events = [
      { time: 1_000, label: 'at once' },
      { time: 5_000, end: 9_000, label: 'lasting' },
    ];
    const said = (time: number) => eventsAt(events, time, 10_000).map(({ label }) => label);

    expect([said(950), said(3_000), said(7_000), said(9_050), said(9_500)]).toEqual([
      ['at once'],
      [],
      ['lasting'],
      ['lasting'],
      [],
    ]);
    expect(eventsAt(events, undefined, 10_000)).toEqual([]);
  });
});

describe('the time that is seen', () => {
  it('moves on with the newest value where it follows, and keeps its length', () => {
    expect(seenTime({ from: 0, to: 100, follows: true }, 150)).toEqual({ from: 50, to: 150 });
  });

  it('stands still where it does not follow, and before the first value', () => {
    const past = { from: 0, to: 100 };

    expect([seenTime(past, 150), seenTime({ ...past, follows: true }, undefined), seenTime(undefined, 5)]).toEqual([
      past,
      { ...past, follows: true },
      undefined,
    ]);
  });
});
