import { describe, expect, it } from 'vitest';
import { endOfDay, instantOf, localDay, localInstant, nextMidnight, noonOf } from './local-day.ts';

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

  it.each(['Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura'] as const)(
    'ends in %s when its last moment does',
    (zone) => {
      const end = Date.parse(endOfDay('2026-11-20', zone));

      expect([localDay(end, zone), localDay(end + 1, zone)]).toEqual(['2026-11-20', '2026-11-21']);
      expect(Date.parse(nextMidnight('2026-11-20', zone))).toBe(end + 1);
    },
  );

  it('has its own hours in each zone', () => {
    expect([
      instantOf('2026-11-20', '07:00', 'Asia/Jakarta'),
      instantOf('2026-11-20', '07:00', 'Asia/Jayapura'),
    ]).toEqual(['2026-11-20T00:00:00.000Z', '2026-11-19T22:00:00.000Z']);
  });

  it('is written with the clock of its zone where a file names a moment', () => {
    expect(localInstant(Date.parse('2026-11-20T17:30:00Z'), 'Asia/Makassar')).toBe('2026-11-21T01:30:00+08:00');
  });
});
