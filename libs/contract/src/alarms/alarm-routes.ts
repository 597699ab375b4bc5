import type { RouteTable } from '../core/route.ts';

const acknowledgement = '/api/v1/buildings/{buildingId}/alarms/{alarmId}/acknowledgement';

/** The calls about alarms. */
export const alarmRoutes = {
  listActiveAlarms: { method: 'GET', path: '/api/v1/buildings/{buildingId}/alarms', retry: true },
  listDeviceAlarms: { method: 'GET', path: '/api/v1/devices/{deviceId}/alarms', retry: true },
  listMyAlarms: { method: 'GET', path: '/api/v1/alarms', retry: true },
  acknowledgeAlarm: { method: 'POST', path: acknowledgement, retry: false },
  unacknowledgeAlarm: { method: 'DELETE', path: acknowledgement, retry: false },
} as const satisfies RouteTable;
