import { expect, it } from 'vitest';
import { checkObjects } from '../testing/check-bounds.ts';
import { deviceTypeChange, deviceTypeDraft, knownDeviceType } from './index.ts';
import { metricKeyOf } from './words.ts';

const words = { id: 'Isi', en: 'Level' };
const metric = {
  key: 'level',
  label: words,
  kind: 'gauge',
  unit: '%',
  decimals: 0,
  min: 0,
  max: 100,
  rollover: 1,
  alarm: { below: 1, above: 2, equals: true, severity: 'minor' },
};
const many = <T>(count: number, one: T): T[] => Array.from({ length: count }, () => one);
const guard = { kind: 'reason', consequence: words };
const told = { key: 'wanted', label: words, guard };
const typed = [
  { ...told, metric: 'level', kind: 'set-point', min: 0, max: 10, step: 0.5, unit: '%', decimals: 1 },
  { ...told, kind: 'choice', options: many(20, { value: 'a'.repeat(60), label: words }) },
  { ...told, kind: 'text', maxLength: 200 },
  { ...told, kind: 'momentary' },
];
const control = { metric: 'level', kind: 'switch', label: words, guard: { on: guard, off: guard } };
const draft = {
  name: words,
  icon: 'lucide:cpu',
  metrics: [metric],
  controls: [control],
  mainMetric: 'level',
  offlineAfterSec: 60,
};
const accepts = {
  name: [{ id: 'a'.repeat(80), en: 'a' }],
  metrics: [many(40, metric), [{ ...metric, key: 'a'.repeat(40), min: -1e12, max: 1e12 }]],
  controls: [[], many(10, control), typed],
  offlineAfterSec: [10, 86_400],
};
const refuses = {
  name: [{ id: ' ', en: 'a' }, { id: 'a'.repeat(81), en: 'a' }, { id: 'a' }, 'text', null],
  icon: ['lucide:unheard-of', 7, null],
  metrics: [
    [],
    many(41, metric),
    [{ ...metric, key: 'Level' }],
    [{ ...metric, max: 1e13 }],
    [{ ...metric, rollover: 0 }],
    [{ ...metric, label: { id: '', en: '' } }],
    {},
    null,
  ],
  controls: [
    many(11, control),
    [{ ...control, kind: 'unheard-of' }],
    {},
    null,
    [{ ...typed[0], step: 0 }],
    [{ ...typed[0], max: 1e13 }],
    [{ ...typed[0], key: 'Wanted' }],
    [{ ...typed[1], options: many(1, { value: 'a', label: words }) }],
    [{ ...typed[1], options: many(21, { value: 'a', label: words }) }],
    [{ ...typed[1], options: many(2, { value: 'a'.repeat(61), label: words }) }],
    [{ ...typed[2], maxLength: 0 }],
    [{ ...typed[2], maxLength: 201 }],
  ],
  offlineAfterSec: [9, 86_401, 1.5, 'one', null],
};
const own = { version: 1, devices: 0 };

checkObjects([
  {
    name: 'deviceTypeDraft',
    schema: deviceTypeDraft,
    example: draft,
    required: ['name', 'icon', 'metrics', 'controls', 'offlineAfterSec'],
    accepts,
    refuses: { ...refuses, mainMetric: ['?', 7, null] },
  },
  {
    name: 'deviceTypeChange',
    schema: deviceTypeChange,
    example: { ...draft, confirmed: true },
    required: [],
    accepts: { ...accepts, mainMetric: [null] },
    refuses: { ...refuses, mainMetric: ['?', 7], confirmed: [false, 'yes', null] },
  },
  {
    name: 'knownDeviceType',
    schema: knownDeviceType,
    example: { ...draft, key: 'own', own },
    required: ['name', 'icon', 'metrics', 'controls', 'offlineAfterSec', 'key'],
    accepts: {},
    refuses: { own: [null, { version: 1 }, 'text'], key: [7, null] },
  },
]);

it('makes a key of what a device calls something, as long as a key may be, and none of what has no letters', () => {
  expect(['ENERGY.Power', '2nd °C', 'suhu-ruang!', '123', `a${'b'.repeat(60)}`].map(metricKeyOf)).toEqual([
    'energy_power',
    'nd_c',
    'suhu_ruang',
    null,
    `a${'b'.repeat(39)}`,
  ]);
});
