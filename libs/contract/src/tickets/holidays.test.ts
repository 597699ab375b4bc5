import { expect, it } from 'vitest';
import { holidayDays, indonesianHolidays } from './holidays.ts';

it('has 17 public holidays and 8 days of joint leave in 2026, as the decree says', () => {
  const days = indonesianHolidays.find(({ year }) => year === 2026)?.days ?? [];

  expect([
    days.filter(({ kind }) => kind === 'national').length,
    days.filter(({ kind }) => kind === 'joint-leave').length,
  ]).toEqual([17, 8]);
});

it('names each day once, in order, within its year', () => {
  expect(holidayDays).toEqual([...new Set(holidayDays)].toSorted());
  for (const { year, days, source } of indonesianHolidays) {
    expect(days.filter(({ day }) => !day.startsWith(`${year}-`) || Number.isNaN(Date.parse(day)))).toEqual([]);
    expect(source).not.toBe('');
  }
});
