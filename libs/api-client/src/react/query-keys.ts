import type { QueryOf } from '@imah/contract/endpoints';

/**
 * Keys of the query cache, from the general to the particular: invalidating `queryKeys.building(id)`
 * refreshes everything read about that building.
 */
export const queryKeys = {
  whoami: () => ['whoami'] as const,
  buildings: () => ['buildings'] as const,
  buildingList: () => ['buildings', 'list'] as const,
  building: (buildingId: string) => ['buildings', 'one', buildingId] as const,
  buildingDetail: (buildingId: string) => ['buildings', 'one', buildingId, 'detail'] as const,
  archivedBuildings: () => ['buildings', 'archived'] as const,
  people: (buildingId: string) => ['buildings', 'one', buildingId, 'people'] as const,
  notices: (buildingId: string) => ['buildings', 'one', buildingId, 'notices'] as const,
  unit: (buildingId: string, unitId: string) => ['buildings', 'one', buildingId, 'units', unitId] as const,
  occupancies: (buildingId: string, unitId: string) =>
    ['buildings', 'one', buildingId, 'units', unitId, 'occupancies'] as const,
  unitTimeline: (buildingId: string, unitId: string) =>
    ['buildings', 'one', buildingId, 'units', unitId, 'timeline'] as const,
  places: (buildingId: string) => ['buildings', 'one', buildingId, 'places'] as const,
  devices: (buildingId: string) => ['buildings', 'one', buildingId, 'devices'] as const,
  deviceTypes: (buildingId: string) => ['buildings', 'one', buildingId, 'device-types'] as const,
  alarms: (buildingId: string) => ['buildings', 'one', buildingId, 'alarms'] as const,
  device: (deviceId: string) => ['devices', deviceId] as const,
  deviceDetail: (deviceId: string) => ['devices', deviceId, 'detail'] as const,
  commands: (deviceId: string) => ['devices', deviceId, 'commands'] as const,
  telemetry: (deviceId: string, query?: QueryOf<'queryTelemetry'>) =>
    query === undefined
      ? (['devices', deviceId, 'telemetry'] as const)
      : (['devices', deviceId, 'telemetry', query] as const),
};
