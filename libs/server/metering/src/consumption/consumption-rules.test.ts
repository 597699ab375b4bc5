import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CountedMeter,
  type CountedPlace,
  type CountedReading,
  consumptionBetween,
  placesOf,
  usualPerDay,
} from './consumption-rules.ts';

const day = 86_400_000;
const begin = Date.parse('2026-01-01T00:00:00.000Z');
const at = (days: number) => begin + days * day;

const read = (days: number, units: number, state: CountedReading['state'] = 'approved'): CountedReading => ({
  id: `at ${days}`,
  at: at(days),
  values: [Math.round(units * 1000)],
  state,
});
const meterOf = (readings: readonly CountedReading[], more: Partial<CountedMeter> = {}): CountedMeter => ({
  id: 'm',
  digits: 5,
  multiplierE6: 1_000_000,
  replacesMeterId: null,
  endedAt: null,
  readings,
  ...more,
});
function placeOf(...meters: CountedMeter[]): CountedPlace {
  const [place] = placesOf(meters);
  if (place === undefined) throw new Error('no meter, no place');
  return place;
}
const between = (place: CountedPlace, from: number, to: number) => {
  const { qtyMilli, basis } = consumptionBetween(place, at(from), at(to));
  return [qtyMilli / 1000, basis];
};

describe('a cut-off', () => {
  const place = placeOf(meterOf([read(0, 100), read(29, 130), read(33, 140), read(61, 170)]));

  it('is known by the approved reading that is nearest to it within three days, the earlier of two as near', () => {
    expect(consumptionBetween(place, at(0), at(31))).toEqual({
      qtyMilli: 30_000,
      registersMilli: [30_000],
      basis: 'readings',
      fromReadingId: 'at 0',
      toReadingId: 'at 29',
    });
    expect(between(place, 0, 31.5)).toEqual([40, 'readings']);
  });

  it('is known by a reading exactly three days away, and no farther', () => {
    expect(between(place, 0, 64)).toEqual([70, 'readings']);
    expect(between(place, 0, 65)[1]).toBe('estimate');
  });

  it('without one is estimated by the mean of the last three consumptions, by their days', () => {
    const monthly = placeOf(meterOf([read(0, 0), read(30, 10), read(60, 30), read(90, 60), read(120, 90)]));
    // From day 30 to day 120 it counted 80 in 90 days.
    expect(between(monthly, 120, 147)).toEqual([24, 'estimate']);
    expect(between(placeOf(meterOf([read(0, 0), read(30, 30)])), 30, 60)).toEqual([30, 'estimate']);
  });

  it('is estimated by the readings before it alone: what is read later changes nothing of it', () => {
    const [early, late] = [[read(0, 0), read(30, 30)], read(70, 35)];
    expect(between(placeOf(meterOf([...early, late])), 0, 60)).toEqual(between(placeOf(meterOf(early)), 0, 60));
  });

  it('sets an estimate that was too high right in the next span', () => {
    const place2 = placeOf(meterOf([read(0, 0), read(30, 30), read(90, 40)]));
    expect([between(place2, 30, 60), between(place2, 60, 90)]).toEqual([
      [30, 'estimate'],
      [-20, 'estimate'],
    ]);
  });

  it('takes what staff estimated where nothing was read, and reads past it afterwards', () => {
    const place2 = placeOf(meterOf([read(0, 0), read(30, 30), read(60, 45, 'estimate'), read(90, 90)]));
    expect([between(place2, 30, 60), between(place2, 60, 90)]).toEqual([
      [15, 'estimate'],
      [45, 'estimate'],
    ]);
  });

  it('is not known where a meter was read only when it was put in', () => {
    expect(between(placeOf(meterOf([read(0, 5)])), 0, 31)).toEqual([0, 'none']);
    expect(between(placeOf(meterOf([])), 0, 31)).toEqual([0, 'none']);
    expect(between(placeOf(meterOf([read(0, 7, 'estimate')])), 0, 31)).toEqual([0, 'none']);
  });

  it('counts nothing before the meter hung there, and nothing after it was taken out', () => {
    const gone = placeOf(meterOf([read(10, 0), read(40, 30), read(50, 35)], { endedAt: at(50) }));
    expect([between(gone, -30, 0), between(gone, 0, 41), between(gone, 41, 200), between(gone, 60, 90)]).toEqual([
      [0, 'readings'],
      [30, 'readings'],
      [5, 'readings'],
      [0, 'readings'],
    ]);
  });
});

describe('what is counted', () => {
  it('goes on through the last digit', () => {
    expect(between(placeOf(meterOf([read(0, 99_990), read(30, 12)])), 0, 30)).toEqual([22, 'readings']);
  });

  it('is taken back where a reading before was too high', () => {
    const place = placeOf(meterOf([read(0, 100), read(30, 9_500), read(60, 160)]));
    expect([between(place, 0, 30)[0], between(place, 30, 60)[0], between(place, 0, 60)[0]]).toEqual([
      9_400, -9_340, 60,
    ]);
  });

  it('is what a transformer makes of it, rounded once at each end', () => {
    const behind = placeOf(meterOf([read(0, 0), read(30, 1.001)], { multiplierE6: 1_500_000 }));
    expect(consumptionBetween(behind, at(0), at(30)).qtyMilli).toBe(1502);
  });

  it('is of all registers, and of each', () => {
    const values = [
      { ...read(0, 0), values: [1_000, 50_000] },
      { ...read(30, 0), values: [4_000, 57_000] },
    ];
    const { qtyMilli, registersMilli } = consumptionBetween(placeOf(meterOf(values)), at(0), at(30));
    expect([qtyMilli, registersMilli]).toEqual([10_000, [3_000, 7_000]]);
  });

  it('is one consumption where a meter took the place of another in the middle of a month', () => {
    const old = meterOf([read(0, 900), read(20, 950)], { id: 'old', endedAt: at(20) });
    const fresh = meterOf([{ ...read(20, 3), id: 'first' }, read(31, 5)], {
      id: 'new',
      replacesMeterId: 'old',
      digits: 6,
      multiplierE6: 10_000_000,
    });
    const [place, ...others] = placesOf([fresh, old]);
    expect(others).toEqual([]);
    expect(place?.meterId).toBe('new');
    expect(between(placeOf(fresh, old), 0, 31)).toEqual([70, 'readings']);
  });
});

describe('what is usual', () => {
  it('is the median of the last six consumptions, each by its days', () => {
    const readings = [0, 500, 510, 530, 560, 600, 650, 710].map((units, nth) => read(nth * 10, units));
    // Of 1, 2, 3, 4, 5 and 6 a day; the 50 of the first step is one too long ago.
    expect(usualPerDay(placeOf(meterOf(readings)), at(71))).toBe(3_500);
    expect(usualPerDay(placeOf(meterOf(readings)), at(50))).toBe(2_500);
  });

  it('is not known before there are three consumptions', () => {
    const readings = [0, 5, 10, 15].map((units, nth) => read(nth * 10, units));
    expect(usualPerDay(placeOf(meterOf(readings.slice(0, 3))), at(40))).toBeNull();
    expect(usualPerDay(placeOf(meterOf(readings)), at(40))).toBe(500);
  });

  it('is what the registers of the meter count, whatever stands behind them', () => {
    const readings = [0, 5, 10, 15].map((units, nth) => read(nth * 10, units));
    expect(usualPerDay(placeOf(meterOf(readings, { multiplierE6: 40_000_000 })), at(40))).toBe(500);
  });
});

/** A meter of three digits that counts on and on, read at some days; it passes its last digit again and again. */
const counting = fc
  .array(fc.record({ days: fc.integer({ min: 1, max: 40 }), step: fc.integer({ min: 0, max: 100_000 }) }), {
    minLength: 1,
    maxLength: 24,
  })
  .map((steps) => {
    let [days, total] = [0, 0];
    const readings = [{ days, total }];
    for (const step of steps) {
      days += step.days;
      total += step.step;
      readings.push({ days, total });
    }
    return readings;
  });
const readingsOf = (counted: readonly { readonly days: number; readonly total: number }[]) =>
  counted.map(({ days, total }) => ({ ...read(days, 0), values: [total % 1_000_000] }));

describe('whatever was read', () => {
  it('the order in which readings came changes nothing', () => {
    const shuffled = counting.chain((counted) =>
      fc.tuple(
        fc.constant(readingsOf(counted)),
        fc.shuffledSubarray(readingsOf(counted), { minLength: counted.length, maxLength: counted.length }),
      ),
    );
    fc.assert(
      fc.property(
        shuffled,
        fc.integer({ min: -10, max: 600 }),
        fc.integer({ min: 0, max: 300 }),
        ([one, other], from, span) => {
          const of = (readings: readonly CountedReading[]) =>
            consumptionBetween(placeOf(meterOf(readings, { digits: 3 })), at(from), at(from + span));
          expect(of(other)).toEqual(of(one));
        },
      ),
    );
  });

  it('between two readings it is what was counted, through however many last digits', () => {
    fc.assert(
      fc.property(counting, (counted) => {
        const place = placeOf(meterOf(readingsOf(counted), { digits: 3 }));
        const { days, total } = counted.at(-1) ?? { days: 0, total: 0 };
        expect(consumptionBetween(place, at(0), at(days)).qtyMilli).toBe(total);
      }),
    );
  });

  it('adjoining spans add up to the whole one', () => {
    const cuts = fc.array(fc.integer({ min: -20 * 24, max: 700 * 24 }), { minLength: 2, maxLength: 8 });
    fc.assert(
      fc.property(counting, cuts, fc.integer({ min: 1, max: 99_000_000 }), (counted, hours, multiplierE6) => {
        const place = placeOf(meterOf(readingsOf(counted), { digits: 3, multiplierE6 }));
        const times = hours.toSorted((one, other) => one - other).map((hour) => begin + hour * 3_600_000);
        const parts = times.slice(1).map((to, index) => consumptionBetween(place, times[index] ?? to, to).qtyMilli);
        const whole = consumptionBetween(place, times[0] ?? 0, times.at(-1) ?? 0).qtyMilli;
        expect(parts.reduce((sum, qty) => sum + qty, 0)).toBe(whole);
      }),
    );
  });

  it('a meter that is put in the place of another changes nothing of what was consumed', () => {
    fc.assert(
      fc.property(counting, fc.nat(20), fc.integer({ min: 0, max: 900_000 }), (counted, nth, firstValue) => {
        const cut = Math.min(nth, counted.length - 1);
        const { days = 0, total = 0 } = counted[cut] ?? {};
        const old = meterOf(readingsOf(counted.slice(0, cut + 1)), { id: 'old', digits: 3, endedAt: at(days) });
        const later = counted.slice(cut + 1).map((one) => ({ ...one, total: one.total - total + firstValue }));
        const fresh = meterOf([{ ...read(days, 0), id: 'first', values: [firstValue] }, ...readingsOf(later)], {
          id: 'new',
          digits: 3,
          replacesMeterId: 'old',
        });
        const end = counted.at(-1) ?? { days: 0, total: 0 };
        expect(consumptionBetween(placeOf(fresh, old), at(0), at(end.days)).qtyMilli).toBe(end.total);
      }),
    );
  });
});
