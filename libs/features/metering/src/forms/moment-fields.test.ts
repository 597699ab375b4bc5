import type { TimeZone } from '@imah/contract/buildings/words';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instantAt, missingMoment, momentAt } from './moment-fields.tsx';

describe('the moment of a reading', () => {
  it.each([
    ['Asia/Jakarta', '2026-11-20T10:05:00.000Z', { day: '2026-11-20', time: '17:05' }],
    ['Asia/Makassar', '2026-11-20T16:00:00.000Z', { day: '2026-11-21', time: '00:00' }],
    ['Asia/Jayapura', '2026-12-31T15:30:00.000Z', { day: '2027-01-01', time: '00:30' }],
    ['Asia/Jakarta', '2028-02-28T17:00:00.000Z', { day: '2028-02-29', time: '00:00' }],
  ] as const)('is told by the clock of a building in %s', (zone, now, moment) => {
    expect(momentAt(Date.parse(now), zone)).toEqual(moment);
  });

  it.each([
    [
      'on the first of a month before seven in Jakarta is the last of the month before in London',
      '2026-12-01',
      '06:59',
      'Asia/Jakarta',
      '2026-11-30T23:59:00.000Z',
    ],
    ['on the leap day is a day like any other', '2028-02-29', '08:00', 'Asia/Jakarta', '2028-02-29T01:00:00.000Z'],
    ['at midnight is where the day begins', '2026-11-20', '00:00', 'Asia/Jayapura', '2026-11-19T15:00:00.000Z'],
  ] as const)('%s', (_what, day, time, zone, instant) => {
    expect(Date.parse(instantAt({ day, time }, zone) ?? '')).toBe(Date.parse(instant));
  });

  it('is none while its day or its time is missing, and says which', () => {
    const moments = [
      { day: null, time: '08:00' },
      { day: '2026-11-20', time: null },
      { day: null, time: null },
    ];

    expect(moments.map((moment) => [instantAt(moment, 'Asia/Jakarta'), missingMoment(moment)])).toEqual([
      [null, ['at']],
      [null, ['time']],
      [null, ['at', 'time']],
    ]);
    expect(missingMoment({ day: '2026-11-20', time: '08:00' })).toEqual([]);
  });

  it('of the fields is the minute in which it is now, whatever the zone and the moment', () => {
    const zones: readonly TimeZone[] = ['Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura'];
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.integer({ min: Date.parse('2020-01-01T00:00:00Z'), max: Date.parse('2040-01-01T00:00:00Z') }),
        (zone, now) => {
          const minute = Math.floor(now / 60_000) * 60_000;

          expect(Date.parse(instantAt(momentAt(now, zone), zone) ?? '')).toBe(minute);
        },
      ),
    );
  });
});
