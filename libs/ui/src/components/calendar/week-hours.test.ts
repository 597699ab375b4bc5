import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { timeWords } from './calendar-event.ts';
import { lanesOf, minutesOf, spanOf, weekKey, type Lane } from './week-hours.ts';

const span = (id: string, from: number, to: number) => ({ id, from, to });
const lanes = (placed: readonly Lane[]) =>
  Object.fromEntries(placed.map(({ id, lane, lanes: all }) => [id, [lane, all]]));

describe('the time of an event', () => {
  it('is read as people and machines write it', () => {
    expect(['09.00', '9:30', '23.59', '00:00', '24.00', '12.61', 'siang', undefined].map(minutesOf)).toEqual([
      540,
      570,
      1439,
      0,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('is an hour unless it says otherwise, at least half of one, and ends at midnight', () => {
    expect(spanOf({ time: '09.00' })).toEqual({ from: 540, to: 600 });
    expect(spanOf({ time: 'pagi', from: '09:00', to: '09:05' })).toEqual({ from: 540, to: 570 });
    expect(spanOf({ from: '22:00', to: '02:00' })).toEqual({ from: 1320, to: 1440 });
    expect(spanOf({ from: '23:50' })).toEqual({ from: 1410, to: 1440 });
    expect(spanOf({ to: '10:00' })).toBeUndefined();
  });
});

it('is written from its begin to its end, with what is known of them', () => {
  const events = [{ from: '09:00', to: '10:30' }, { time: '09.00' }, { from: '9:30' }, {}];

  expect(events.map(timeWords)).toEqual(['09.00–10.30', '09.00', '9.30', undefined]);
});

describe('what shares time', () => {
  it('stands side by side, equally wide, and alone takes the whole width', () => {
    expect(
      lanes(lanesOf([span('a', 540, 600), span('b', 570, 660), span('c', 600, 630), span('d', 660, 720)])),
    ).toEqual({ a: [0, 2], b: [1, 2], c: [0, 2], d: [0, 1] });
  });

  it('has the longer one first when both begin together', () => {
    expect(lanes(lanesOf([span('singkat', 540, 570), span('panjang', 540, 700)]))).toEqual({
      panjang: [0, 2],
      singkat: [1, 2],
    });
  });

  it('never lies on top of another, and none is lost', () => {
    const some = fc
      .array(fc.record({ from: fc.integer({ min: 0, max: 1400 }), length: fc.integer({ min: 30, max: 600 }) }), {
        maxLength: 30,
      })
      .map((list) => list.map(({ from, length }, index) => span(`e${index}`, from, from + length)));
    fc.assert(
      fc.property(some, (spans) => {
        const placed = lanesOf(spans);
        const meets = (one: Lane, other: Lane) => one.from < other.to && other.from < one.to;
        const faults = placed.flatMap((one, index) => [
          ...(one.lane < one.lanes ? [] : [`${one.id} is beside its lanes`]),
          ...placed
            .slice(index + 1)
            .filter((other) => meets(one, other) && (one.lane === other.lane || one.lanes !== other.lanes))
            .map((other) => `${one.id} is on ${other.id}`),
        ]);

        expect(faults).toEqual([]);
        expect(placed.map(({ id }) => id).toSorted()).toEqual(spans.map(({ id }) => id).toSorted());
      }),
    );
  });
});

it('moves by hour, day and week with the keys, from the row of the whole day to the last hour', () => {
  const cell = { date: '2026-11-20', hour: 9 };
  const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown', 'a'];

  expect(keys.map((key) => weekKey(key, cell))).toEqual([
    { date: '2026-11-19', hour: 9 },
    { date: '2026-11-21', hour: 9 },
    { date: '2026-11-20', hour: 8 },
    { date: '2026-11-20', hour: 10 },
    { date: '2026-11-16', hour: 9 },
    { date: '2026-11-22', hour: 9 },
    { date: '2026-11-13', hour: 9 },
    { date: '2026-11-27', hour: 9 },
    undefined,
  ]);
  expect(weekKey('ArrowUp', { ...cell, hour: 0 })?.hour).toBe('day');
  expect(weekKey('ArrowUp', { ...cell, hour: 'day' })?.hour).toBe('day');
  expect(weekKey('ArrowDown', { ...cell, hour: 'day' })?.hour).toBe(0);
  expect(weekKey('ArrowDown', { ...cell, hour: 23 })?.hour).toBe(23);
});
