import type { Alarm } from '@imah/contract/alarms';
import type { Device, DeviceState } from '@imah/contract/devices';
import type { PlanItem } from '@imah/contract/plans';
import {
  climateSensor,
  deviceTypes,
  fixtureNow,
  places,
  shelvedAlarm,
  smokeAlarm,
  smokeDetector,
  tower,
} from '@imah/testing';
import { expect, it } from 'vitest';
import { createItemKeeper, type DrawingWords, rangesOf } from './drawn-items.ts';
import { mostTickets, type PlanGround } from './plan-ground.ts';
import { groundFloor, planFloors } from './testing/plan-fixtures.ts';

const metric = { key: 'm', kind: 'gauge', unit: 'bar', decimals: 1, label: { id: 'M', en: 'M' } } as const;
const toneAt = (value: number, alarm: { above?: number; below?: number }) =>
  rangesOf({ ...metric, alarm } as Parameters<typeof rangesOf>[0]).find(
    ({ from, to }) => (from === null || value >= from) && (to === null || value < to),
  )?.tone;

it('a number within the bounds of its type is well, the bounds themselves too, and beyond them grave', () => {
  const alarm = { below: 2, above: 6 };

  expect([1.9, 2, 4, 6, 6.1].map((value) => toneAt(value, alarm))).toEqual([
    'danger',
    'success',
    'success',
    'success',
    'danger',
  ]);
  expect([toneAt(100, { below: 2 }), toneAt(-100, { above: 2 }), toneAt(0, {})]).toEqual([
    'success',
    'success',
    undefined,
  ]);
});

/** Words that say which text and with what, whatever the language. */
const words = {
  t: ((key: string, values: object = {}) => [key, ...Object.values(values)].join(' ')) as DrawingWords['t'],
  td: ((key: string) => key) as DrawingWords['td'],
  format: {
    number: (value: number, decimals: number) => value.toFixed(decimals),
    age: () => 'lama',
  } as unknown as DrawingWords['format'],
  locale: 'id',
  now: fixtureNow,
} satisfies DrawingWords;

const groundWith = (devices: readonly Device[], alarms: readonly Alarm[] = []): PlanGround => ({
  building: tower,
  floorId: groundFloor,
  floors: planFloors,
  devices: new Map(devices.map((one) => [one.id, one])),
  types: new Map(deviceTypes.map((one) => [one.key, one])),
  units: new Map(places.units.map((one) => [one.id, one])),
  alarms,
  tickets: [],
});
const pinOf = (device: Device, key: string | null = null): PlanItem => ({
  kind: 'device',
  id: device.id,
  label: '',
  x: 0,
  y: 0,
  deviceId: device.id,
  metric: key,
});
const online = (state: DeviceState, values: DeviceState['values'], at = fixtureNow): DeviceState => ({
  ...state,
  status: 'online',
  lastSeenAt: at,
  values,
  ts: Object.fromEntries(Object.keys(values).map((key) => [key, at])),
});
const draw = (item: PlanItem, ground: PlanGround, states: ReadonlyMap<string, DeviceState> = new Map()) =>
  createItemKeeper()([item], ground, states, words)[0];

it('a pin of a device has what it reports now; an alarm of it gives it its tone', () => {
  const state = online(climateSensor.state, { temperature: 24.5 });
  const alarm: Alarm = { ...smokeAlarm, deviceId: climateSensor.id, severity: 'minor' };
  const shown = (alarms: readonly Alarm[]) =>
    draw(
      pinOf(climateSensor, 'temperature'),
      groundWith([climateSensor], alarms),
      new Map([[climateSensor.id, state]]),
    );

  expect(shown([])).toMatchObject({
    kind: 'pin',
    label: climateSensor.name,
    reading: { value: 24.5, text: '24.5 °C' },
  });
  expect(shown([alarm])).toMatchObject({ tone: 'warning', reading: { value: 24.5 } });
  expect(shown([{ ...alarm, deviceId: smokeDetector.id }])).not.toHaveProperty('tone');
  // One that tells nobody for a time gives it none.
  expect(shown([{ ...alarm, quiet: shelvedAlarm.quiet }])).not.toHaveProperty('tone');
});

it('what is older than its device is ever silent says how old it is, and so does what a silent device said last', () => {
  const shown = (status: DeviceState['status'], at: number) => {
    const state = { ...online(climateSensor.state, { temperature: 20 }, at), status };
    return draw(pinOf(climateSensor, 'temperature'), groundWith([climateSensor]), new Map([[climateSensor.id, state]]));
  };

  expect(shown('online', fixtureNow)).toMatchObject({ reading: { text: '20.0 °C' } });
  expect(shown('online', fixtureNow)?.kind === 'pin' && shown('online', fixtureNow)).not.toHaveProperty('reading.age');
  expect(shown('online', fixtureNow - 86_400_000)).toMatchObject({ reading: { age: 'lama' } });
  expect(shown('offline', fixtureNow)).toMatchObject({ reading: { age: 'lama' } });
});

it('what the device has not said, and a device that is gone, are said so', () => {
  const silent = online(climateSensor.state, {});
  const states = new Map([[climateSensor.id, silent]]);

  expect(draw(pinOf(climateSensor, 'temperature'), groundWith([climateSensor]), states)).toMatchObject({
    reading: { value: null, text: 'noValue' },
  });
  expect(draw(pinOf(climateSensor), groundWith([climateSensor]), states)).toMatchObject({
    reading: { value: null, text: 'statuses.online' },
    tone: 'success',
  });
  expect(draw(pinOf(climateSensor), groundWith([]))).toMatchObject({ reading: { value: null, text: 'gone' } });
});

it('alarms and tickets of the floor are counted, those in its units among them', () => {
  const unit = places.units.find(({ floorId }) => floorId === groundFloor);
  const inUnit: Device = { ...smokeDetector, floorId: null, unitId: unit?.id ?? null };
  const elsewhere: Device = { ...climateSensor, floorId: places.floors[0]?.id ?? null, unitId: null };
  const alarms = [
    { ...smokeAlarm, deviceId: inUnit.id },
    { ...smokeAlarm, id: 'other', deviceId: elsewhere.id },
    { ...shelvedAlarm, id: 'quiet', deviceId: inUnit.id },
  ];
  const at = { id: 'a', label: '', x: 0, y: 0 };

  expect(draw({ ...at, kind: 'alarms' }, groundWith([inUnit, elsewhere], alarms))).toMatchObject({
    reading: { value: 1, text: 'alarms 1' },
    tone: 'danger',
  });
  expect(draw({ ...at, kind: 'alarms' }, groundWith([]))).toMatchObject({ reading: { value: 0 } });
  expect(draw({ ...at, kind: 'tickets' }, groundWith([]))).toMatchObject({ reading: { text: 'tickets 0' } });
  const many = Array.from({ length: mostTickets }, () => ({ unitId: unit?.id }));
  const busy = { ...groundWith([]), tickets: many as unknown as PlanGround['tickets'] };
  expect(draw({ ...at, kind: 'tickets' }, busy)).toMatchObject({ reading: { text: 'manyTickets 99' }, tone: 'info' });
  expect(draw({ ...at, kind: 'unit', unitId: unit?.id ?? '' }, busy)).toMatchObject({
    label: unit?.code,
    reading: { value: mostTickets },
  });
});

it('a live value draws its own pin anew and none of the others; what has not changed stays the same whole', () => {
  const keep = createItemKeeper();
  const ground = groundWith([climateSensor, smokeDetector]);
  const items = [pinOf(climateSensor, 'temperature'), pinOf(smokeDetector)];
  const before = new Map([[climateSensor.id, online(climateSensor.state, { temperature: 20 })]]);
  const after = new Map([[climateSensor.id, online(climateSensor.state, { temperature: 21 })]]);

  const first = keep(items, ground, before, words);
  expect(keep(items, { ...ground }, new Map(before), { ...words })).toBe(first);
  const second = keep(items, ground, after, words);

  expect([second[0] === first[0], second[1] === first[1]]).toEqual([false, true]);
  expect(keep(items.slice(1), ground, after, words)).toEqual([first[1]]);
});
