import {
  climateSensor,
  climateType,
  commandIn,
  devices,
  door,
  doorType,
  electricityMeterType,
  fixtureNow,
  liftType,
  neverSeenLift,
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
import { gapOf, spanOf, windowOf } from './chart-range.ts';
import { controlState, isUnderway } from './control-state.ts';
import { fits, isFiltering, noFilter } from './device-filter.ts';
import { formatMetric, isAbnormal } from './format-metric.ts';
import { groupDevices } from './group-devices.ts';
import { chartMetrics, mainMetrics } from './main-metrics.ts';
import { groupName, placeName } from './place-name.ts';

const t = createTranslator({ locale: 'id', messages: devicesTextsId });
const format = createFormat('id');
const metricOf = (type: typeof pumpType, key: string) =>
  type.metrics.find((metric) => metric.key === key) as (typeof type.metrics)[number];

describe('formatMetric', () => {
  it('writes numbers with the decimals and the unit of their metric', () => {
    expect(formatMetric(metricOf(climateType, 'temperature'), 26.44, format, t)).toEqual({ text: '26,4', unit: '°C' });
    expect(formatMetric(metricOf(electricityMeterType, 'energy'), 20_451.7, format, t)).toEqual({
      text: '20.451,70',
      unit: 'kWh',
    });
    expect(formatMetric(metricOf(liftType, 'floor'), 3, format, t)).toEqual({ text: '3', unit: '' });
  });

  it('has a word for each position of a switch, and yes or no for a state it does not know', () => {
    expect(formatMetric(metricOf(pumpType, 'on'), true, format, t)).toEqual({ text: 'Menyala', unit: '' });
    expect(formatMetric(metricOf(doorType, 'locked'), false, format, t)).toEqual({ text: 'Tidak terkunci', unit: '' });
    expect(formatMetric({ ...metricOf(doorType, 'open'), key: 'held_open' }, true, format, t).text).toBe('Ya');
  });

  it('shows a text as it is, and a dash for an empty one', () => {
    expect(['E-12', ''].map((value) => formatMetric(metricOf(liftType, 'fault'), value, format, t).text)).toEqual([
      'E-12',
      '–',
    ]);
  });
});

describe('isAbnormal', () => {
  it('is what lies outside the bounds, not what lies on them', () => {
    const voltage = metricOf(electricityMeterType, 'voltage');

    expect([197.9, 198, 242, 242.1].map((value) => isAbnormal(voltage, value))).toEqual([true, false, false, true]);
    expect([true, false].map((value) => isAbnormal(metricOf(smokeType, 'smoke'), value))).toEqual([true, false]);
    expect(isAbnormal(metricOf(pumpType, 'pressure'), 99)).toBe(false);
  });
});

describe('metrics to show', () => {
  it('put what can be switched first, then an alarming state, then levels', () => {
    expect(mainMetrics(pumpType).map(({ key }) => key)).toEqual(['on', 'pressure']);
    expect(mainMetrics(smokeType).map(({ key }) => key)).toEqual(['smoke', 'battery']);
    expect(chartMetrics(electricityMeterType).map(({ key }) => key)).toEqual(['power', 'voltage', 'energy']);
  });
});

describe('groupDevices', () => {
  it('goes from the ground up and puts the unplaced ones last', () => {
    const groups = groupDevices(devices, places).map((group) => [
      groupName(t, group),
      group.devices.map(({ device }) => device.name),
    ]);

    expect(groups).toEqual([
      ['Menara A, B1', ['Pompa transfer 1', 'Pompa transfer 2 (cadangan)']],
      ['Menara A, LG', ['Detektor asap dapur bersama', 'Suhu lobi']],
      ['Menara A, Lantai 1', ['Pintu darurat tangga timur', 'Meter air A-0101', 'Meter listrik A-0101']],
      ['Belum ditempatkan', ['Lift penumpang 1']],
    ]);
  });

  it('finds the floor and section of a device that names only its unit', () => {
    const onlyUnit = { ...climateSensor, sectionId: null, floorId: null, unitId: places.units[1]?.id ?? null };
    const [group] = groupDevices([onlyUnit], places);

    expect(group === undefined ? '' : placeName(t, group, group.devices[0]?.unit ?? null)).toBe(
      'Menara A, Lantai 1, Unit A-0101',
    );
  });

  it('still lists devices whose places the person may not see', () => {
    expect(groupDevices(devices, noPlaces).map((group) => [groupName(t, group), group.devices.length])).toEqual([
      ['Belum ditempatkan', devices.length],
    ]);
  });
});

describe('fits', () => {
  it('needs every word of the search, in name, serial or place', () => {
    const found = (search: string) => fits(pump, pump.state, 'Menara A, B1', { ...noFilter, search });

    expect(['', 'POMPA', 'pompa b1', 'pmp-0001', 'pompa lantai'].map(found)).toEqual([true, true, true, true, false]);
  });

  it('narrows by type and by the status that holds now', () => {
    expect(fits(door, door.state, '', { ...noFilter, typeKey: 'pump' })).toBe(false);
    expect(fits(pump, { ...pump.state, status: 'offline' }, '', { ...noFilter, status: 'offline' })).toBe(true);
    expect(fits(neverSeenLift, neverSeenLift.state, '', { ...noFilter, status: 'online' })).toBe(false);
  });

  it('knows whether anything is narrowed', () => {
    expect(
      [noFilter, { ...noFilter, search: '  ' }, { ...noFilter, status: 'online' as const }].map(isFiltering),
    ).toEqual([false, false, true]);
  });
});

describe('controlState', () => {
  const at = (secondsAfterNow: number) => fixtureNow + secondsAfterNow * 1000;

  it('is settled where nothing was ever sent, or where something else was', () => {
    expect(controlState([], 'on', fixtureNow)).toEqual({ kind: 'settled' });
    expect(controlState([commandIn('sent')], 'locked', fixtureNow)).toEqual({ kind: 'settled' });
  });

  it.each(['queued', 'sent', 'acknowledged'] as const)(
    'is pending while a command is %s, on every screen',
    (status) => {
      expect(controlState([commandIn(status)], 'on', fixtureNow)).toEqual({
        kind: 'pending',
        status,
        by: 'Ratna Wijayanti',
      });
      expect(isUnderway([commandIn(status)])).toBe(true);
    },
  );

  it('tells a failure with its reason, and an expiry', () => {
    expect(controlState([commandIn('failed')], 'on', fixtureNow)).toEqual({
      kind: 'failed',
      reason: 'Motor terlalu panas',
    });
    expect(controlState([commandIn('expired')], 'on', fixtureNow)).toEqual({ kind: 'expired' });
    expect(controlState([commandIn('succeeded')], 'on', fixtureNow)).toEqual({ kind: 'settled' });
    expect(isUnderway([commandIn('failed')])).toBe(false);
  });

  it('lets a failure go once the device has reported well after it', () => {
    const states = [10, 29, 31].map((seconds) => controlState([commandIn('failed')], 'on', at(seconds)).kind);

    expect(states).toEqual(['failed', 'failed', 'settled']);
  });

  it('listens to the newest command only', () => {
    expect(controlState([commandIn('succeeded'), commandIn('failed')], 'on', fixtureNow)).toEqual({ kind: 'settled' });
  });
});

describe('chart ranges', () => {
  it('end on whole minutes, so that looking twice in a minute asks once', () => {
    const first = windowOf('1h', fixtureNow + 1000);

    expect(windowOf('1h', fixtureNow + 59_000)).toEqual(first);
    expect(first.to - first.from).toBe(spanOf('1h'));
  });

  it('break the line after two and a half buckets, of raw values after twice the silence of offline', () => {
    expect([gapOf(300_000, 600), gapOf(0, 600)]).toEqual([750_000, 1_200_000]);
  });
});
