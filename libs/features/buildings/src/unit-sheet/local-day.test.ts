import { describe, expect, it } from 'vitest';
import { localDay, noonOf } from './local-day.ts';

describe('the day in a building', () => {
  it.each([
    { at: '2026-11-20T16:59:59.999Z', days: ['2026-11-20', '2026-11-21', '2026-11-21'] },
    { at: '2026-11-20T14:59:59.999Z', days: ['2026-11-20', '2026-11-20', '2026-11-20'] },
    { at: '2026-12-31T17:00:00.000Z', days: ['2027-01-01', '2027-01-01', '2027-01-01'] },
    { at: '2028-02-28T15:30:00.000Z', days: ['2028-02-28', '2028-02-28', '2028-02-29'] },
  ])('is $days in WIB, WITA and WIT at $at', ({ at, days }) => {
    const zones = ['Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura'] as const;

    expect(zones.map((zone) => localDay(Date.parse(at), zone))).toEqual(days);
  });

  it.each(['Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura'] as const)(
    'is the same again at the instant that stands for it in %s',
    (zone) => {
      const days = ['2026-01-01', '2026-11-20', '2028-02-29', '2026-12-31'];

      expect(days.map((day) => localDay(Date.parse(noonOf(day)), zone))).toEqual(days);
    },
  );
});
