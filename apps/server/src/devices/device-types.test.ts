import { deviceType } from '@imah/contract';
import { describe, expect, it } from 'vitest';
import { deviceTypes, findDeviceType } from './device-types.ts';

describe('the catalogue of device types', () => {
  it('is nine types, each as the contract describes one', () => {
    expect(deviceTypes.map(({ key }) => key)).toEqual([
      'water-meter',
      'electricity-meter',
      'gas-meter',
      'climate',
      'pump',
      'lift',
      'door',
      'generator',
      'smoke-detector',
    ]);
    for (const type of deviceTypes) expect(deviceType.parse(type)).toEqual(type);
  });

  it('has controls only for switches, and asks before a generator starts', () => {
    const controlled = deviceTypes.flatMap(({ key, controls, metrics }) =>
      controls.map((control) => [key, control.confirm, metrics.find((metric) => metric.key === control.metric)?.kind]),
    );

    expect(controlled).toEqual([
      ['pump', false, 'state'],
      ['door', false, 'state'],
      ['generator', true, 'state'],
    ]);
  });

  it('holds normal bounds inside believable ones, so that an alarm can be raised', () => {
    const unreachable = deviceTypes.flatMap(({ key, metrics }) =>
      metrics
        .filter(
          ({ min = -Infinity, max = Infinity, alarm }) => (alarm?.above ?? min) >= max || (alarm?.below ?? max) <= min,
        )
        .map((metric) => `${key}/${metric.key}`),
    );

    expect(unreachable).toEqual([]);
  });

  it('allows a silence of 10 s to a day', () => {
    expect(deviceTypes.filter(({ offlineAfterSec }) => offlineAfterSec < 10 || offlineAfterSec > 86_400)).toEqual([]);
  });

  it('knows nothing of other keys', () => {
    expect(findDeviceType('toaster')).toBeUndefined();
  });
});
