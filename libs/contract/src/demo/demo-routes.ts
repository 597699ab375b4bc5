import type { RouteTable } from '../core/route.ts';

/** The calls about the demonstration. */
export const demoRoutes = {
  removeDemo: { method: 'DELETE', path: '/api/v1/organizations/{orgId}/demo', retry: false },
} as const satisfies RouteTable;
