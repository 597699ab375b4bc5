import type { Alarm } from '@imah/contract/alarms';
import type { Building, Places, UnitEvent } from '@imah/contract/buildings';
import type { Command, Device, DeviceType } from '@imah/contract/devices';
import type { Whoami } from '@imah/contract/identity';
import type { Notice } from '@imah/contract/notices';
import type { Occupancy, Resident } from '@imah/contract/people';
import type { TelemetryAnswer } from '@imah/contract/telemetry';
import { queryOptions } from '@tanstack/react-query';
import type { InputOf } from '../call-types.ts';
import type { ApiClient } from '../client-types.ts';
import type { ApiError } from '../core/api-error.ts';
import { readAllRows } from '../core/list.ts';
import { queryKeys } from './query-keys.ts';

/** Metrics, span (epoch ms) and number of points of past values. */
export type TelemetryInput = NonNullable<InputOf<'queryTelemetry'>['query']>;

/** The longest page the server gives. */
const limit = 200;

/**
 * Query options of every read of the API, for hooks, loaders and prefetching alike:
 * `queryClient.prefetchQuery(queries(client).building(id))`. Lists are read to their last page.
 */
export function queries(client: ApiClient) {
  return {
    whoami: () =>
      queryOptions<Whoami, ApiError>({
        queryKey: queryKeys.whoami(),
        queryFn: async ({ signal }) => (await client.whoami({ signal })).data,
      }),
    buildings: () =>
      queryOptions<Building[], ApiError>({
        queryKey: queryKeys.buildingList(),
        queryFn: ({ signal }) => readAllRows((cursor) => client.listBuildings({ query: { limit, cursor }, signal })),
      }),
    building: (buildingId: string) =>
      queryOptions<Building, ApiError>({
        queryKey: queryKeys.buildingDetail(buildingId),
        queryFn: async ({ signal }) => (await client.getBuilding({ params: { buildingId }, signal })).data,
      }),
    places: (buildingId: string) =>
      queryOptions<Places, ApiError>({
        queryKey: queryKeys.places(buildingId),
        queryFn: async ({ signal }) => (await client.getPlaces({ params: { buildingId }, signal })).data,
      }),
    archivedBuildings: () =>
      queryOptions<Building[], ApiError>({
        queryKey: queryKeys.archivedBuildings(),
        queryFn: ({ signal }) =>
          readAllRows((cursor) => client.listBuildings({ query: { limit, cursor, status: 'archived' }, signal })),
      }),
    people: (buildingId: string) =>
      queryOptions<Resident[], ApiError>({
        queryKey: queryKeys.people(buildingId),
        queryFn: ({ signal }) =>
          readAllRows((cursor) => client.listPeople({ params: { buildingId }, query: { limit, cursor }, signal })),
      }),
    notices: (buildingId: string) =>
      queryOptions<Notice[], ApiError>({
        queryKey: queryKeys.notices(buildingId),
        queryFn: ({ signal }) =>
          readAllRows((cursor) => client.listNotices({ params: { buildingId }, query: { limit, cursor }, signal })),
      }),
    occupancies: (buildingId: string, unitId: string) =>
      queryOptions<Occupancy[], ApiError>({
        queryKey: queryKeys.occupancies(buildingId, unitId),
        queryFn: async ({ signal }) => (await client.listOccupancies({ params: { buildingId, unitId }, signal })).data,
      }),
    unitTimeline: (buildingId: string, unitId: string) =>
      queryOptions<UnitEvent[], ApiError>({
        queryKey: queryKeys.unitTimeline(buildingId, unitId),
        queryFn: async ({ signal }) => (await client.getUnitTimeline({ params: { buildingId, unitId }, signal })).data,
      }),
    devices: (buildingId: string) =>
      queryOptions<Device[], ApiError>({
        queryKey: queryKeys.devices(buildingId),
        queryFn: ({ signal }) =>
          readAllRows((cursor) => client.listDevices({ params: { buildingId }, query: { limit, cursor }, signal })),
      }),
    deviceTypes: (buildingId: string) =>
      queryOptions<DeviceType[], ApiError>({
        queryKey: queryKeys.deviceTypes(buildingId),
        queryFn: async ({ signal }) => (await client.listDeviceTypes({ params: { buildingId }, signal })).data,
      }),
    alarms: (buildingId: string) =>
      queryOptions<Alarm[], ApiError>({
        queryKey: queryKeys.alarms(buildingId),
        queryFn: ({ signal }) =>
          readAllRows((cursor) =>
            client.listActiveAlarms({ params: { buildingId }, query: { limit, cursor }, signal }),
          ),
      }),
    device: (deviceId: string) =>
      queryOptions<Device, ApiError>({
        queryKey: queryKeys.deviceDetail(deviceId),
        queryFn: async ({ signal }) => (await client.getDevice({ params: { deviceId }, signal })).data,
      }),
    /** The newest page only: older commands are history. */
    commands: (deviceId: string) =>
      queryOptions<Command[], ApiError>({
        queryKey: queryKeys.commands(deviceId),
        queryFn: async ({ signal }) => (await client.listCommands({ params: { deviceId }, signal })).data,
      }),
    telemetry: (deviceId: string, query: TelemetryInput) =>
      queryOptions<TelemetryAnswer, ApiError>({
        queryKey: queryKeys.telemetry(deviceId, query),
        queryFn: async ({ signal }) => (await client.queryTelemetry({ params: { deviceId }, query, signal })).data,
      }),
  };
}
