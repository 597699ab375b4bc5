import { describe, expect, it } from 'vitest';
import { judgeReading, type JudgedMeter, needsApproval, stepBetween } from './words.ts';

const previous = { at: '2026-10-20T03:00:00.000Z', values: [100_000] };
const meter: JudgedMeter = { digits: 5, verifyUntil: null, previous, usualPerDayMilli: 1_000 };
const on = (day: string, units: number) => ({ at: `${day}T03:00:00.000Z`, values: [units * 1000] });

describe('a step', () => {
  it.each([
    ['forwards is the difference', 100_000, 130_000, 30_000],
    ['through the last digit goes on at 0', 99_990_000, 12_000, 22_000],
    ['through it is believed up to a tenth of all that the register shows', 95_000_000, 5_000_000, 10_000_000],
    ['through more than that is a step back', 95_000_000, 5_000_001, -89_999_999],
    ['back is negative', 130_000, 100_000, -30_000],
  ])('%s', (_, before, after, step) => {
    expect(stepBetween(before, after, 5)).toBe(step);
  });
});

describe('a reading', () => {
  it('is not odd up to three times of what is usual in so many days', () => {
    expect(judgeReading(on('2026-11-19', 190), meter)).toEqual([]);
    expect(judgeReading(on('2026-11-19', 190.001), meter)).toEqual(['above-usual']);
  });

  it('is not held against what is usual where that is not known', () => {
    expect(judgeReading(on('2026-11-19', 9_000), { ...meter, usualPerDayMilli: null })).toEqual([]);
  });

  it('of the same day is held against a whole day', () => {
    expect(judgeReading(on('2026-10-20', 103), meter)).toEqual([]);
  });

  it('below the one before is odd, unless the meter has passed its last digit', () => {
    expect(judgeReading(on('2026-11-19', 99), meter)).toEqual(['below-previous']);
    const full = { ...meter, previous: { ...previous, values: [99_990_000] } };
    expect(judgeReading(on('2026-11-19', 8), full)).toEqual([]);
  });

  it('that comes late is held against the one after it as well', () => {
    const next = { at: '2026-12-01T03:00:00.000Z', values: [110_000] };
    expect(judgeReading(on('2026-11-19', 120), { ...meter, next })).toEqual(['above-next']);
    expect(judgeReading(on('2026-11-19', 105), { ...meter, next })).toEqual([]);
  });

  it('counts all registers together, and each by itself', () => {
    const two = { ...meter, previous: { ...previous, values: [100_000, 50_000] } };
    expect(judgeReading({ at: '2026-10-30T03:00:00.000Z', values: [120_000, 61_000] }, two)).toEqual(['above-usual']);
    expect(judgeReading({ at: '2026-10-30T03:00:00.000Z', values: [110_000, 49_000] }, two)).toEqual([
      'below-previous',
    ]);
  });

  it('of a meter whose calibration is over is told, and waits for nobody', () => {
    const expired = judgeReading(on('2026-11-19', 110), { ...meter, verifyUntil: '2026-11-18' });
    expect([expired, needsApproval(expired)]).toEqual([['verification-expired'], false]);
    expect(judgeReading(on('2026-11-19', 110), { ...meter, verifyUntil: '2026-11-19' })).toEqual([]);
  });

  it('that is the first has nothing to be held against', () => {
    expect(judgeReading(on('2026-11-19', 9_999), { ...meter, previous: null })).toEqual([]);
    expect(needsApproval([])).toBe(false);
    expect(needsApproval(['below-previous'])).toBe(true);
  });
});
