import type { RouteTable } from '../core/route.ts';

/** The calls about buildings. */
export const buildingRoutes = {
  listBuildings: { method: 'GET', path: '/api/v1/buildings', retry: true },
  getBuilding: { method: 'GET', path: '/api/v1/buildings/{buildingId}', retry: true },
  createBuilding: { method: 'POST', path: '/api/v1/organizations/{orgId}/buildings', retry: false },
  updateBuilding: { method: 'PATCH', path: '/api/v1/buildings/{buildingId}', retry: false, ifMatch: true },
  archiveBuilding: { method: 'POST', path: '/api/v1/buildings/{buildingId}/archive', retry: false, ifMatch: true },
  unarchiveBuilding: { method: 'POST', path: '/api/v1/buildings/{buildingId}/unarchive', retry: false, ifMatch: true },
  getPlaces: { method: 'GET', path: '/api/v1/buildings/{buildingId}/places', retry: true },
} as const satisfies RouteTable;
