import type { CommandDraft, ControlDefinition, DeviceType } from '@imah/contract/devices';
import { HttpProblem } from '@imah/server-platform/http';
import { describe, expect, it } from 'vitest';
import { controlOf, requireConsent } from './check-control.ts';

const label = { id: 'Ketel', en: 'Boiler' };
const asks = (kind: 'none' | 'confirm' | 'hold' | 'reason' | 'second-person') =>
  kind === 'none' ? ({ kind, consequence: null } as const) : ({ kind, consequence: label } as const);
const switching = (on: Parameters<typeof asks>[0], off: Parameters<typeof asks>[0]): ControlDefinition => ({
  kind: 'switch',
  metric: 'running',
  label,
  guard: { on: asks(on), off: asks(off) },
});
const boiler: DeviceType = {
  key: 'boiler',
  name: label,
  icon: 'lucide:flame',
  offlineAfterSec: 600,
  metrics: [],
  controls: [
    switching('confirm', 'reason'),
    {
      kind: 'set-point',
      key: 'set_target',
      metric: 'target',
      label,
      guard: asks('none'),
      min: 30,
      max: 90,
      step: 0.5,
      unit: '°C',
      decimals: 1,
    },
    { kind: 'choice', key: 'mode', label, guard: asks('none'), options: [{ value: 'eco', label }] },
    { kind: 'text', key: 'sign', label, guard: asks('none'), maxLength: 8 },
  ],
};

/** What the fields are told where it is refused; `taken` where it is not. */
function faultOf(act: () => unknown): unknown {
  try {
    act();
    return 'taken';
  } catch (error) {
    if (error instanceof HttpProblem) return error.fields;
    throw error;
  }
}
const told = (key: string, value: CommandDraft['params']['value'], type: DeviceType | undefined = boiler) =>
  faultOf(() => controlOf(type, { key, value }));

describe('what a device is told', () => {
  it('is what one of the controls of its type takes', () => {
    expect([
      told('running', true),
      told('set_target', 30),
      told('set_target', 90),
      told('set_target', 45.5),
      told('mode', 'eco'),
      told('sign', 'Buka'),
    ]).toEqual(Array.from({ length: 6 }, () => 'taken'));
  });

  it('is refused at its key where the type has no such control, is not known, or has it as a metric alone', () => {
    const nowhere = { 'params.key': [{ fault: 'not-an-option' }] };

    expect([told('target', 40), told('toString', true), told('', true)]).toEqual([nowhere, nowhere, nowhere]);
    expect(faultOf(() => controlOf(undefined, { key: 'running', value: true }))).toEqual(nowhere);
  });

  it.each([
    ['set_target', 29.5, { fault: 'too-small', count: 30 }],
    ['set_target', 90.5, { fault: 'too-large', count: 90 }],
    ['set_target', 40.25, { fault: 'off-step', count: 0.5 }],
    ['set_target', Number.NaN, { fault: 'invalid' }],
    ['set_target', Infinity, { fault: 'invalid' }],
    ['set_target', '40', { fault: 'invalid' }],
    ['running', 'true', { fault: 'invalid' }],
    ['running', 0, { fault: 'invalid' }],
    ['sign', 'a'.repeat(9), { fault: 'too-long', count: 8 }],
  ])('%s may not be %s, and its field says the bound', (key, value, fault) => {
    expect(told(key, value)).toEqual({ 'params.value': [fault] });
  });
});

describe('the guard of a control', () => {
  const missing = (field: string) => ({ [field]: [{ fault: 'required' }] });
  const send = (guard: Parameters<typeof asks>[0], given: Partial<CommandDraft> = {}) =>
    faultOf(() =>
      requireConsent(switching(guard, 'none'), { method: 'set', params: { key: 'running', value: true }, ...given }),
    );
  const reason = 'Uji';
  const holdId = '01935e4f-7c1a-7b2c-8d3e-000000000001';

  it('asks for nothing, a confirmation, a hold, or a confirmation with its reason', () => {
    expect([send('none'), send('confirm'), send('hold'), send('reason'), send('second-person')]).toEqual([
      'taken',
      missing('confirmed'),
      missing('holdId'),
      missing('confirmed'),
      missing('confirmed'),
    ]);
  });

  it('is not met by a confirmation that says no, nor by another kind of consent', () => {
    expect([
      send('confirm', { confirmed: false as unknown as true }),
      send('confirm', { holdId, reason }),
      send('hold', { confirmed: true, reason }),
      send('reason', { confirmed: true }),
      send('second-person', { confirmed: true }),
      send('reason', { reason }),
    ]).toEqual([
      missing('confirmed'),
      missing('confirmed'),
      missing('holdId'),
      missing('reason'),
      missing('reason'),
      missing('confirmed'),
    ]);
  });

  it('is met by what it asks for', () => {
    expect([
      send('confirm', { confirmed: true }),
      send('hold', { holdId }),
      send('reason', { confirmed: true, reason }),
      send('second-person', { confirmed: true, reason }),
    ]).toEqual(['taken', 'taken', 'taken', 'taken']);
  });

  it('holds for each side of a switch apart', () => {
    const turn = (value: boolean) =>
      faultOf(() =>
        requireConsent(switching('second-person', 'none'), { method: 'set', params: { key: 'running', value } }),
      );

    expect([turn(true), turn(false)]).toEqual([missing('confirmed'), 'taken']);
  });
});
