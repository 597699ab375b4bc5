import { expect, it } from 'vitest';
import { timeAround } from './chart-range.ts';

const hour = 3_600_000;
const at = Date.UTC(2026, 10, 20, 3, 0, 30);

it('is two hours before an instant to two hours after it, once these are over', () => {
  expect(timeAround(at, at + 5 * hour)).toEqual({ from: at - 2 * hour, to: at + 2 * hour, follows: false });
});

it('ends with the minute that it is now, and goes on, as long as they are not', () => {
  const now = at + hour;
  expect(timeAround(at, now)).toEqual({ from: at - 2 * hour, to: Math.ceil(now / 60_000) * 60_000, follows: true });
});

it('shows the instant itself, should the clock of this device be late', () => {
  expect(timeAround(at, at - hour)).toEqual({ from: at - 2 * hour, to: at + 60_000, follows: true });
});
