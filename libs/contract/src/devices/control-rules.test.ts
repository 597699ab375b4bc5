import { describe, expect, it } from 'vitest';
import { controlKeyOf, controlMetricOf, guardFor, tellingFault, toleranceOf } from './words.ts';
import type { ControlDefinition } from './device.ts';

const label = { id: 'Suhu', en: 'Temperature' };
const free = { kind: 'none', consequence: null } as const;
const asking = { kind: 'confirm', consequence: label } as const;
const kinds = {
  switch: { kind: 'switch', metric: 'on', label, guard: { on: asking, off: free } },
  number: {
    kind: 'set-point',
    key: 'set_wanted',
    metric: 'wanted',
    label,
    guard: asking,
    min: 16,
    max: 30,
    step: 0.1,
    unit: '°C',
    decimals: 1,
  },
  choice: { kind: 'choice', key: 'mode', label, guard: free, options: [{ value: 'cool', label }] },
  text: { kind: 'text', key: 'sign', metric: 'sign', label, guard: free, maxLength: 5 },
  push: { kind: 'momentary', key: 'reset', label, guard: asking },
} as const satisfies Record<string, ControlDefinition>;

describe('a control', () => {
  it('is told by its key, or as a switch by its metric, and reported by its metric where it has one', () => {
    expect(Object.values(kinds).map((control) => [controlKeyOf(control), controlMetricOf(control)])).toEqual([
      ['on', 'on'],
      ['set_wanted', 'wanted'],
      ['mode', undefined],
      ['sign', 'sign'],
      ['reset', undefined],
    ]);
  });

  it('asks for each side of a switch apart, and for all values of another alike', () => {
    expect([guardFor(kinds.switch, true), guardFor(kinds.switch, false), guardFor(kinds.number, 20)]).toEqual([
      asking,
      free,
      asking,
    ]);
  });

  it('is obeyed within half a step of a number, and exactly by all else', () => {
    expect(Object.values(kinds).map(toleranceOf)).toEqual([0, 0.05, 0, 0, 0]);
  });

  it.each([
    ['switch', true, null],
    ['switch', 1, 'invalid'],
    ['number', 16, null],
    ['number', 30, null],
    ['number', 23.7, null],
    ['number', 15.9, 'too-low'],
    ['number', 30.1, 'too-high'],
    ['number', 20.05, 'off-step'],
    ['number', Number.NaN, 'invalid'],
    ['number', '20', 'invalid'],
    ['choice', 'cool', null],
    ['choice', 'heat', 'not-an-option'],
    ['choice', true, 'not-an-option'],
    ['text', 'Awas', null],
    ['text', 'Awas!!', 'too-long'],
    ['text', ' ', 'required'],
    ['text', 'a\nb', 'invalid'],
    ['text', '\ud83d', 'invalid'],
    ['text', 5, 'invalid'],
    ['push', true, null],
    ['push', false, 'invalid'],
  ] as const)('as a %s takes %j with the fault %s', (kind, value, fault) => {
    expect(tellingFault(kinds[kind], value)).toBe(fault);
  });

  it('takes every step of ten thousand numbers as people write them, and none between two', () => {
    const wrong: number[] = [];
    for (let tenth = 160; tenth <= 300; tenth += 1)
      for (let hair = 0; hair < 72; hair += 1) {
        const value = Number((tenth / 10 + hair / 1000).toFixed(3));
        const isOnStep = hair === 0;
        const isInside = value <= 30;
        if ((tellingFault(kinds.number, value) === null) !== (isOnStep && isInside)) wrong.push(value);
      }

    expect(wrong).toEqual([]);
  });
});
