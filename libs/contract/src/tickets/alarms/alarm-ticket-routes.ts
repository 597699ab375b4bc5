import type { RouteTable } from '../../core/route.ts';

/** The call about the tickets of alarms. */
export const alarmTicketRoutes = {
  listAlarmTickets: { method: 'GET', path: '/api/v1/alarm-tickets', retry: true },
} as const satisfies RouteTable;
