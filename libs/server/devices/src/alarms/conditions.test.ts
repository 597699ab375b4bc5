import type { MetricDefinition } from '@imah/contract/devices';
import { expect, it } from 'vitest';
import { deviceTypes } from '../device-types.ts';
import { checkConditions, offlineSeverity, severityOf } from './conditions.ts';

const metric = (alarm: MetricDefinition['alarm']): MetricDefinition => ({
  key: 'x',
  kind: 'gauge',
  unit: 'none',
  decimals: 0,
  label: { id: 'x', en: 'x' },
  ...(alarm === undefined ? {} : { alarm }),
});

it.each([
  ['above its bound', { above: 30 }, 30.1, [['above', true]]],
  ['at its upper bound, which is normal', { above: 30 }, 30, [['above', false]]],
  ['below its bound', { below: 10 }, 9.9, [['below', true]]],
  ['at its lower bound, which is normal', { below: 10 }, 10, [['below', false]]],
  [
    'between two bounds, each asked by itself',
    { above: 30, below: 10 },
    20,
    [
      ['above', false],
      ['below', false],
    ],
  ],
  ['in the position that is not normal', { equals: true }, true, [['equals', true]]],
  ['in the other position', { equals: true }, false, [['equals', false]]],
  ['of which nothing is said', undefined, 99, []],
  ['a text, which has no bounds', { above: 30 }, '99', []],
  ['a number, which is no position', { equals: true }, 1, []],
])('a value %s', (_what, alarm, value, met) => {
  expect(checkConditions(metric(alarm), value).map(({ condition, isMet }) => [condition, isMet])).toEqual(met);
});

it('is as grave as the metric of the type says, and major where nothing is said', () => {
  expect([
    severityOf('smoke-detector', 'smoke'),
    severityOf('smoke-detector', 'battery'),
    severityOf('climate', 'humidity'),
    severityOf('pump', 'pressure'),
    severityOf('climate', 'smoke'),
  ]).toEqual(['critical', 'minor', 'warning', 'major', 'major']);
});

it('takes the silence of a detector, which cannot warn any more, more gravely than any other', () => {
  const grave = deviceTypes.filter(({ key }) => offlineSeverity(key) === 'major').map(({ key }) => key);

  expect(grave).toEqual(['smoke-detector']);
});
