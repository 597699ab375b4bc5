import type { RouteTable } from '../core/route.ts';

const building = '/api/v1/buildings/{buildingId}';
const meters = `${building}/meters` as const;
const meter = `${meters}/{meterId}` as const;
const readings = `${building}/readings` as const;

/** The calls about meters and what they show. */
export const meteringRoutes = {
  listMeters: { method: 'GET', path: meters, retry: true },
  createMeter: { method: 'POST', path: meters, retry: false },
  getMeter: { method: 'GET', path: meter, retry: true },
  updateMeter: { method: 'PATCH', path: meter, retry: false, ifMatch: true },
  archiveMeter: { method: 'POST', path: `${meter}/archive`, retry: false, ifMatch: true },
  replaceMeter: { method: 'POST', path: `${meter}/replacement`, retry: false, ifMatch: true },
  createReading: { method: 'POST', path: `${meter}/readings`, retry: true, idempotencyKey: true },
  listReadings: { method: 'GET', path: readings, retry: true },
  decideReading: { method: 'POST', path: `${readings}/{readingId}/decision`, retry: false, ifMatch: true },
  correctReading: { method: 'POST', path: `${readings}/{readingId}/correction`, retry: false },
  getMeterSettings: { method: 'GET', path: `${building}/meter-settings`, retry: true },
  updateMeterSettings: { method: 'PUT', path: `${building}/meter-settings`, retry: false },
  listOwnMeters: { method: 'GET', path: '/api/v1/own-meters', retry: true },
} as const satisfies RouteTable;
