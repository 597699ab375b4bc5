import type { RouteTable } from '../core/route.ts';

const org = '/api/v1/organizations/{orgId}';

/** The calls about what was done, by whom and when. */
export const auditRoutes = {
  listAudit: { method: 'GET', path: `${org}/audit`, retry: true },
  exportAudit: { method: 'POST', path: `${org}/audit/export`, retry: false },
  listHistory: { method: 'GET', path: `${org}/history/{entity}/{entityId}`, retry: true },
} as const satisfies RouteTable;
