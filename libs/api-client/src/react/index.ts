export { ApiProvider, useApiClient, type ApiProviderProps } from './api-provider.tsx';
export {
  useActiveAlarms,
  useArchivedBuildings,
  useBuilding,
  useBuildings,
  useCommands,
  useDevice,
  useDevices,
  useDeviceTypes,
  useNotices,
  useOccupancies,
  usePeople,
  usePlaces,
  useRemoveDemo,
  useSendCommand,
  useTelemetry,
  useUnitTimeline,
  useWhoami,
  type ReadOptions,
} from './hooks.ts';
export { queries, type TelemetryInput } from './queries.ts';
export { createQueryClient } from './query-client.ts';
export { queryKeys } from './query-keys.ts';
export { useIcon } from './use-icon.ts';
