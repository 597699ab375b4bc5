import type { RouteTable } from '../core/route.ts';

/** The call of the search box. */
export const searchRoutes = {
  search: { method: 'GET', path: '/api/v1/search', retry: true },
} as const satisfies RouteTable;
