import * as z from 'zod/mini';
import { defineEndpoints } from '../core/endpoint.ts';
import { buildingParams, id } from '../core/ids.ts';
import { answer, listAnswer, listQuery } from '../core/list.ts';
import { alarm, alarmInBuilding, alarmParams, myAlarmsQuery } from './alarm.ts';
import { alarmRoutes } from './alarm-routes.ts';

/** Schemas, rights and limits of the calls about alarms. */
export const alarmEndpoints = defineEndpoints(alarmRoutes, {
  listActiveAlarms: {
    summary: 'The active alarms of a building, most severe first',
    tag: 'alarms',
    access: { kind: 'permission', permission: 'alarm.view', subject: 'building' },
    params: buildingParams,
    query: listQuery,
    response: { status: 200, schema: listAnswer(alarm) },
  },
  listDeviceAlarms: {
    summary: 'The alarms of one device, those that are over too, newest first',
    tag: 'alarms',
    access: { kind: 'permission', permission: 'alarm.view', subject: 'device' },
    params: z.object({ deviceId: id }),
    query: listQuery,
    response: { status: 200, schema: listAnswer(alarm) },
  },
  listMyAlarms: {
    summary: 'The active alarms of every building the person may see, most severe first',
    tag: 'alarms',
    access: { kind: 'filtered', permission: 'alarm.view' },
    query: myAlarmsQuery,
    response: { status: 200, schema: listAnswer(alarmInBuilding) },
  },
  acknowledgeAlarm: {
    summary: 'Take an alarm upon oneself; who did so first stays',
    tag: 'alarms',
    access: { kind: 'permission', permission: 'alarm.transition', subject: 'building' },
    params: alarmParams,
    response: { status: 200, schema: answer(alarm) },
  },
  unacknowledgeAlarm: {
    summary: 'Leave an alarm to others again',
    tag: 'alarms',
    access: { kind: 'permission', permission: 'alarm.transition', subject: 'building' },
    params: alarmParams,
    response: { status: 200, schema: answer(alarm) },
  },
});
