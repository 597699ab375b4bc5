import { expect, it } from 'vitest';
import { monthsUsed, twoMonthsAt } from './months-used.ts';

const at = (text: string) => Date.parse(text);

it('counts months as the building does: it is December in Jayapura while it is November in Jakarta', () => {
  const now = at('2026-11-30T16:00:00Z');

  expect(twoMonthsAt(now, 'Asia/Jakarta')).toEqual({
    from: at('2026-10-01T00:00:00+07:00'),
    thisMonth: at('2026-11-01T00:00:00+07:00'),
    sameDay: at('2026-10-31T00:00:00+07:00'),
    to: at('2026-12-01T00:00:00+07:00'),
  });
  expect(twoMonthsAt(now, 'Asia/Jayapura')).toEqual({
    from: at('2026-11-01T00:00:00+09:00'),
    thisMonth: at('2026-12-01T00:00:00+09:00'),
    sameDay: at('2026-11-02T00:00:00+09:00'),
    to: at('2026-12-02T00:00:00+09:00'),
  });
});

it('compares the last days of a long month with all of a shorter one, and asks for the same all day', () => {
  const morning = twoMonthsAt(at('2026-03-31T01:00:00+07:00'), 'Asia/Jakarta');

  expect(morning.sameDay).toBe(morning.thisMonth);
  expect(twoMonthsAt(at('2026-03-31T23:59:00+07:00'), 'Asia/Jakarta')).toEqual(morning);
});

const months = { from: 0, thisMonth: 300, sameDay: 200, to: 500 };
const series = (delta: readonly (number | null)[]) => ({
  key: 'energy',
  ts: [0, 100, 200, 300, 400],
  values: [1, 2, 3, 4, 5],
  delta: [...delta],
});

it.each([
  ['adds up each month, and the last one as far as it is today', [1, 2, 4, 8, 16], [24, 7, 3]],
  ['leaves out days without a measurement', [null, 2, null, null, 16], [16, 2, 2]],
  ['says nothing of a month before the meter was there', [null, null, null, 8, 0], [8, null, null]],
])('%s', (_what, delta, [thisMonth, lastMonth, lastMonthSameDay]) => {
  expect(monthsUsed(series(delta), months)).toEqual({ thisMonth, lastMonth, lastMonthSameDay });
});

it('has nothing to say of a meter that has not been heard this month, or of what is not counted', () => {
  expect(monthsUsed(series([1, 2, 4, null, null]), months)).toBeNull();
  expect(monthsUsed({ key: 'energy', ts: [400], values: [5] }, months)).toBeNull();
});
