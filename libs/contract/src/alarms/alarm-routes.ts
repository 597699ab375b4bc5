import type { RouteTable } from '../core/route.ts';

/** The calls about alarms. */
export const alarmRoutes = {
  listActiveAlarms: { method: 'GET', path: '/api/v1/buildings/{buildingId}/alarms', retry: true },
} as const satisfies RouteTable;
