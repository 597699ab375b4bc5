import type { RouteTable } from '../core/route.ts';

export const demoRoutes = {
  removeDemo: { method: 'DELETE', path: '/api/v1/organizations/{orgId}/demo', retry: false },
} as const satisfies RouteTable;
