export { command, commandDraft, type Command, type CommandDraft } from './command.ts';
export { deviceEndpoints } from './device-endpoints.ts';
export {
  deviceChange,
  deviceCredential,
  deviceCredentialDraft,
  deviceDependants,
  deviceDraft,
  issuedCredential,
  type DeviceChange,
  type DeviceCredential,
  type DeviceCredentialDraft,
  type DeviceDependants,
  type DeviceDraft,
  type IssuedCredential,
} from './device-registry.ts';
export {
  controlDefinition,
  controlGuard,
  device,
  deviceAbilities,
  deviceState,
  deviceType,
  type ControlDefinition,
  type ControlGuard,
  type Device,
  type DeviceAbilities,
  type DeviceState,
  type DeviceType,
} from './device.ts';
export { metricDefinition, metricKey, metricValue, type MetricDefinition, type MetricValue } from './metric.ts';
export {
  deviceTypeChange,
  deviceTypeDraft,
  knownDeviceType,
  type DeviceTypeChange,
  type DeviceTypeDraft,
  type KnownDeviceType,
} from './own-type.ts';
export { onboardingEndpoints } from './onboarding-endpoints.ts';
export {
  adoptionDraft,
  buildingCredential,
  buildingCredentialDraft,
  connectionProblem,
  foundDecision,
  foundDevice,
  foundDevices,
  foundFit,
  foundProperty,
  issuedBuildingCredential,
  type AdoptionDraft,
  type BuildingCredential,
  type BuildingCredentialDraft,
  type ConnectionProblem,
  type FoundDecision,
  type FoundDevice,
  type FoundDevices,
  type FoundFit,
  type FoundProperty,
  type IssuedBuildingCredential,
} from './onboarding.ts';
