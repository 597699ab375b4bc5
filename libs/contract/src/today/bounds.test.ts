import { checkObjects, checkValues } from '../testing/check-bounds.ts';
import { today, todayItem } from './index.ts';

checkValues([
  {
    name: 'todayItem',
    schema: todayItem,
    accepts: [
      {
        kind: 'alarm',
        alarm: {
          id: '01935e4f-7c1a-7b2c-8d3e-000000000001',
          buildingId: '01935e4f-7c1a-7b2c-8d3e-000000000001',
          deviceId: '01935e4f-7c1a-7b2c-8d3e-000000000001',
          deviceName: 'Air mati',
          key: 'a',
          condition: 'above',
          rule: null,
          severity: 'critical',
          active: true,
          value: 1,
          count: 1,
          raisedAt: '2026-11-20T10:05:00.000Z',
          lastAt: '2026-11-20T10:05:00.000Z',
          clearedAt: '2026-11-20T10:05:00.000Z',
          acknowledgedAt: '2026-11-20T10:05:00.000Z',
          acknowledgedBy: 'Air mati',
          buildingName: 'Air mati',
          timeZone: 'Asia/Jakarta',
          metric: {
            key: 'a',
            label: { id: 'Air mati', en: 'Air mati' },
            kind: 'gauge',
            unit: '°C',
            decimals: 1,
            min: 1,
            max: 1,
            alarm: { below: 1, above: 1, equals: true },
          },
        },
        mayAcknowledge: true,
      },
    ],
    refuses: ['?', 7.5, null],
  },
]);

checkObjects([
  {
    name: 'today',
    schema: today,
    example: {
      items: [
        {
          kind: 'alarm',
          alarm: {
            id: '01935e4f-7c1a-7b2c-8d3e-000000000001',
            buildingId: '01935e4f-7c1a-7b2c-8d3e-000000000001',
            deviceId: '01935e4f-7c1a-7b2c-8d3e-000000000001',
            deviceName: 'Air mati',
            key: 'a',
            condition: 'above',
            rule: null,
            severity: 'critical',
            active: true,
            value: 1,
            count: 1,
            raisedAt: '2026-11-20T10:05:00.000Z',
            lastAt: '2026-11-20T10:05:00.000Z',
            clearedAt: '2026-11-20T10:05:00.000Z',
            acknowledgedAt: '2026-11-20T10:05:00.000Z',
            acknowledgedBy: 'Air mati',
            buildingName: 'Air mati',
            timeZone: 'Asia/Jakarta',
            metric: {
              key: 'a',
              label: { id: 'Air mati', en: 'Air mati' },
              kind: 'gauge',
              unit: '°C',
              decimals: 1,
              min: 1,
              max: 1,
              alarm: { below: 1, above: 1, equals: true },
            },
          },
          mayAcknowledge: true,
        },
      ],
      totals: { alarm: 1, outage: 1, ticket: 1, visit: 1, quote: 1, poll: 1, joining: 1, 'device-offline': 1 },
      tickets: { overdue: 1, unassigned: 1 },
    },
    required: ['items', 'totals', 'tickets'],
    accepts: {},
    refuses: { items: [{}, null], totals: [null], tickets: [null, 'text'] },
  },
]);
