import { expect, it } from 'vitest';
import { checkObjects, checkValues } from '../testing/check-bounds.ts';
import { alarmRule, alarmRuleDraft, alarmRuleTrial, alarmRuleTrialDraft, ruleCondition } from './index.ts';
import { comparisonsOf, meets } from './words.ts';

const id = '01935e4f-7c1a-7b2c-8d3e-000000000001';
const leaf = { kind: 'metric', metric: 'level', is: 'above', value: 30 } as const;
const many = <T>(count: number, one: T): T[] => Array.from({ length: count }, () => one);
const group = (kind: string, ...of: readonly object[]) => ({ kind, of });

const draft = {
  name: 'Panas',
  buildingId: id,
  scope: { kind: 'type', typeKey: 'pump' },
  condition: leaf,
  trigger: { kind: 'lasting', forSec: 300 },
  clear: { hysteresis: 2, keepSec: 60 },
  schedule: { kind: 'hours', days: [1], from: '08:00', to: '17:00' },
  severity: 'major',
  state: 'on',
  ticket: { priority: 'high', categoryId: id, assigneeId: id },
};
const required = Object.keys(draft).filter((field) => field !== 'ticket');
const accepts = {
  name: ['a', 'a'.repeat(80)],
  buildingId: [null],
  ticket: [null, { priority: 'emergency', categoryId: null, assigneeId: null }],
  scope: [
    { kind: 'type', typeKey: 'a'.repeat(60) },
    { kind: 'devices', deviceIds: many(50, id) },
    { kind: 'metric', metric: 'level' },
  ],
  condition: [null, group('all', leaf)],
  trigger: [
    { kind: 'at-once' },
    { kind: 'lasting', forSec: 1 },
    { kind: 'lasting', forSec: 86_400 },
    { kind: 'repeating', count: 2, withinSec: 1 },
    { kind: 'repeating', count: 100, withinSec: 86_400 },
    { kind: 'silent', metric: 'level', forSec: 60 },
  ],
  clear: [
    { hysteresis: 0, keepSec: 0 },
    { hysteresis: 1e12, keepSec: 86_400 },
  ],
  schedule: [{ kind: 'always' }, { kind: 'hours', days: [1, 2, 3, 4, 5, 6, 7], from: '23:59', to: '00:00' }],
  severity: ['critical', 'info'],
  state: ['off'],
};
const refuses = {
  name: ['', ' ', 'a'.repeat(81), 7, null],
  buildingId: ['?', 7],
  scope: [
    { kind: 'type', typeKey: '' },
    { kind: 'type', typeKey: 'a'.repeat(61) },
    { kind: 'devices', deviceIds: [] },
    { kind: 'devices', deviceIds: many(51, id) },
    { kind: 'metric', metric: 'Level' },
    { kind: 'everything' },
    null,
  ],
  condition: ['text', {}],
  trigger: [
    { kind: 'lasting', forSec: 0 },
    { kind: 'lasting', forSec: 86_401 },
    { kind: 'lasting', forSec: 1.5 },
    { kind: 'repeating', count: 1, withinSec: 60 },
    { kind: 'repeating', count: 101, withinSec: 60 },
    { kind: 'repeating', count: 2, withinSec: 0 },
    { kind: 'silent', forSec: 60 },
    { kind: 'never' },
    null,
  ],
  clear: [{ hysteresis: -1, keepSec: 0 }, { hysteresis: 0, keepSec: 86_401 }, { hysteresis: 0, keepSec: -1 }, {}, null],
  schedule: [
    { kind: 'hours', days: [], from: '08:00', to: '17:00' },
    { kind: 'hours', days: [0], from: '08:00', to: '17:00' },
    { kind: 'hours', days: [8], from: '08:00', to: '17:00' },
    { kind: 'hours', days: [1], from: '24:00', to: '17:00' },
    { kind: 'hours', days: [1], from: '8:00', to: '17:00' },
    { kind: 'sometimes' },
    null,
  ],
  severity: ['unheard-of', null],
  state: ['maybe', null],
  ticket: [
    { priority: 'whenever', categoryId: null, assigneeId: null },
    { priority: 'high', categoryId: 'water', assigneeId: null },
    { priority: 'high', categoryId: null, assigneeId: 7 },
    { priority: 'high' },
    'text',
  ],
};
const trial = {
  from: 1,
  to: 2,
  level: 'raw',
  devices: [{ id, name: 'Pompa', alarms: 1 }],
  left: 0,
  total: 1,
  alarms: [{ deviceId: id, raisedAt: '2026-11-20T10:05:00.000Z', clearedAt: null, value: 31 }],
};

checkValues([
  {
    name: 'ruleCondition',
    schema: ruleCondition,
    accepts: [
      leaf,
      { ...leaf, is: 'between', value: -1e12, upper: 1e12 },
      { ...leaf, is: 'equals', value: true },
      { ...leaf, is: 'differs', value: 'a'.repeat(80) },
      group('all', ...many(8, leaf)),
      group('any', group('none', group('all', leaf))),
    ],
    refuses: [
      { ...leaf, metric: 'Level' },
      { ...leaf, is: 'near' },
      { ...leaf, value: 1e13 },
      { ...leaf, value: 'a'.repeat(81) },
      { ...leaf, value: null },
      group('all'),
      group('all', ...many(9, leaf)),
      group('neither', leaf),
      group('any', group('none', group('all', group('all', leaf)))),
      null,
    ],
  },
]);

checkObjects([
  { name: 'alarmRuleDraft', schema: alarmRuleDraft, example: draft, required, accepts, refuses },
  {
    name: 'alarmRule',
    schema: alarmRule,
    example: { ...draft, id, version: 1, raised: 14 },
    required: [...required, 'id', 'version', 'raised'],
    accepts,
    refuses: { ...refuses, id: ['?', null], version: [1.5, null], raised: [1.5, null] },
  },
  {
    name: 'alarmRuleTrialDraft',
    schema: alarmRuleTrialDraft,
    example: { rule: draft, days: 7 },
    required: ['rule', 'days'],
    accepts: { days: [1, 31] },
    refuses: { rule: [{}, null], days: [0, 32, 1.5, 'one', null] },
  },
  {
    name: 'alarmRuleTrial',
    schema: alarmRuleTrial,
    example: trial,
    required: Object.keys(trial),
    accepts: { level: ['5m', '1h', '1d'], devices: [[]], alarms: [[]] },
    refuses: {
      from: [-1, 1.5, null],
      to: [-1, 1.5, null],
      level: ['unheard-of', null],
      devices: [[{ id }], {}, null],
      left: [1.5, null],
      total: [1.5, null],
      alarms: [[{ deviceId: id }], {}, null],
    },
  },
]);

it('a condition is met by what is known, and left open by what is not', () => {
  const above = (metric: string, value: number) => ({ kind: 'metric', metric, is: 'above', value }) as const;
  const [a, b] = [above('a', 1), above('b', 1)];
  const values = { a: 2 };

  expect(
    [
      { kind: 'all' as const, of: [a, b] },
      { kind: 'any' as const, of: [b, a] },
      { kind: 'none' as const, of: [b, a] },
      { kind: 'none' as const, of: [b] },
      { kind: 'all' as const, of: [a, { kind: 'none' as const, of: [above('a', 5)] }] },
    ].map((node) => meets(node, values, 0)),
  ).toEqual([null, true, false, null, true]);
});

it('slack keeps a limit passed, below a group of which nothing may hold too', () => {
  const warm = { kind: 'metric', metric: 'a', is: 'above', value: 30 } as const;
  const notCool = { kind: 'none', of: [{ kind: 'metric', metric: 'a', is: 'at-most', value: 30 }] } as const;

  for (const node of [warm, notCool])
    expect([31, 29, 28].map((a) => [meets(node, { a }, 0), meets(node, { a }, 2)])).toEqual([
      [true, true],
      [false, true],
      [false, false],
    ]);
});

it.each([
  ['above', 30, [29, 30, 31], [false, false, true]],
  ['at-least', 30, [29, 30, 31], [false, true, true]],
  ['below', 30, [29, 30, 31], [true, false, false]],
  ['at-most', 30, [29, 30, 31], [true, true, false]],
  ['equals', 30, [29, 30, true], [false, true, false]],
  ['differs', true, [true, false, 30], [false, true, true]],
  ['above', 30, ['panas', true], [false, false]],
] as const)('compares by %s %s', (is, value, values, met) => {
  expect(values.map((one) => meets({ kind: 'metric', metric: 'a', is, value }, { a: one }, 0))).toEqual([...met]);
});

it('a span has both its ends within', () => {
  const span = { kind: 'metric', metric: 'a', is: 'between', value: 10, upper: 20 } as const;
  expect([9, 10, 20, 21].map((a) => meets(span, { a }, 0))).toEqual([false, true, true, false]);
  expect([8, 9, 21, 22].map((a) => meets(span, { a }, 1))).toEqual([false, true, true, false]);
});

it('names its comparisons in their order', () => {
  const node = { kind: 'all', of: [leaf, { kind: 'any', of: [{ ...leaf, metric: 'flow' }] }] } as const;
  expect(comparisonsOf(node).map(({ metric }) => metric)).toEqual(['level', 'flow']);
});
