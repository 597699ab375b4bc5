import { expect, it } from 'vitest';
import { monthOf, monthsAround } from './months.ts';

it.each([
  ['2026-11-30T16:59:59.999Z', '2026-11'],
  ['2026-11-30T17:00:00.000Z', '2026-12'],
  ['2026-12-31T17:00:00.000Z', '2027-01'],
])('counts the instant %s to the month %s, as the clock of Jakarta does', (at, month) => {
  expect(monthOf(Date.parse(at))).toBe(month);
});

it('names months around one over the turn of a year, the earliest first', () => {
  expect(monthsAround('2026-12', 2, 2)).toEqual(['2026-10', '2026-11', '2026-12', '2027-01', '2027-02']);
  expect(monthsAround('2026-01', 13, 0).at(0)).toBe('2024-12');
  expect(monthsAround('2028-02', 0, 0)).toEqual(['2028-02']);
});
