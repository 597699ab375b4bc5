import type { AlarmRule, AlarmRuleTrial } from '@imah/contract/alarms';
import { fixtureId, fixtureNow, minutesAgo, pump, tower } from '@imah/testing';

/** Heard so much that it is heard no more. */
export const noisyRule: AlarmRule = {
  id: fixtureId('alarm', 900),
  version: 3,
  raised: 34,
  name: 'Tekanan pompa tinggi',
  buildingId: null,
  scope: { kind: 'type', typeKey: pump.typeKey },
  condition: { kind: 'metric', metric: 'pressure', is: 'above', value: 8 },
  trigger: { kind: 'lasting', forSec: 300 },
  clear: { hysteresis: 0.5, keepSec: 60 },
  schedule: { kind: 'always' },
  severity: 'major',
  state: 'on',
  ticket: null,
};

/** One that is off, of three levels, in certain hours. */
export const nightRule: AlarmRule = {
  ...noisyRule,
  id: fixtureId('alarm', 901),
  raised: 0,
  name: 'Pompa bekerja malam hari',
  buildingId: tower.id,
  condition: {
    kind: 'all',
    of: [
      { kind: 'metric', metric: 'on', is: 'equals', value: true },
      { kind: 'any', of: [{ kind: 'metric', metric: 'pressure', is: 'between', value: 1, upper: 2.5 }] },
    ],
  },
  trigger: { kind: 'repeating', count: 3, withinSec: 3600 },
  schedule: { kind: 'hours', days: [1, 2, 3, 4, 5], from: '22:00', to: '06:00' },
  severity: 'warning',
  state: 'off',
};

/** Silence of a metric. */
export const silentRule: AlarmRule = {
  ...noisyRule,
  id: fixtureId('alarm', 902),
  raised: 2,
  name: 'Tekanan tidak dilaporkan',
  scope: { kind: 'devices', deviceIds: [pump.id] },
  buildingId: tower.id,
  condition: null,
  trigger: { kind: 'silent', metric: 'pressure', forSec: 900 },
  severity: 'info',
};

/** What the first of them would have raised in a week. */
export const trialOfRule: AlarmRuleTrial = {
  from: fixtureNow - 7 * 86_400_000,
  to: fixtureNow,
  level: 'raw',
  devices: [{ id: pump.id, name: pump.name, alarms: 2 }],
  left: 0,
  total: 2,
  alarms: [
    { deviceId: pump.id, raisedAt: minutesAgo(90), clearedAt: null, value: 9.4 },
    { deviceId: pump.id, raisedAt: minutesAgo(3000), clearedAt: minutesAgo(2900), value: 8.6 },
  ],
};
