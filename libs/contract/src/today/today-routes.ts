import type { RouteTable } from '../core/route.ts';

/** The call behind Beranda. */
export const todayRoutes = {
  getToday: { method: 'GET', path: '/api/v1/today', retry: true },
} as const satisfies RouteTable;
