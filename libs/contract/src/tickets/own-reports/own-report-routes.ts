import type { RouteTable } from '../../core/route.ts';

/** The call about what a person has reported themselves. */
export const ownReportRoutes = {
  listOwnReports: { method: 'GET', path: '/api/v1/own-reports', retry: true },
} as const satisfies RouteTable;
