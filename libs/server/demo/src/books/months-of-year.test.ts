import { describe, expect, it } from 'vitest';
import { billedMonths } from './months-of-year.ts';

const zone = 'Asia/Jakarta';
const at = (moment: string) => Temporal.ZonedDateTime.from(`${moment}[${zone}]`).epochMilliseconds;
const iso = (milliseconds = 0) => new Date(milliseconds).toISOString();

describe('billedMonths', () => {
  it('ends with the month before the running one once its bills are issued, and crosses the year', () => {
    const months = billedMonths(12, zone, at('2026-11-21T10:12'));
    expect(months.map(({ period }) => period).join(' ')).toBe(
      '2025-11 2025-12 2026-01 2026-02 2026-03 2026-04 2026-05 2026-06 2026-07 2026-08 2026-09 2026-10',
    );
  });

  it('has no month that is not issued yet: on the second its bills come at nine', () => {
    expect(billedMonths(1, zone, at('2026-12-02T08:59'))[0]?.period).toBe('2026-10');
    expect(billedMonths(1, zone, at('2026-12-02T09:00'))[0]?.period).toBe('2026-11');
  });

  it('begins, is read and is issued by the clock of the building', () => {
    const [month] = billedMonths(1, zone, at('2026-11-05T10:00'));
    expect([month?.startsAt, month?.readAt, month?.issuedAt].map(iso)).toEqual([
      '2026-09-30T17:00:00.000Z',
      '2026-11-01T00:00:00.000Z',
      '2026-11-02T02:00:00.000Z',
    ]);
  });

  it.each([
    ['2026-11-05T10:00', ['2026-10-20', '2026-11-20']],
    ['2026-11-21T10:00', ['2026-10-20', '2026-11-28']],
  ])('leaves time to pay the newest bills, and only those, on %s', (now, due) => {
    expect(billedMonths(2, zone, at(now)).map(({ dueOn }) => dueOn)).toEqual(due);
  });
});
