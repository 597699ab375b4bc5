import type { AlarmInBuilding, Today } from '@imah/contract';
import { offlinePump, pumpType, minutesAgo, smokeAlarm, smokeType, tower } from '@imah/testing';

/** The smoke alarm of the fixtures, among those of all buildings. */
export const openAlarm: AlarmInBuilding = {
  ...smokeAlarm,
  buildingName: tower.name,
  timeZone: tower.timeZone,
  metric: smokeType.metrics.find(({ key }) => key === smokeAlarm.key) ?? null,
};

const hotPump: AlarmInBuilding = {
  ...openAlarm,
  id: smokeAlarm.id.replace(/.$/, 'a'),
  deviceId: offlinePump.id,
  deviceName: 'Pompa transfer 2',
  key: 'temperature',
  condition: 'above',
  severity: 'major',
  value: 84.2,
  count: 1,
  raisedAt: minutesAgo(21),
  metric: pumpType.metrics.find(({ key }) => key === 'temperature') ?? null,
};

/** Two alarms and a silent device. */
export const today: Today = {
  items: [
    { kind: 'alarm', alarm: openAlarm, mayAcknowledge: true },
    { kind: 'alarm', alarm: hotPump, mayAcknowledge: true },
    {
      kind: 'device-offline',
      device: {
        id: offlinePump.id,
        name: offlinePump.name,
        typeKey: offlinePump.typeKey,
        buildingId: tower.id,
        buildingName: tower.name,
        timeZone: tower.timeZone,
        lastSeenAt: minutesAgo(118),
      },
    },
  ],
  totals: { alarm: 2, 'device-offline': 1 },
};

/** Nothing needs anybody. */
export const calmToday: Today = { items: [], totals: { alarm: 0, 'device-offline': 0 } };
