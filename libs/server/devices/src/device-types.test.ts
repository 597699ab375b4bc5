import { deviceType } from '@imah/contract/devices';
import { describe, expect, it } from 'vitest';
import { deviceTypes, findCatalogueType } from './device-types.ts';

describe('the catalogue of device types', () => {
  it('is twenty types, each as the contract describes one', () => {
    expect(deviceTypes.map(({ key }) => key)).toEqual([
      'water-meter',
      'electricity-meter',
      'gas-meter',
      'climate',
      'pump',
      'fire-pump',
      'lift',
      'door',
      'generator',
      'smart-plug',
      'smoke-detector',
      'air-quality',
      'leak-detector',
      'motion-sensor',
      'tank-level',
      'rain-gauge',
      'gate',
      'valve',
      'lamp',
      'air-conditioner',
    ]);
    for (const type of deviceTypes) expect(deviceType.parse(type)).toEqual(type);
  });

  it('takes numbers and words where such a thing is set, each reported by the metric of its name, and stops a gate unasked', () => {
    const typed = deviceTypes.flatMap(({ key, controls, metrics }) =>
      controls.flatMap((control) =>
        control.kind === 'switch'
          ? []
          : [
              [
                key,
                control.key,
                control.kind,
                control.guard.kind,
                metrics.find((one) => one.key === control.key)?.kind,
              ],
            ],
      ),
    );

    expect(typed).toEqual([
      ['gate', 'stop', 'momentary', 'none', undefined],
      ['valve', 'opening', 'set-point', 'hold', 'gauge'],
      ['lamp', 'brightness', 'set-point', 'none', 'gauge'],
      ['air-conditioner', 'wanted', 'set-point', 'none', 'gauge'],
      ['air-conditioner', 'mode', 'choice', 'none', 'text'],
      ['air-conditioner', 'fan_speed', 'choice', 'none', 'text'],
    ]);
  });

  it('has switches only for states, and guards all that people live with, each with its consequence; a plug, a lamp and an AC ask nothing', () => {
    const switches = deviceTypes.map(({ controls, ...type }) => ({
      ...type,
      controls: controls.filter((control) => control.kind === 'switch'),
    }));
    const controlled = switches.flatMap(({ key, controls, metrics }) =>
      controls.map(({ guard, metric }) => [
        key,
        guard.on.kind,
        guard.off.kind,
        metrics.find((candidate) => candidate.key === metric)?.kind,
      ]),
    );
    const unexplained = switches.flatMap(({ key, controls }) =>
      controls.flatMap(({ guard }) => [guard.on, guard.off]).flatMap(({ consequence }) => (consequence ? [] : [key])),
    );

    expect([controlled, unexplained]).toEqual([
      [
        ['pump', 'confirm', 'confirm', 'state'],
        ['fire-pump', 'confirm', 'reason', 'state'],
        ['door', 'confirm', 'confirm', 'state'],
        ['generator', 'confirm', 'confirm', 'state'],
        ['smart-plug', 'none', 'none', 'state'],
        ['gate', 'confirm', 'confirm', 'state'],
        ['valve', 'confirm', 'reason', 'state'],
        ['lamp', 'none', 'none', 'state'],
        ['air-conditioner', 'none', 'none', 'state'],
      ],
      ['smart-plug', 'smart-plug', 'lamp', 'lamp', 'air-conditioner', 'air-conditioner'],
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
    expect(findCatalogueType('toaster')).toBeUndefined();
  });
});
