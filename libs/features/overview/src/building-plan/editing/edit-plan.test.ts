import type { Device } from '@imah/contract/devices';
import type { PlanContent, PlanItem } from '@imah/contract/plans';
import { mostPlanItems } from '@imah/contract/plans/words';
import {
  climateSensor,
  climateType,
  deviceTypes,
  door,
  places,
  pump,
  pumpType,
  smokeDetector,
  tower,
} from '@imah/testing';
import { expect, it } from 'vitest';
import type { PlanGround } from '../plan-ground.ts';
import { groundFloor, planFloors } from '../testing/plan-fixtures.ts';
import {
  alignedOn,
  hasRoom,
  moved,
  placed,
  unplaced,
  usualMetric,
  withChanged,
  withItem,
  withoutItem,
} from './edit-plan.ts';

const pin = (id: string, x: number, y: number): PlanItem => ({ kind: 'text', id, label: id, x, y });
const zone: PlanItem = {
  kind: 'zone',
  id: 'z',
  label: '',
  points: [
    { x: 0, y: 0 },
    { x: 0.1, y: 0 },
    { x: 0.1, y: 0.1 },
  ],
  deviceId: pump.id,
  metric: 'pressure',
};
const of = (...items: PlanContent['items']): PlanContent => ({ picture: null, items });
const itemOf = (content: PlanContent, id: string) => content.items.find((one) => one.id === id);

it('what is put stands where it was put, about what it was chosen for', () => {
  const at = { x: 0.25, y: 0.75 };

  expect(placed({ kind: 'device', deviceId: pump.id, metric: 'pressure' }, 'a', at)).toEqual({
    kind: 'device',
    id: 'a',
    label: '',
    ...at,
    deviceId: pump.id,
    metric: 'pressure',
  });
  expect(placed({ kind: 'text', label: 'Lobi' }, 'a', at)).toEqual({ kind: 'text', id: 'a', label: 'Lobi', ...at });
  expect(placed({ kind: 'alarms' }, 'a', at)).toEqual({ kind: 'alarms', id: 'a', label: '', ...at });
  expect(placed({ kind: 'unit', unitId: 'u' }, 'a', at)).toEqual({
    kind: 'unit',
    id: 'a',
    label: '',
    ...at,
    unitId: 'u',
  });
});

it('a new zone lies around its place, and on the plan where that is at the edge', () => {
  const put = (x: number, y: number) => {
    const item = placed({ kind: 'zone', deviceId: pump.id, metric: 'pressure' }, 'z', { x, y });
    const points = item.kind === 'zone' ? item.points : [];
    return [points.length, Math.min(...points.map((one) => one.x)), Math.max(...points.map((one) => one.y))].map(
      (value) => Math.round(value * 100) / 100,
    );
  };

  expect(put(0.5, 0.5)).toEqual([4, 0.42, 0.58]);
  expect(put(0, 1)).toEqual([4, 0, 1]);
});

it('things come, change and go, and everything else stays the same object', () => {
  const [a, b] = [pin('a', 0, 0), pin('b', 1, 1)];
  const content = of(a, b);
  const changed: PlanItem = { ...a, label: 'Lain' };

  expect(withItem(content, zone).items).toEqual([a, b, zone]);
  expect(withoutItem(content, 'a').items).toEqual([b]);
  expect(withChanged(content, changed).items).toEqual([changed, b]);
  expect(withChanged(content, changed).items[1]).toBe(b);
});

it('as many things as there may be have room, and not one more', () => {
  const many = (count: number) => of(...Array.from({ length: count }, (_, nth) => pin(`p-${nth}`, 0, 0)));

  expect([hasRoom(many(mostPlanItems - 1)), hasRoom(many(mostPlanItems))]).toEqual([true, false]);
});

it('a pin that is put near the lines of others comes onto them, unless nobody wants that', () => {
  const content = of(pin('a', 0.2, 0.2), pin('b', 0.8, 0.8), zone, { kind: 'withheld', id: 'w' });
  const to = { id: 'a', x: 0.795, y: 0.4 };

  expect(itemOf(moved(content, to, 'yes'), 'a')).toMatchObject({ x: 0.8, y: 0.4 });
  expect(itemOf(moved(content, to, 'no'), 'a')).toMatchObject({ x: 0.795, y: 0.4 });
  expect(moved(content, { ...to, id: 'w' }, 'yes').items).toEqual(content.items);
});

it('a zone moves with its corners, and stays where nothing is said of them', () => {
  const points = zone.kind === 'zone' ? zone.points.map(({ x, y }) => ({ x: x + 0.5, y })) : [];
  const content = of(zone);

  expect(itemOf(moved(content, { id: 'z', x: 0.5, y: 0, points }, 'yes'), 'z')).toEqual({ ...zone, points });
  expect(moved(content, { id: 'z', x: 0.5, y: 0 }, 'yes').items).toEqual([zone]);
});

it('a pin is lined up with the nearest, a zone is not', () => {
  const content = of(pin('a', 0.2, 0.2), pin('b', 0.6, 0.8), pin('c', 0.9, 0.3), zone);

  expect(itemOf(alignedOn(content, 'a', 'x'), 'a')).toMatchObject({ x: 0.6, y: 0.2 });
  expect(itemOf(alignedOn(content, 'a', 'y'), 'a')).toMatchObject({ x: 0.2, y: 0.3 });
  expect(alignedOn(content, 'z', 'x').items).toEqual(content.items);
});

it('the tray has the devices of this floor first, each by name, and neither those on the plan nor those put away', () => {
  const unit = places.units.find(({ floorId }) => floorId === groundFloor);
  const at = (device: Device, name: string, place: Partial<Device>): Device => ({
    ...device,
    name,
    floorId: null,
    unitId: null,
    ...place,
  });
  const known = [
    at(pump, 'Zebra', { floorId: groundFloor }),
    at(smokeDetector, 'Asap', {}),
    at(door, 'Pintu', { unitId: unit?.id ?? null }),
    at(climateSensor, 'Ditaruh', { floorId: groundFloor }),
    at({ ...pump, id: 'away' }, 'Gudang', { archivedAt: pump.createdAt }),
  ];
  const ground: PlanGround = {
    building: tower,
    floorId: groundFloor,
    floors: planFloors,
    devices: new Map(known.map((one) => [one.id, one])),
    types: new Map(deviceTypes.map((one) => [one.key, one])),
    units: new Map(places.units.map((one) => [one.id, one])),
    alarms: [],
    tickets: [],
  };
  const there = of({ kind: 'device', id: 'd', label: '', x: 0, y: 0, deviceId: climateSensor.id, metric: null });

  expect(unplaced(there, ground).map(({ name }) => name)).toEqual(['Pintu', 'Zebra', 'Asap']);
  expect(unplaced(there, { ...ground, devices: null })).toEqual([]);
});

it('a pin shows at first what its type names, else a level, else the first there is', () => {
  const { mainMetric: _named, ...unnamed } = pumpType;
  const states = climateType.metrics.map((one) => ({ ...one, kind: 'state' as const }));

  expect(usualMetric({ ...pumpType, mainMetric: 'pressure' })).toBe('pressure');
  expect(pumpType.metrics.find(({ key }) => key === usualMetric(unnamed))?.kind).toBe('gauge');
  expect(usualMetric({ ...climateType, metrics: states })).toBe(states[0]?.key);
  expect([usualMetric({ ...climateType, metrics: [] }), usualMetric(undefined)]).toEqual([null, null]);
});
