export { offlineSeverity } from './conditions.ts';
export { isVisibleAlarm } from './list-my-alarms.ts';
export { nameOrigins, readAlarms } from './read-alarms.ts';
