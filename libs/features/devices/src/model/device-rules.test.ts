import type { Command } from '@imah/contract/devices';
import {
  climateSensor,
  climateType,
  commandIn,
  deviceTypes,
  doorType,
  fixtureNow,
  noPlaces,
  places,
  pump,
  pumpType,
  smokeType,
} from '@imah/testing';
import { createTranslator } from 'use-intl/core';
import { describe, expect, it } from 'vitest';
import { createFormat } from '@imah/app/i18n';
import { devicesTextsId } from '../messages/id.ts';
import { chartRanges, gapOf, spanOf, windowOf } from './chart-range.ts';
import { controlState, isUnderway } from './control-state.ts';
import { controlWords, directionOf } from './control-words.ts';
import { fits, noFilter } from './device-filter.ts';
import { formatMetric, isAbnormal, saysItself, unitText } from './format-metric.ts';
import { groupDevices } from './group-devices.ts';
import { chartMetrics, mainMetrics } from './main-metrics.ts';
import { groupName } from './place-name.ts';

const t = createTranslator({ locale: 'id', messages: devicesTextsId });
const format = createFormat('id');

describe('a device that is looked for', () => {
  it.each([
    { search: '  pompa   transfer ', found: true },
    { search: 'PMP-0001', found: true },
    { search: 'transfer menara', found: true },
    { search: '\t', found: true },
    { search: '.*', found: false },
    { search: 'pompa|lift', found: false },
    { search: 'transfer 2', found: false },
  ])('is found by $search: $found', ({ search, found }) => {
    expect(fits({ ...pump, name: 'Pompa transfer' }, pump.state, 'Menara A', { ...noFilter, search })).toBe(found);
  });

  it('has to be of the type and of the status and of the words', () => {
    const all = { ...noFilter, search: 'pompa', typeKey: 'pump', status: 'online' } as const;

    expect(fits(pump, pump.state, '', all)).toBe(true);
    expect(fits(pump, pump.state, '', { ...all, typeKey: 'door' })).toBe(false);
    expect(fits(pump, pump.state, '', { ...all, status: 'disabled' })).toBe(false);
    expect(fits(pump, pump.state, '', { ...all, search: 'lift' })).toBe(false);
  });

  it('is found without a serial number, too', () => {
    expect(fits({ ...pump, serial: null }, pump.state, '', { ...noFilter, search: 'null' })).toBe(false);
  });
});

describe('what the newest command of a control means', () => {
  const command = (change: Partial<Command>): Command => ({ ...commandIn('succeeded'), ...change });

  it('waits for an approval as for any other step', () => {
    expect(controlState([commandIn('awaiting-approval')], 'on', fixtureNow)).toEqual({
      kind: 'pending',
      status: 'awaiting-approval',
      by: 'Ratna Wijayanti',
    });
  });

  it('is nothing where it was taken back', () => {
    expect(controlState([commandIn('cancelled')], 'on', fixtureNow)).toEqual({ kind: 'settled' });
    expect(isUnderway([commandIn('cancelled')])).toBe(false);
  });

  it('is told without a reason where the device gave none', () => {
    expect(controlState([command({ status: 'failed', error: null })], 'on', undefined)).toEqual({
      kind: 'failed',
      reason: null,
    });
  });

  it('is told until it is over by the clock of the command, where nobody wrote down when it ended', () => {
    const lost = command({ status: 'expired', finishedAt: null, expiresAt: new Date(fixtureNow).toISOString() });

    expect(controlState([lost], 'on', fixtureNow + 30_000)).toEqual({ kind: 'expired' });
    expect(controlState([lost], 'on', fixtureNow + 30_001)).toEqual({ kind: 'settled' });
  });

  it('is told for as long as the device has reported nothing at all', () => {
    expect(controlState([commandIn('expired')], 'on', undefined)).toEqual({ kind: 'expired' });
  });

  it('is under way while any of them is', () => {
    expect(isUnderway([])).toBe(false);
    expect(isUnderway([commandIn('failed'), commandIn('queued')])).toBe(true);
  });
});

describe('a value as people read it', () => {
  const metric = (change: Partial<(typeof climateType.metrics)[number]>) => ({ ...climateType.metrics[0]!, ...change });

  it.each([
    { value: 0, decimals: 0, text: '0' },
    { value: -0.04, decimals: 1, text: '0,0' },
    { value: -0.06, decimals: 1, text: '-0,1' },
    { value: 1_234_567.891, decimals: 2, text: '1.234.567,89' },
    { value: 2.5, decimals: 0, text: '3' },
  ])('writes $value with $decimals decimals as $text', ({ value, decimals, text }) => {
    expect(formatMetric(metric({ decimals }), value, format, t).text).toBe(text);
  });

  it('writes a flow in the words of the language, and nothing for what has no unit', () => {
    expect([unitText({ unit: 'L/min' }, t), unitText({ unit: 'none' }, t), unitText({ unit: 'kWh' }, t)]).toEqual([
      'L/mnt',
      '',
      'kWh',
    ]);
  });

  it('says itself only where it is true and has no word of its own', () => {
    const held = metric({ key: 'held_open' });
    const open = metric({ key: 'open' });

    expect([saysItself(held, true), saysItself(held, false), saysItself(open, true)]).toEqual([true, false, false]);
  });

  it('is not abnormal where its type says nothing of bounds, nor as a text', () => {
    const bounded = metric({ alarm: { above: 30 } as never }); // Only this bound matters here.

    expect([isAbnormal(bounded, 30), isAbnormal(bounded, 30.1), isAbnormal(bounded, 'E-12')]).toEqual([
      false,
      true,
      false,
    ]);
  });
});

describe('devices by place', () => {
  const [towerA] = places.sections as [(typeof places.sections)[number]];

  it('put what stands in a section and on no floor before its floors', () => {
    const tank = { ...pump, id: 'tank', name: 'Tandon atap', floorId: null };
    const groups = groupDevices([pump, tank], places);

    expect(groups.map((group) => [groupName(t, group), group.devices.map(({ device }) => device.name)])).toEqual([
      [`${towerA.name}, seluruh bagian`, ['Tandon atap']],
      ['Menara A, B1', ['Pompa transfer 1']],
    ]);
  });

  it('stand in the order of their numbers within a place, those of no unit first', () => {
    const unitId = places.units[1]?.id ?? null;
    const named = (name: string, unit: string | null = null) => ({ ...climateSensor, id: name, name, unitId: unit });
    const [group] = groupDevices(
      [named('Meter 10', unitId), named('Meter 9', unitId), named('Sensor 2'), named('Sensor 10')].map((device) => ({
        ...device,
        floorId: places.units[1]?.floorId ?? null,
      })),
      places,
    );

    expect(group?.devices.map(({ device }) => device.name)).toEqual(['Sensor 2', 'Sensor 10', 'Meter 9', 'Meter 10']);
  });

  it('are none where there are none', () => {
    expect(groupDevices([], noPlaces)).toEqual([]);
  });
});

describe('what is shown of a type', () => {
  it('is two values at most, and none of a type without any', () => {
    expect(deviceTypes.map((type) => mainMetrics(type).length <= 2)).toEqual(deviceTypes.map(() => true));
    expect(mainMetrics({ controls: [], metrics: [] })).toEqual([]);
  });

  it('is drawn as a line only where it is a level or a counter', () => {
    expect(chartMetrics(doorType)).toEqual([]);
    expect(chartMetrics(smokeType).map(({ key }) => key)).toEqual(['battery']);
    expect(chartMetrics(pumpType).every(({ kind }) => kind === 'gauge' || kind === 'counter')).toBe(true);
  });
});

describe('the range of a chart', () => {
  it.each(chartRanges)('of %s ends on the next whole minute and is as long as it says', (range) => {
    const { from, to } = windowOf(range, fixtureNow + 1);

    expect([to % 60_000, to - from, to >= fixtureNow + 1]).toEqual([0, spanOf(range), true]);
  });

  it('breaks a line of buckets by the bucket, whatever the device', () => {
    expect([gapOf(60_000, 10), gapOf(60_000, 86_400), gapOf(0, 10)]).toEqual([150_000, 150_000, 20_000]);
  });
});

it('calls both directions of a control by words that exist', () => {
  const metrics = ['running', 'on', 'locked', 'valve', '__proto__', ''];

  expect(metrics.map((metric) => devicesTextsId.control.deed[directionOf(true)][controlWords(metric)])).toEqual([
    'Nyalakan',
    'Nyalakan',
    'Kunci',
    'Aktifkan',
    'Aktifkan',
    'Aktifkan',
  ]);
});
