export { alarmEndpoints } from './alarm-endpoints.ts';
export { alarm, alarmInBuilding, alarmParams, myAlarmsQuery, type Alarm, type AlarmInBuilding } from './alarm.ts';
