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
  useQuery,
  useQueryClient,
  type UseQueryResult,
} from '@tanstack/react-query';
import type { InputOf } from '../call-types.ts';
import type { ApiError } from '../core/api-error.ts';
import { useApiClient } from './api-provider.tsx';
import { queries, type TelemetryInput } from './queries.ts';
import { queryKeys } from './query-keys.ts';

/** How a query hook asks. */
export interface ReadOptions {
  /** False: do not ask yet. */
  readonly enabled?: boolean;
}

type Read<T> = UseQueryResult<T, ApiError>;

/** The person of the session. The query's error is an `ApiError`. */
export function useWhoami(options: ReadOptions = {}): Read<Whoami> {
  return useQuery({ ...queries(useApiClient()).whoami(), ...options });
}

/** Every building the person may see, by name. */
export function useBuildings(options: ReadOptions = {}): Read<Building[]> {
  return useQuery({ ...queries(useApiClient()).buildings(), ...options });
}

/** One building. The query's error is an `ApiError`. */
export function useBuilding(buildingId: string, options: ReadOptions = {}): Read<Building> {
  return useQuery({ ...queries(useApiClient()).building(buildingId), ...options });
}

/** Sections, floors and units of a building. */
export function usePlaces(buildingId: string, options: ReadOptions = {}): Read<Places> {
  return useQuery({ ...queries(useApiClient()).places(buildingId), ...options });
}

/** Buildings that were taken out of the lists, by name. */
export function useArchivedBuildings(options: ReadOptions = {}): Read<Building[]> {
  return useQuery({ ...queries(useApiClient()).archivedBuildings(), ...options });
}

/** Who is in a building today, by name. */
export function usePeople(buildingId: string, options: ReadOptions = {}): Read<Resident[]> {
  return useQuery({ ...queries(useApiClient()).people(buildingId), ...options });
}

/** Notices of a building that are shown now, important ones first. */
export function useNotices(buildingId: string, options: ReadOptions = {}): Read<Notice[]> {
  return useQuery({ ...queries(useApiClient()).notices(buildingId), ...options });
}

/** Everybody who was, is or will be in a unit, the latest first. */
export function useOccupancies(buildingId: string, unitId: string, options: ReadOptions = {}): Read<Occupancy[]> {
  return useQuery({ ...queries(useApiClient()).occupancies(buildingId, unitId), ...options });
}

/** What happened to a unit, newest first. */
export function useUnitTimeline(buildingId: string, unitId: string, options: ReadOptions = {}): Read<UnitEvent[]> {
  return useQuery({ ...queries(useApiClient()).unitTimeline(buildingId, unitId), ...options });
}

/** Every device of a building, with the state it had when read; live values come from the live channel. */
export function useDevices(buildingId: string, options: ReadOptions = {}): Read<Device[]> {
  return useQuery({ ...queries(useApiClient()).devices(buildingId), ...options });
}

/** The device types in use in a building. The query's error is an `ApiError`. */
export function useDeviceTypes(buildingId: string, options: ReadOptions = {}): Read<DeviceType[]> {
  return useQuery({ ...queries(useApiClient()).deviceTypes(buildingId), ...options });
}

/** Active alarms of a building, most severe first. */
export function useActiveAlarms(buildingId: string, options: ReadOptions = {}): Read<Alarm[]> {
  return useQuery({ ...queries(useApiClient()).alarms(buildingId), ...options });
}

/** One device. The query's error is an `ApiError`. */
export function useDevice(deviceId: string, options: ReadOptions = {}): Read<Device> {
  return useQuery({ ...queries(useApiClient()).device(deviceId), ...options });
}

/** The latest commands of a device, newest first. */
export function useCommands(deviceId: string, options: ReadOptions = {}): Read<Command[]> {
  return useQuery({ ...queries(useApiClient()).commands(deviceId), ...options });
}

/** Past values of a device. While another span loads, the former one stays. */
export function useTelemetry(
  deviceId: string,
  query: TelemetryInput,
  options: ReadOptions = {},
): Read<TelemetryAnswer> {
  return useQuery({
    ...queries(useApiClient()).telemetry(deviceId, query),
    placeholderData: keepPreviousData,
    ...options,
  });
}

/** Sends a command; what becomes of it the live channel says. */
export function useSendCommand(): UseMutationResult<Command, ApiError, InputOf<'sendCommand'>> {
  const client = useApiClient();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (input: InputOf<'sendCommand'>) => (await client.sendCommand(input)).data,
    onSuccess: (command) => queryClient.invalidateQueries({ queryKey: queryKeys.commands(command.deviceId) }),
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
