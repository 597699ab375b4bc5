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
  type TelemetryInput,
} from './hooks.ts';
export { createQueryClient } from './query-client.ts';
export { type DataOf, type PagesOf, read, readAll, type ReadForm, readKey, type ReadName, readPages } from './reads.ts';
export { useIcon } from './use-icon.ts';
export { type PagesOptions, type ReadOptions, useRead, useReadAll, useReadPages } from './use-read.ts';
