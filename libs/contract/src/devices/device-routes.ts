import type { RouteTable } from '../core/route.ts';

/** The calls about devices. */
export const deviceRoutes = {
  listDeviceTypes: { method: 'GET', path: '/api/v1/buildings/{buildingId}/device-types', retry: true },
  listDevices: { method: 'GET', path: '/api/v1/buildings/{buildingId}/devices', retry: true },
  /** The snapshot a client takes after every (re)connect of the live channel. */
  getLiveSnapshot: { method: 'GET', path: '/api/v1/buildings/{buildingId}/live', retry: true },
  getDevice: { method: 'GET', path: '/api/v1/devices/{deviceId}', retry: true },
  listCommands: { method: 'GET', path: '/api/v1/devices/{deviceId}/commands', retry: true },
  sendCommand: { method: 'POST', path: '/api/v1/devices/{deviceId}/commands', retry: true, idempotencyKey: true },
} as const satisfies RouteTable;
