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

/** A building with everything in it. */
export const fullAnswers: FakeAnswers = {
  listBuildings: listOf(buildings),
  getBuilding: answerOf(tower),
  getPlaces: answerOf(places),
  listDevices: listOf(devices),
  listDeviceTypes: answerOf([...deviceTypes]),
  listActiveAlarms: listOf(alarms),
  listCommands: listOf([commandIn('succeeded')]),
  queryTelemetry: async ({ query }) =>
    answerOf({ level: '5m', bucketMs: 300_000, series: [daySeries(query.keys, 22, 31)] }),
};
