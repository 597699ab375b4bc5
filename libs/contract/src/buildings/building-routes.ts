import type { RouteTable } from '../core/route.ts';

/** The calls about buildings. */
export const buildingRoutes = {
  listBuildings: { method: 'GET', path: '/api/v1/buildings', retry: true },
  getBuilding: { method: 'GET', path: '/api/v1/buildings/{buildingId}', retry: true },
  getPlaces: { method: 'GET', path: '/api/v1/buildings/{buildingId}/places', retry: true },
} as const satisfies RouteTable;
