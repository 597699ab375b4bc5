import { defineEndpoints, list, may, ok } from '../core/calls.ts';
import { listQuery } from '../core/list.ts';
import { alarm, alarmInBuilding, myAlarmsQuery } from './alarm.ts';
import { alarmRoutes } from './alarm-routes.ts';

/** Schemas, rights and limits of the calls about alarms. */
export const alarmEndpoints = defineEndpoints(alarmRoutes, 'alarms', {
  listActiveAlarms: list('The active alarms of a building, most severe first', may('alarm.view', 'building'), alarm, {
    query: listQuery,
  }),
  listDeviceAlarms: list(
    'The alarms of one device, those that are over too, newest first',
    may('alarm.view', 'device'),
    alarm,
    { query: listQuery },
  ),
  listMyAlarms: list(
    'The active alarms of every building the person may see, most severe first',
    { kind: 'filtered', permission: 'alarm.view' },
    alarmInBuilding,
    { query: myAlarmsQuery },
  ),
  acknowledgeAlarm: ok(
    'Take an alarm upon oneself; who did so first stays',
    may('alarm.transition', 'building'),
    alarm,
  ),
  unacknowledgeAlarm: ok('Leave an alarm to others again', may('alarm.transition', 'building'), alarm),
});
