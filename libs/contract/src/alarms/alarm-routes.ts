import type { RouteTable } from '../core/route.ts';

const acknowledgement = '/api/v1/buildings/{buildingId}/alarms/{alarmId}/acknowledgement';

const shelf = '/api/v1/buildings/{buildingId}/alarms/{alarmId}/shelf';
const windows = '/api/v1/buildings/{buildingId}/alarm-windows';

const rules = '/api/v1/organizations/{orgId}/alarm-rules';

/** The calls about alarms. */
export const alarmRoutes = {
  listActiveAlarms: { method: 'GET', path: '/api/v1/buildings/{buildingId}/alarms', retry: true },
  listDeviceAlarms: { method: 'GET', path: '/api/v1/devices/{deviceId}/alarms', retry: true },
  listMyAlarms: { method: 'GET', path: '/api/v1/alarms', retry: true },
  getAlarm: { method: 'GET', path: '/api/v1/buildings/{buildingId}/alarms/{alarmId}', retry: true },
  acknowledgeAlarm: { method: 'POST', path: acknowledgement, retry: false },
  unacknowledgeAlarm: { method: 'DELETE', path: acknowledgement, retry: false },
  shelveAlarm: { method: 'PUT', path: shelf, retry: false },
  unshelveAlarm: { method: 'DELETE', path: shelf, retry: false },
  listAlarmWindows: { method: 'GET', path: windows, retry: true },
  createAlarmWindow: { method: 'POST', path: windows, retry: false },
  endAlarmWindow: { method: 'POST', path: `${windows}/{alarmWindowId}/end`, retry: false },
  listAlarmRules: { method: 'GET', path: rules, retry: true },
  createAlarmRule: { method: 'POST', path: rules, retry: false },
  updateAlarmRule: { method: 'PUT', path: `${rules}/{alarmRuleId}`, retry: false, ifMatch: true },
  deleteAlarmRule: { method: 'DELETE', path: `${rules}/{alarmRuleId}`, retry: false, ifMatch: true },
  tryAlarmRule: { method: 'POST', path: '/api/v1/organizations/{orgId}/alarm-rule-trials', retry: false },
} as const satisfies RouteTable;
