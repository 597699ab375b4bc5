import type { RouteTable } from '../core/route.ts';

const building = '/api/v1/buildings/{buildingId}';
const dashboard = `${building}/dashboard` as const;

/** The calls about a building's dashboard. */
export const dashboardRoutes = {
  getDashboard: { method: 'GET', path: dashboard, retry: true },
  getDashboardDraft: { method: 'GET', path: `${dashboard}/draft`, retry: true },
  saveDashboardDraft: { method: 'PUT', path: `${dashboard}/draft`, retry: false, ifMatch: true },
  discardDashboardDraft: { method: 'DELETE', path: `${dashboard}/draft`, retry: false, ifMatch: true },
  listDashboardVersions: { method: 'GET', path: `${dashboard}/versions`, retry: true },
  publishDashboard: {
    method: 'POST',
    path: `${dashboard}/versions`,
    retry: true,
    ifMatch: true,
    idempotencyKey: true,
  },
  restoreDashboard: { method: 'POST', path: `${dashboard}/restoration`, retry: false, ifMatch: true },
  getBuildingEnergy: { method: 'GET', path: `${building}/energy`, retry: true },
  getRanking: { method: 'GET', path: `${building}/ranking`, retry: true },
  listUnitStates: { method: 'GET', path: `${building}/unit-states`, retry: true },
} as const satisfies RouteTable;
