import { describe, expect, it } from 'vitest';
import { addDays, addMonths, calendarKey, monthOf, startOfWeek, weekOf } from './calendar-days.ts';

describe('days of a calendar', () => {
  it('run on over the ends of months and years', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  });

  it('keep their number in another month, or take its last day', () => {
    expect(addMonths('2026-11-20', 1)).toBe('2026-12-20');
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(addMonths('2026-01-31', -1)).toBe('2025-12-31');
  });

  it('begin their week on Monday', () => {
    expect(startOfWeek('2026-11-20')).toBe('2026-11-16');
    expect(startOfWeek('2026-11-22')).toBe('2026-11-16');
    expect(weekOf('2026-11-20').at(-1)).toBe('2026-11-22');
  });

  it('fill every week that the month touches', () => {
    const november = monthOf('2026-11-20');

    expect(november.map((week) => week[0])).toEqual([
      '2026-10-26',
      '2026-11-02',
      '2026-11-09',
      '2026-11-16',
      '2026-11-23',
      '2026-11-30',
    ]);
    expect(november.at(-1)?.at(-1)).toBe('2026-12-06');
    expect(monthOf('2027-02-10')).toHaveLength(4);
  });
});

it('moves by day, week, end of week and month with the keys of a grid of dates', () => {
  const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown', 'a'];

  expect(keys.map((key) => calendarKey(key, '2026-11-20'))).toEqual([
    '2026-11-19',
    '2026-11-21',
    '2026-11-13',
    '2026-11-27',
    '2026-11-16',
    '2026-11-22',
    '2026-10-20',
    '2026-12-20',
    undefined,
  ]);
});
