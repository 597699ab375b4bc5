export type { DeviceMemory } from './device-registry-handlers.ts';
export { startDeviceServices } from './device-services.ts';
export { deviceTypes, findDeviceType } from './device-types.ts';
export { devicesDomain } from './domain.ts';
export { readDevices } from './read-devices.ts';
