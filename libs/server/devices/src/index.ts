export type { DeviceMemory } from './device-registry-handlers.ts';
export { type DeviceServices, startDeviceServices } from './device-services.ts';
export { deviceTypes, findCatalogueType } from './device-types.ts';
export { devicesDomain } from './domain.ts';
export { serveTelemetry } from './onboarding/serve-telemetry.ts';
export { findDeviceTypes } from './read-device-types.ts';
export { readDevices } from './read-devices.ts';
