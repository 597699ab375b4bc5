import { describe, expect, it } from 'vitest';
import { kos, melati, niaga } from '@imah/testing/portfolio';
import { alarmsOf, energyBy, stepsOf, sumPortfolio, sumTickets } from './portfolio-sums.ts';

describe('all buildings as one', () => {
  it('adds up what each has', () => {
    expect(sumPortfolio([melati, niaga])).toEqual({
      online: 46,
      offline: 4,
      devices: 52,
      alarms: 4,
      critical: 1,
      units: 57,
      areaMilliM2: 4_968_000,
      wattHours: 3_300_000,
      wattHoursBefore: 3_250_000,
    });
  });

  it('counts what a person may not see, or nobody measures, as nothing', () => {
    const { devices, alarms, wattHours, wattHoursBefore } = sumPortfolio([kos]);

    expect({ devices, alarms, wattHours, wattHoursBefore }).toEqual({
      devices: 0,
      alarms: 0,
      wattHours: null,
      wattHoursBefore: null,
    });
  });

  it('compares with before only where every meter was there before', () => {
    const young = { ...niaga, energy: niaga.energy && { ...niaga.energy, wattHoursBefore: null } };

    expect(sumPortfolio([melati, young]).wattHoursBefore).toBeNull();
  });
});

it('adds up the tickets of the buildings whose tickets are seen', () => {
  expect(sumTickets([melati, kos, niaga])).toEqual({ open: 20, overdue: 3, unassigned: 7 });
  expect(sumTickets([kos])).toBeNull();
});

it('adds the same day of all buildings together, in order', () => {
  expect(stepsOf([niaga, melati, kos])).toEqual([
    { at: '2026-11-19', wattHours: 2_150_000 },
    { at: '2026-11-20', wattHours: 1_150_000 },
  ]);
});

it('compares buildings of different size by square metre and by unit', () => {
  expect([energyBy(melati, 'total'), energyBy(melati, 'area'), energyBy(melati, 'unit')]).toEqual([1800, 1.25, 56.25]);
  expect(energyBy({ ...melati, areaMilliM2: 0, unitCount: 0 }, 'area')).toBeNull();
  expect(energyBy({ ...melati, unitCount: 0 }, 'unit')).toBeNull();
  expect(energyBy(kos, 'total')).toBeNull();
});

it('counts alarms of every severity', () => {
  expect([alarmsOf(melati), alarmsOf(kos)]).toEqual([3, 0]);
});
