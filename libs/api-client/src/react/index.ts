export { ApiProvider, useApiClient, type ApiProviderProps } from './api-provider.tsx';
export {
  useActiveAlarms,
  useBuilding,
  useBuildings,
  useCommands,
  useDevice,
  useDevices,
  useDeviceTypes,
  usePlaces,
  useRemoveDemo,
  useSendCommand,
  useTelemetry,
  useWhoami,
  type ReadOptions,
} from './hooks.ts';
export { queries, type TelemetryInput } from './queries.ts';
export { createQueryClient } from './query-client.ts';
export { queryKeys } from './query-keys.ts';
export { useIcon } from './use-icon.ts';
