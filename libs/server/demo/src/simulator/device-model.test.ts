import { describe, expect, it } from 'vitest';
import { deviceTypes } from '@imah/server-devices';
import { readPacket } from '@imah/server-devices/telemetry';
import { demoOrganizations } from '../plan/organizations.ts';
import { countedBy, type DeviceNature, valuesAt } from './device-model.ts';
import { seedOf } from './noise.ts';

const planned = new Set(
  demoOrganizations.flatMap(({ buildings }) =>
    buildings.flatMap(({ devices }) => devices.map(({ typeKey }) => typeKey)),
  ),
);
const plannedTypes = deviceTypes.filter(({ key }) => planned.has(key));

const hour = 3_600_000;
/** A Thursday, midnight in Jakarta. */
const midnight = Date.UTC(2026, 10, 18, 17);

const nature = (typeKey: string, more: Partial<DeviceNature> = {}): DeviceNature => ({
  typeKey,
  timeZone: 'Asia/Jakarta',
  rhythm: 'home',
  seed: seedOf(typeKey),
  scale: 1,
  ...more,
});

const meanOf = (device: DeviceNature, key: string, from: number, hours: number) => {
  const values = Array.from({ length: hours * 12 }, (_, step) =>
    Number(valuesAt(device, from + (step * hour) / 12)[key]),
  );
  return values.reduce((sum, value) => sum + value, 0) / values.length;
};

describe('a simulated device', () => {
  it.each(plannedTypes.map((type) => [type.key, type] as const))(
    'of type %s reports every metric, and nothing that ingest refuses, for a month',
    (key, type) => {
      for (let step = 0; step < 720; step += 1) {
        const ts = midnight + step * hour + step * 61_000;
        const values = { ...valuesAt(nature(key), ts), ...(countedBy[key] && { [countedBy[key].counter]: 1 }) };
        const packet = readPacket(Buffer.from(JSON.stringify({ values })), type, ts);

        expect(packet?.refused).toBe(0);
        expect(Object.keys(values).toSorted()).toEqual(type.metrics.map((metric) => metric.key).toSorted());
      }
    },
  );

  it('is the same at the same time: the past and the present are one curve', () => {
    expect(valuesAt(nature('climate'), midnight)).toEqual(valuesAt(nature('climate'), midnight));
  });

  it('has a day and a night', () => {
    const meter = nature('electricity-meter');

    expect(meanOf(meter, 'power', midnight + 18 * hour, 4)).toBeGreaterThan(
      2 * meanOf(meter, 'power', midnight + 1 * hour, 3),
    );
    expect(meanOf(nature('climate'), 'temperature', midnight + 12 * hour, 3)).toBeGreaterThan(
      meanOf(nature('climate'), 'temperature', midnight + hour, 3) + 2,
    );
  });

  it('rests at the weekend where people work', () => {
    const office = nature('electricity-meter', { rhythm: 'office' });
    const [thursdayNoon, sundayNoon] = [midnight + 11 * hour, midnight + 83 * hour];

    expect(meanOf(office, 'power', thursdayNoon, 2)).toBeGreaterThan(2 * meanOf(office, 'power', sundayNoon, 2));
  });

  it('lives by the clock of its own zone', () => {
    const makassar = nature('climate', { timeZone: 'Asia/Makassar' });

    expect(meanOf(makassar, 'temperature', midnight + 5 * hour, 1)).toBeGreaterThan(
      meanOf(nature('climate'), 'temperature', midnight + 5 * hour, 1),
    );
  });

  it('stays as a person switched it, and what hangs on it follows', () => {
    const [on, off] = [true, false].map((running) => valuesAt(nature('pump'), midnight, { running }));

    expect([on?.['running'], off?.['running'], off?.['power']]).toEqual([true, false, 0]);
    expect(Number(on?.['power'])).toBeGreaterThan(3_000);
  });

  it('a door that is unlocked from afar is left open until it is locked again', () => {
    const held = [false, true].map((locked) => valuesAt(nature('door'), midnight, { locked })['held_open']);

    expect(held).toEqual([true, false]);
  });

  it('now and then is too hot or held open, for a minute', () => {
    const minutes = Array.from({ length: 24 * 60 }, (_, minute) => midnight + minute * 60_000);
    const hot = minutes.filter(
      (ts) => Number(valuesAt(nature('pump'), ts, { running: true })['temperature']) > 80,
    ).length;
    const held = minutes.filter((ts) => valuesAt(nature('door'), ts)['held_open'] === true).length;

    expect([hot, held]).toEqual([103, 84]);
  });
});

describe('the plan of the demonstration', () => {
  it('places every device in a unit or on a floor that exists, and every person in a unit', () => {
    const buildings = demoOrganizations.flatMap((organization) => organization.buildings);
    const lost = buildings.flatMap(({ sections, devices, occupants }) => {
      const units = sections.flatMap(({ floors }) => floors.flatMap((floor) => floor.units.map(({ code }) => code)));
      const floors = sections.flatMap((section) => section.floors.map(({ level }) => `${section.name}/${level}`));
      return [
        ...devices
          .filter(
            ({ unit, floor }) => !units.includes(unit ?? '') && !floors.includes(`${floor?.section}/${floor?.level}`),
          )
          .map(({ name }) => name),
        ...occupants.filter(({ unit }) => !units.includes(unit)).map(({ name }) => name),
      ];
    });

    expect(lost).toEqual([]);
  });
});
