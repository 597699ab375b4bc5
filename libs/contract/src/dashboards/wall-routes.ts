import type { RouteTable } from '../core/route.ts';

const ofBuilding = '/api/v1/buildings/{buildingId}/walls';
/** A token stands in no address, so that no log on the way keeps it. */
const shown = '/api/v1/walls';

/** The calls about walls that show dashboards, and those of the screen itself. */
export const wallRoutes = {
  listWalls: { method: 'GET', path: ofBuilding, retry: true },
  createWall: { method: 'POST', path: ofBuilding, retry: false },
  withdrawWall: { method: 'DELETE', path: `${ofBuilding}/{wallId}`, retry: false },
  readWall: { method: 'POST', path: `${shown}/read`, retry: false },
  readWallPage: { method: 'POST', path: `${shown}/page`, retry: false },
  readWallPicture: { method: 'POST', path: `${shown}/picture`, retry: false, bytes: 'answered' },
} as const satisfies RouteTable;
