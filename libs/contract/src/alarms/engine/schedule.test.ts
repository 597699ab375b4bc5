import { expect, it } from 'vitest';
import type { RuleSchedule } from '../rule.ts';
import { isScheduled, nextBoundary } from './schedule.ts';

const office: RuleSchedule = { kind: 'hours', days: [1, 2, 3, 4, 5], from: '08:00', to: '17:00' };
const night: RuleSchedule = { kind: 'hours', days: [5], from: '22:00', to: '06:00' };
/** By the clock of Jakarta in November 2026, whose 23rd is a Monday. */
const jakarta = (day: number, hours: number, minutes = 0) => Date.UTC(2026, 10, day, hours - 7, minutes);

it.each([
  ['a Monday morning', office, jakarta(23, 8), true],
  ['the minute before', office, jakarta(23, 7, 59), false],
  ['the end itself', office, jakarta(23, 17), false],
  ['a Sunday', office, jakarta(22, 9), false],
  ['a Friday night', night, jakarta(27, 23), true],
  ['the morning after it', night, jakarta(28, 5, 59), true],
  ['the evening after it', night, jakarta(28, 23), false],
  ['the morning before it', night, jakarta(27, 5), false],
  ['any time, where it is always', { kind: 'always' } as const, jakarta(22, 3), true],
])('hours of days hold %s', (_, schedule, at, expected) => {
  expect(isScheduled(schedule, at, 'Asia/Jakarta')).toBe(expected);
});

it('hours are those of the building: an hour earlier in Makassar, two in Jayapura', () => {
  const at = jakarta(23, 7, 30);
  expect(
    (['Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura'] as const).map((zone) => isScheduled(office, at, zone)),
  ).toEqual([false, true, true]);
});

it('the next boundary is the nearest beginning or end that is still to come, and none where it is always', () => {
  expect(nextBoundary(office, jakarta(23, 7), 'Asia/Jakarta')).toBe(jakarta(23, 8));
  expect(nextBoundary(office, jakarta(23, 8), 'Asia/Jakarta')).toBe(jakarta(23, 17));
  expect(nextBoundary(office, jakarta(23, 17), 'Asia/Jakarta')).toBe(jakarta(24, 8));
  expect(nextBoundary({ kind: 'always' }, jakarta(23, 8), 'Asia/Jakarta')).toBeNull();
});
