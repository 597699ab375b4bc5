import type { RouteTable } from '../core/route.ts';

/** The calls about devices. */
export const deviceRoutes = {
  listDeviceTypes: { method: 'GET', path: '/api/v1/buildings/{buildingId}/device-types', retry: true },
  listDevices: { method: 'GET', path: '/api/v1/buildings/{buildingId}/devices', retry: true },
  /** The snapshot a client takes after every (re)connect of the live channel. */
  getLiveSnapshot: { method: 'GET', path: '/api/v1/buildings/{buildingId}/live', retry: true },
  /** The types that a device can be registered with. */
  listKnownDeviceTypes: { method: 'GET', path: '/api/v1/organizations/{orgId}/device-types', retry: true },
  createDeviceType: {
    method: 'POST',
    path: '/api/v1/organizations/{orgId}/device-types',
    retry: true,
    idempotencyKey: true,
  },
  getDeviceType: { method: 'GET', path: '/api/v1/organizations/{orgId}/device-types/{typeId}', retry: true },
  updateDeviceType: {
    method: 'PATCH',
    path: '/api/v1/organizations/{orgId}/device-types/{typeId}',
    retry: false,
    ifMatch: true,
  },
  deleteDeviceType: {
    method: 'DELETE',
    path: '/api/v1/organizations/{orgId}/device-types/{typeId}',
    retry: false,
    ifMatch: true,
  },
  createDevice: { method: 'POST', path: '/api/v1/buildings/{buildingId}/devices', retry: true, idempotencyKey: true },
  importDevices: { method: 'POST', path: '/api/v1/buildings/{buildingId}/devices/import', retry: false },
  undoDeviceImport: {
    method: 'DELETE',
    path: '/api/v1/buildings/{buildingId}/devices/import/{importId}',
    retry: false,
  },
  getDevice: { method: 'GET', path: '/api/v1/devices/{deviceId}', retry: true },
  updateDevice: { method: 'PATCH', path: '/api/v1/devices/{deviceId}', retry: false, ifMatch: true },
  deleteDevice: { method: 'DELETE', path: '/api/v1/devices/{deviceId}', retry: false, ifMatch: true },
  archiveDevice: { method: 'POST', path: '/api/v1/devices/{deviceId}/archive', retry: false, ifMatch: true },
  restoreDevice: { method: 'POST', path: '/api/v1/devices/{deviceId}/restore', retry: false, ifMatch: true },
  replaceDevice: { method: 'POST', path: '/api/v1/devices/{deviceId}/replacement', retry: false, ifMatch: true },
  getDeviceDependants: { method: 'GET', path: '/api/v1/devices/{deviceId}/dependants', retry: true },
  listDeviceCredentials: { method: 'GET', path: '/api/v1/devices/{deviceId}/credentials', retry: true },
  issueDeviceCredential: { method: 'POST', path: '/api/v1/devices/{deviceId}/credentials', retry: false },
  revokeDeviceCredential: {
    method: 'DELETE',
    path: '/api/v1/devices/{deviceId}/credentials/{credentialId}',
    retry: false,
  },
  listCommands: { method: 'GET', path: '/api/v1/devices/{deviceId}/commands', retry: true },
  sendCommand: { method: 'POST', path: '/api/v1/devices/{deviceId}/commands', retry: true, idempotencyKey: true },
  beginHold: { method: 'POST', path: '/api/v1/devices/{deviceId}/holds', retry: false },
  answerCommand: { method: 'POST', path: '/api/v1/devices/{deviceId}/commands/{commandId}/answer', retry: false },
  cancelCommand: { method: 'POST', path: '/api/v1/devices/{deviceId}/commands/{commandId}/cancel', retry: false },
} as const satisfies RouteTable;
