import type { FakeAnswers } from '@imah/api-client/testing';
import type { AlarmDetail } from '@imah/contract/alarms';
import { answerOf, devices, deviceTypes, fixtureId, listOf, minutesAgo, pump, telemetry, tower } from '@imah/testing';
import { ticket } from '@imah/testing/tickets';

const type = deviceTypes.find(({ key }) => key === pump.typeKey);

/** A pump over its limit for more than three hours, taken on by Agus. */
export const pressureAlarm: AlarmDetail = {
  id: fixtureId('alarm', 70),
  buildingId: ticket.buildingId,
  deviceId: pump.id,
  deviceName: pump.name,
  key: 'pressure',
  condition: 'rule',
  rule: { id: fixtureId('alarm', 900), name: 'Tekanan pompa tinggi' },
  severity: 'major',
  active: true,
  value: 9.2,
  count: 2,
  raisedAt: minutesAgo(200),
  lastAt: minutesAgo(180),
  clearedAt: null,
  acknowledgedAt: minutesAgo(190),
  acknowledgedBy: 'Agus Salim',
  quiet: null,
  metric: type?.metrics.find(({ key }) => key === 'pressure') ?? null,
  limits: [{ is: 'above', value: 8 }],
};

/** What the card of that alarm reads. */
export const alarmAnswers: FakeAnswers = {
  getAlarm: answerOf(pressureAlarm),
  getBuilding: answerOf(tower),
  getDevice: answerOf(pump),
  listDevices: listOf(devices),
  listDeviceTypes: answerOf([...deviceTypes]),
  listDeviceAlarms: listOf([]),
  queryTelemetry: answerOf(telemetry),
};
