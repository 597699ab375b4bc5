import type { FakeAnswers } from '@imah/api-client/testing';
import {
  alarms,
  answerOf,
  buildings,
  commandIn,
  daySeries,
  devices,
  deviceTypes,
  listOf,
  places,
  tower,
} from '@imah/testing';
import { today } from '../home/today/today-fixtures.ts';
import { notifications, notificationSettings } from '../notifications/notification-fixtures.ts';

/** A building with everything in it. */
export const fullAnswers: FakeAnswers = {
  listBuildings: listOf(buildings),
  getBuilding: answerOf(tower),
  getPlaces: answerOf(places),
  listDevices: listOf(devices),
  listDeviceTypes: answerOf([...deviceTypes]),
  listActiveAlarms: listOf(alarms),
  listCommands: listOf([commandIn('succeeded')]),
  getToday: answerOf(today),
  countUnread: answerOf({ unread: 2 }),
  listNotifications: listOf(notifications),
  getNotificationSettings: answerOf(notificationSettings),
  queryTelemetry: async ({ query }) =>
    answerOf({ level: '5m', bucketMs: 300_000, series: [daySeries(query.keys, 22, 31)] }),
};
