import type { Alarm } from '@imah/contract/alarms';
import type { Building, Places, UnitEvent } from '@imah/contract/buildings';
import type { Command, Device, DeviceType } from '@imah/contract/devices';
import type { Whoami } from '@imah/contract/identity';
import type { Notice } from '@imah/contract/notices';
import type { Occupancy, Resident } from '@imah/contract/people';
import type { TelemetryAnswer } from '@imah/contract/telemetry';
import {
  keepPreviousData,
  useMutation,
  type UseMutationResult,
  useQueryClient,
  type UseQueryResult,
} from '@tanstack/react-query';
import type { InputOf } from '../call-types.ts';
import type { ApiError } from '../core/api-error.ts';
import { useApiClient } from './api-provider.tsx';
import { readKey } from './reads.ts';
import { type ReadOptions, useRead, useReadAll } from './use-read.ts';

/** Metrics, span (epoch ms) and number of points of past values. */
export type TelemetryInput = NonNullable<InputOf<'queryTelemetry'>['query']>;

type Read<T> = UseQueryResult<T, ApiError>;

/** The person of the session. The query's error is an `ApiError`. */
export function useWhoami(options?: ReadOptions<Whoami>): Read<Whoami> {
  return useRead('whoami', {}, options);
}

/** Every building the person may see, by name. */
export function useBuildings(options?: ReadOptions<Building[]>): Read<Building[]> {
  return useReadAll('listBuildings', {}, options);
}

/** One building. The query's error is an `ApiError`. */
export function useBuilding(buildingId: string, options?: ReadOptions<Building>): Read<Building> {
  return useRead('getBuilding', { params: { buildingId } }, options);
}

/** Sections, floors and units of a building. */
export function usePlaces(buildingId: string, options?: ReadOptions<Places>): Read<Places> {
  return useRead('getPlaces', { params: { buildingId } }, options);
}

/** Buildings that were taken out of the lists, by name. */
export function useArchivedBuildings(options?: ReadOptions<Building[]>): Read<Building[]> {
  return useReadAll('listBuildings', { query: { status: 'archived' } }, options);
}

/** Who is in a building today, by name. */
export function usePeople(buildingId: string, options?: ReadOptions<Resident[]>): Read<Resident[]> {
  return useReadAll('listPeople', { params: { buildingId } }, options);
}

/** Notices of a building that are shown now, important ones first. */
export function useNotices(buildingId: string, options?: ReadOptions<Notice[]>): Read<Notice[]> {
  return useReadAll('listNotices', { params: { buildingId } }, options);
}

/** Everybody who was, is or will be in a unit, the latest first. */
export function useOccupancies(
  buildingId: string,
  unitId: string,
  options?: ReadOptions<Occupancy[]>,
): Read<Occupancy[]> {
  return useRead('listOccupancies', { params: { buildingId, unitId } }, options);
}

/** What happened to a unit, newest first. */
export function useUnitTimeline(
  buildingId: string,
  unitId: string,
  options?: ReadOptions<UnitEvent[]>,
): Read<UnitEvent[]> {
  return useRead('getUnitTimeline', { params: { buildingId, unitId } }, options);
}

/** Every device of a building, with the state it had when read; live values come from the live channel. */
export function useDevices(buildingId: string, options?: ReadOptions<Device[]>): Read<Device[]> {
  return useReadAll('listDevices', { params: { buildingId } }, options);
}

/** The device types in use in a building. The query's error is an `ApiError`. */
export function useDeviceTypes(buildingId: string, options?: ReadOptions<DeviceType[]>): Read<DeviceType[]> {
  return useRead('listDeviceTypes', { params: { buildingId } }, options);
}

/** Active alarms of a building, most severe first. */
export function useActiveAlarms(buildingId: string, options?: ReadOptions<Alarm[]>): Read<Alarm[]> {
  return useReadAll('listActiveAlarms', { params: { buildingId } }, options);
}

/** One device. The query's error is an `ApiError`. */
export function useDevice(deviceId: string, options?: ReadOptions<Device>): Read<Device> {
  return useRead('getDevice', { params: { deviceId } }, options);
}

/** The latest commands of a device, newest first. */
export function useCommands(deviceId: string, options?: ReadOptions<Command[]>): Read<Command[]> {
  return useRead('listCommands', { params: { deviceId } }, options);
}

/** Past values of a device. While another span loads, the former one stays. */
export function useTelemetry(
  deviceId: string,
  query: TelemetryInput,
  options?: ReadOptions<TelemetryAnswer>,
): Read<TelemetryAnswer> {
  return useRead('queryTelemetry', { params: { deviceId }, query }, { placeholderData: keepPreviousData, ...options });
}

/** Sends a command; what becomes of it the live channel says. */
export function useSendCommand(): UseMutationResult<Command, ApiError, InputOf<'sendCommand'>> {
  const client = useApiClient();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (input: InputOf<'sendCommand'>) => (await client.sendCommand(input)).data,
    onSuccess: (command) =>
      queryClient.invalidateQueries({ queryKey: readKey('listCommands', { params: { deviceId: command.deviceId } }) }),
  });
}

/** Removes the demonstration; everything read before is forgotten. */
export function useRemoveDemo(): UseMutationResult<undefined, ApiError, InputOf<'removeDemo'>> {
  const client = useApiClient();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: InputOf<'removeDemo'>) => client.removeDemo(input),
    onSuccess: () => queryClient.clear(),
  });
}
