import type { RouteTable } from '../core/route.ts';

const building = '/api/v1/buildings/{buildingId}';

/** The calls that change the places of a building. */
export const placeRoutes = {
  createSection: { method: 'POST', path: `${building}/sections`, retry: false },
  updateSection: { method: 'PATCH', path: `${building}/sections/{sectionId}`, retry: false, ifMatch: true },
  deleteSection: { method: 'DELETE', path: `${building}/sections/{sectionId}`, retry: false, ifMatch: true },
  createFloor: { method: 'POST', path: `${building}/floors`, retry: false },
  updateFloor: { method: 'PATCH', path: `${building}/floors/{floorId}`, retry: false, ifMatch: true },
  deleteFloor: { method: 'DELETE', path: `${building}/floors/{floorId}`, retry: false, ifMatch: true },
  createUnit: { method: 'POST', path: `${building}/units`, retry: false },
  updateUnit: { method: 'PATCH', path: `${building}/units/{unitId}`, retry: false, ifMatch: true },
  deleteUnits: { method: 'POST', path: `${building}/units/delete`, retry: false },
  restoreUnits: { method: 'POST', path: `${building}/units/restore`, retry: false },
  setNpp: { method: 'PUT', path: `${building}/npp`, retry: false },
  importUnits: { method: 'POST', path: `${building}/units/import`, retry: false },
  getUnitTimeline: { method: 'GET', path: `${building}/units/{unitId}/timeline`, retry: true },
} as const satisfies RouteTable;
